import type { Firestore } from 'firebase-admin/firestore';
import { allMigrations } from './all-migrations.ts';
import { nameOf } from './runner/migration.ts';
import { dueMigrations } from './runner/migration-records.ts';

/** What is to be run in this store, in a sentence; undefined where nothing is. */
export async function nameDueMigrations(firestore: Firestore): Promise<string | undefined> {
  const due = await dueMigrations(firestore, allMigrations);
  if (due.length === 0) return undefined;
  const names = due.map(nameOf).join(', ');
  return `Migrations are due in this store: ${names}. Once no older release serves any more, run npm run migrate (docs/upgrade.md).`;
}
