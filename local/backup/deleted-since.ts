import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Journal } from '../firestore/journal.ts';

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
    const { action, at, uid, orgId } = fields ?? {};
    const seconds = (at as { $timestamp?: readonly number[] } | undefined)?.$timestamp?.[0] ?? 0;
    const isOne = path.startsWith('audit/') && typeof action === 'string' && deletions.includes(action);
    if (!isOne || seconds < Math.floor(moment.getTime() / 1000)) return [];
    return [`${action} ${String(action === 'account.deleted' ? uid : orgId)}`];
  });
}
