import 'server-only';
import type { Query, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { converterFor, storedTime } from './document-schema';

/** What happened, told by uids and ids only: addresses and names are looked up when it is read. */
export interface NewAuditEvent {
  readonly uid: string;
  readonly action: string;
  readonly target?: string | undefined;
  readonly orgId?: string | undefined;
  /** Uids of people, beside the one who acted, whose matter it is too. */
  readonly concerns?: readonly string[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

const eventSchema = z.object({
  at: storedTime,
  uid: z.string(),
  action: z.string(),
  target: z.optional(z.string()),
  orgId: z.optional(z.string()),
  metadata: z.optional(z.string()),
});
export type StoredAuditEvent = z.output<typeof eventSchema> & { readonly id: string };

const day = 24 * 60 * 60 * 1000;

function toDocument({ uid, action, target, orgId, concerns = [], metadata }: NewAuditEvent) {
  const at = new Date();
  return {
    at,
    // Firestore's own time-to-live policy removes what has expired.
    expiresAt: new Date(at.getTime() + env().AUDIT_RETENTION_DAYS * day),
    uid,
    concerns: [...new Set([uid, ...concerns])],
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

const alreadyExists = 6;

/** The same under an id of its own: recorded a second time, nothing happens. */
export async function recordOnce(id: string, event: NewAuditEvent): Promise<void> {
  try {
    await events().doc(id).create(toDocument(event));
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
}

interface Page {
  readonly limit: number;
  readonly before: { readonly at: Date; readonly id: string } | undefined;
}

/** What concerns a person, the newest first. */
export async function eventsOfPerson(uid: string, page: Page): Promise<StoredAuditEvent[]> {
  return read(ofPerson(uid), page);
}

/** All of it in one reading, event by event. */
export async function* everyEventOfPerson(uid: string): AsyncGenerator<StoredAuditEvent> {
  const found = ofPerson(uid).withConverter(converterFor(eventSchema)).stream();
  for await (const document of found as AsyncIterable<QueryDocumentSnapshot<z.output<typeof eventSchema>>>) {
    yield { id: document.id, ...document.data() };
  }
}

function ofPerson(uid: string): Query {
  return events().where('concerns', 'array-contains', uid).orderBy('at', 'desc').orderBy('__name__', 'desc');
}

/** What happened in an organization, the newest first. */
export async function eventsOfOrganization(orgId: string, page: Page): Promise<StoredAuditEvent[]> {
  return read(events().where('orgId', '==', orgId).orderBy('at', 'desc').orderBy('__name__', 'desc'), page);
}

async function read(query: Query, { limit, before }: Page): Promise<StoredAuditEvent[]> {
  const from = before ? query.startAfter(before.at, before.id) : query;
  const { docs } = await from.limit(limit).withConverter(converterFor(eventSchema)).get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}
