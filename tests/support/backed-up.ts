import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeAccounts } from '@/local/auth/account-file';
import { mayHold } from '@/local/backup/kept-files';
import { Journal, type Write } from '@/local/firestore/journal';

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heelwrite-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with something in each of its stores, whose documents tell `what`. */
export function aDataFolder(what: string, documents: readonly Write[] = []): string {
  const folder = aFolder();
  writeStores(folder, what, documents);
  return folder;
}

export function writeStores(folder: string, what: string, documents: readonly Write[] = []): void {
  const firestore = new Journal(join(folder, 'firestore'));
  firestore.fold([[`dogs/1`, { what }], [`pictures/bella`, { what }], ...documents]);
  firestore.append([['dogs/2', { what }]]);
  firestore.close();
  const stripe = new Journal(join(folder, 'stripe'));
  stripe.fold([['customer/cus_1', { id: 'cus_1', what }]]);
  stripe.close();
  for (const name of ['auth', 'pictures', 'outbox']) mkdirSync(join(folder, name));
  writeAccounts(join(folder, 'auth'), { users: [{ localId: what }] as never, codes: [] });
  writeFileSync(join(folder, 'pictures', 'bella'), `the picture of ${what}`);
  writeFileSync(join(folder, 'outbox', '2026-11-30T01-02-03.000Z sam@heelwrite.test.eml'), what);
  writeFileSync(join(folder, 'demo-data.json'), JSON.stringify([what]));
}

/** What the services would find: documents, objects of Stripe, and the bytes of every other file. */
export function found(folder: string): Record<string, unknown> {
  const files = globSync('**/*', { cwd: folder }).filter(
    (path) => mayHold(path) && !/(snapshot|journal)\.jsonl$/.test(path),
  );
  return {
    firestore: Object.fromEntries(new Journal(join(folder, 'firestore')).read()),
    stripe: Object.fromEntries(new Journal(join(folder, 'stripe')).read()),
    ...Object.fromEntries(files.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
  };
}
