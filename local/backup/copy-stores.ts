import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { readAccounts } from '../auth/account-file.ts';
import { Damage } from '../disk/damage.ts';
import { readRecordFile } from '../disk/record-file.ts';
import { Journal } from '../firestore/journal.ts';
import { onceWritten } from './kept-files.ts';
import { copyOneMoment } from './one-moment.ts';

/** A copy is read while its journal may be cut back to its last whole record: what was read then is read again. */
const tries = 5;

/**
 * Copies all that the local services keep into the empty folder `to`, as it was in one moment, whether they run or not.
 * Throws `Damage` where what they keep is damaged itself.
 */
export function copyStores(dataDir: string, to: string): void {
  for (let left = tries; ; left -= 1) {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true, mode: 0o700 });
    // Once before, for what is deleted meanwhile, and once after, for what is added.
    takeAlong(dataDir, to);
    copyOneMoment(dataDir, to);
    takeAlong(dataDir, to);
    const damage = tidy(to);
    if (!damage) return;
    if (left === 1) throw new Damage(damage.path.replace(to, dataDir), damage.line, damage.why);
  }
}

/** A second name for each file that is written once: no second copy of its bytes where the disk knows such names. */
function takeAlong(dataDir: string, to: string): void {
  for (const [folder, names] of onceWritten) {
    if (!existsSync(join(dataDir, folder))) continue;
    mkdirSync(join(to, folder), { recursive: true });
    for (const name of readdirSync(join(dataDir, folder)).filter((each) => names.test(each))) {
      takeOne(join(dataDir, folder, name), join(to, folder, name));
    }
  }
}

function takeOne(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    // Some disks know no second names, and a file may be gone since it was listed.
    if (existsSync(from)) copyFileSync(from, to);
  }
}

/** Leaves out half a record, and pictures that were deleted; returns what is damaged all the same. */
function tidy(folder: string): Damage | undefined {
  const damages: Damage[] = [];
  for (const store of ['firestore', 'stripe']) {
    const path = join(folder, store, 'journal.jsonl');
    if (existsSync(path)) truncateSync(path, readRecordFile(path, 'journal').wholeBytes);
    if (!existsSync(join(folder, store))) continue;
    const found = new Journal(join(folder, store)).inspect();
    damages.push(...found.damages);
    if (store === 'firestore') forgetDeleted(folder, new Set(found.documents.map(([name]) => name)));
  }
  if (existsSync(join(folder, 'auth'))) damages.push(...readAccounts(join(folder, 'auth')).damages);
  return damages[0];
}

function forgetDeleted(folder: string, documents: ReadonlySet<string>): void {
  if (!existsSync(join(folder, 'pictures'))) return;
  for (const name of readdirSync(join(folder, 'pictures'))) {
    if (!documents.has(`pictures/${name}`)) rmSync(join(folder, 'pictures', name));
  }
}
