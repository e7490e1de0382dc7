import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { allMigrations } from '../../migrations/all-migrations.ts';
import { nameOf } from '../../migrations/runner/migration.ts';
import { Damage } from '../disk/damage.ts';
import { lockDataDir } from '../process/data-dir-lock.ts';
import { readBackup, UnusableBackup } from './backup-file.ts';
import { parts } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { moveLibrariesAhead } from './move-libraries-ahead.ts';
import { inFirestore, openStores } from './open-stores.ts';
import { decideForStaged, finishRestore, isHalfRestored, stagingIn } from './put-in-place.ts';

interface Restored {
  readonly manifest: Manifest;
  /** Where what was there before is, if there was anything. */
  readonly aside: string | undefined;
}

/**
 * Puts what a backup holds in the place of what is kept, which is put aside. Killed on the way, it leaves the one or the
 * other, never some of both. Throws a sentence, with nothing touched, where the file or the folder cannot be used.
 */
export async function restore(file: string, dataDir: string, versionHere: string): Promise<Restored> {
  const unlock = lockAll(dataDir);
  try {
    finishRestore(dataDir);
    const staging = stagingIn(dataDir);
    mkdirSync(staging, { recursive: true, mode: 0o700 });
    try {
      const manifest = await unpackChecked(file, staging, versionHere);
      await inFirestore(staging, moveLibrariesAhead);
      decideForStaged(dataDir);
      const done = finishRestore(dataDir);
      return { manifest, aside: done?.aside };
    } finally {
      if (!isHalfRestored(dataDir)) rmSync(staging, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

/** Lays a backup out in an empty folder once this release can read it, and opens its stores there. */
export async function unpackChecked(file: string, into: string, versionHere: string): Promise<Manifest> {
  const manifest = await readBackup(file, into, (told) => expectReadable(file, told, versionHere));
  try {
    await openStores(into);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    throw new UnusableBackup(
      `${file} is damaged: line ${error.line} of ${error.path.replace(into, 'its copy')}, ${error.why}.`,
    );
  }
  return manifest;
}

function expectReadable(file: string, { version, migrations }: Manifest, versionHere: string): void {
  const known = allMigrations.map(nameOf);
  if (!isNewer(version, versionHere) && migrations.every((number) => known.includes(number))) return;
  throw new UnusableBackup(
    `${file} was made by a newer release (${version}) than this one (${versionHere}): restore it with that one, or a later one.`,
  );
}

const numbersOf = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number);

function isNewer(one: string, other: string): boolean {
  const [these, those] = [numbersOf(one), numbersOf(other)];
  const at = these.findIndex((number, place) => number !== those[place]);
  return at >= 0 && (these[at] ?? 0) > (those[at] ?? 0);
}

/** Each service holds its own folder, whoever started it. */
function lockAll(dataDir: string): () => void {
  const folders = parts
    .map((part) => join(dataDir, part))
    .filter((path) => existsSync(path) && hasLock(path));
  const unlocks: (() => void)[] = [];
  const unlock = () => unlocks.forEach((each) => each());
  try {
    for (const folder of [dataDir, ...folders]) unlocks.push(lockDataDir(folder));
  } catch (error) {
    unlock();
    throw error;
  }
  return unlock;
}

const hasLock = (folder: string) => existsSync(join(folder, 'lock.sqlite'));
