import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { backend } from '../backend';

/** What happened, told by uids and ids only: addresses and names are looked up when it is read. */
export interface NewAuditEvent {
  readonly uid: string;
  readonly action: string;
  readonly target?: string | undefined;
  readonly orgId?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

function toDocument({ uid, action, target, orgId, metadata }: NewAuditEvent) {
  return {
    at: new Date(),
    uid,
    action,
    ...(target && { target }),
    ...(orgId && { orgId }),
    // As JSON: Firestore refuses nested lists and some names of fields, callers may send either.
    ...(metadata && { metadata: JSON.stringify(metadata) }),
  };
}

const events = () => backend().firestore.collection('audit');

export function recordIn(tx: Transaction, event: NewAuditEvent): void {
  tx.create(events().doc(), toDocument(event));
}

export async function record(event: NewAuditEvent): Promise<void> {
  await events().doc().create(toDocument(event));
}
