import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Journal } from '../firestore/journal.ts';

/** An event of the audit trail, as the journal has it. */
interface StoredEvent {
  readonly action?: string;
  readonly at?: { readonly $timestamp: readonly number[] };
  readonly uid?: string;
  readonly orgId?: string;
}

const deletions = ['account.deleted', 'organization.deleted'];

/**
 * What people had deleted after a moment, by the audit trail of a data folder: a backup of that moment brings it back. As
 * `account.deleted uid` or `organization.deleted id`.
 */
export function deletedSince(folder: string, moment: Date): string[] {
  const store = join(folder, 'firestore');
  if (!existsSync(store)) return [];
  // Of a damaged store, whatever can be read.
  return new Journal(store).inspect().documents.flatMap(([path, fields]) => {
    const { action, at, uid, orgId } = (fields ?? {}) as unknown as StoredEvent;
    const [seconds = 0] = at?.$timestamp ?? [];
    const isOne = path.startsWith('audit/') && action !== undefined && deletions.includes(action);
    if (!isOne || seconds < Math.floor(moment.getTime() / 1000)) return [];
    return [`${action} ${action === 'account.deleted' ? uid : orgId}`];
  });
}
