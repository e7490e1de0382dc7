import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { allMigrations } from '../migrations/all-migrations.ts';
import { nameOf } from '../migrations/runner/migration.ts';
import { dueMigrations } from '../migrations/runner/migration-records.ts';
import { runMigrations } from '../migrations/runner/run-migrations.ts';
import { versionHere } from './process/version-here.ts';

/**
 * Brings the local store to today's form before anybody is served from it. Where that changes documents, the folder is
 * copied first, beside itself.
 */
export async function migrateLocally(firestore: Firestore, folder: string): Promise<void> {
  const appVersion = versionHere();
  const due = await dueMigrations(firestore, allMigrations);
  const [first] = due;
  if (!first) return;
  const expected = await runMigrations(firestore, due, { appVersion, dryRun: true });
  if (expected.some(({ changed }) => changed > 0)) {
    const copy = `${folder}-before-${nameOf(first)}`;
    // Of a start that was killed on its way here, the first copy is the one from before.
    cpSync(folder, copy, { recursive: true, force: false, filter: (path) => !isLock(path) });
    console.log(`The data are being brought to a new form; as they were, they stay in ${copy}.`);
  }
  await runMigrations(firestore, due, { appVersion });
}

const isLock = (path: string) => [join(path, '..', 'lock'), join(path, '..', 'lock.sqlite')].includes(path);
