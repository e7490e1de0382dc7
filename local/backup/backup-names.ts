import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const names = /^heelwrite-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;

/** `heelwrite-2026-11-30T01-02-03Z.tar.gz`: in the order of their names they are in the order of their times. */
export const backupName = (time: Date): string =>
  `heelwrite-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.gz`;

/** The backups in a folder that bear a name of ours, the newest first. */
export function backupsAt(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => names.test(name))
      .sort()
      .reverse()
      .map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Deletes all but the newest backups of a folder; returns those that are gone. */
export function keepNewest(folder: string, count: number): string[] {
  const old = backupsAt(folder).slice(count);
  for (const file of old) rmSync(file);
  return old;
}
