import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identityOf, isRunning } from '../process/process-identity.ts';
import { packBackup, readBackup } from './backup-file.ts';
import { copyStores } from './copy-stores.ts';
import { parts } from './kept-files.ts';
import { manifestOf, type Manifest } from './manifest.ts';
import { contentOf, openStores } from './open-stores.ts';
import { expectNoHalfRestore } from './put-in-place.ts';

export const backupsIn = (dataDir: string) => join(dataDir, 'backups');

/**
 * Writes all that the local services keep to one new file, while they run or not. It is read back, and its stores are opened,
 * before it gets its name: a file of that name is a whole backup.
 */
export async function backUp(
  dataDir: string,
  file: string,
  made: { readonly version: string; readonly madeAt: Date },
): Promise<Manifest> {
  if (!parts.some((part) => existsSync(join(dataDir, part)))) {
    throw new Error(`There is nothing to back up in ${dataDir}.`);
  }
  expectNoHalfRestore(dataDir);
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`);
  mkdirSync(backupsIn(dataDir), { recursive: true, mode: 0o700 });
  forgetDrafts(backupsIn(dataDir));
  mkdirSync(dirname(file), { recursive: true });
  // In the data folder, where files can have a second name.
  const copy = join(backupsIn(dataDir), `${draft}${identityOf(process.pid)}`);
  const packed = `${file}.draft`;
  try {
    copyStores(dataDir, copy);
    const manifest = await manifestOf(copy, contentOf(copy), made);
    rmSync(packed, { force: true });
    await packBackup(copy, manifest, packed);
    await readBackup(packed);
    await openStores(copy);
    renameSync(packed, file);
    return manifest;
  } finally {
    rmSync(copy, { recursive: true, force: true });
    rmSync(packed, { force: true });
  }
}

const draft = 'draft ';

/** What a killed backup has left. */
function forgetDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(draft) || isRunning(name.slice(draft.length))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
