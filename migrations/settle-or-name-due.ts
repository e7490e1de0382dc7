import type { Firestore } from 'firebase-admin/firestore';
import { allMigrations } from './all-migrations.ts';
import { nameOf, type Migration } from './runner/migration.ts';
import { AlreadyRunning, dueMigrations } from './runner/migration-records.ts';
import { runMigrations } from './runner/run-migrations.ts';

/**
 * What somebody has to run in this store, in a sentence; undefined where nothing is. In a store in which nothing is yet, nothing
 * is in an older form: there they are put on record as done.
 */
export async function settleOrNameDue(firestore: Firestore, appVersion: string): Promise<string | undefined> {
  const due = await dueMigrations(firestore, allMigrations);
  if (due.length === 0) return undefined;
  if (await isNew(firestore, due)) {
    await runMigrations(firestore, due, { appVersion }).catch((error: unknown) => {
      // Another process that starts does the same.
      if (!(error instanceof AlreadyRunning)) throw error;
    });
    return undefined;
  }
  const names = due.map(nameOf).join(', ');
  return `Migrations are due in this store: ${names}. Once no older release serves any more, run npm run migrate (docs/upgrade.md).`;
}

async function isNew(firestore: Firestore, due: readonly Migration[]): Promise<boolean> {
  const firsts = await Promise.all(
    due.map(async ({ collection }) => firestore.collection(collection).limit(1).get()),
  );
  return firsts.every(({ empty }) => empty);
}
