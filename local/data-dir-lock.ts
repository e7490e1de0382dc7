import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning, pidOf } from './process-identity.ts';

/**
 * Makes this process the only one that uses `dir`, until it ends or calls the returned function.
 * What a killed process left behind is taken over.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'lock');
  const mine = `${lock}.${process.pid}`;
  const abandoned = `${mine}.abandoned`;
  writeFileSync(mine, identityOf(process.pid));
  try {
    for (;;) {
      try {
        // A link, unlike a write, appears with its content: nobody ever reads a half-written lock.
        linkSync(mine, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readIfThere(lock);
      if (holder === undefined) continue;
      if (isRunning(holder)) {
        throw new Error(
          `The folder ${dir} is in use by process ${pidOf(holder)}: stop that one first, or choose another DATA_DIR.`,
        );
      }
      // Of several that find a dead holder, the rename lets one through.
      renameIfThere(lock, abandoned);
      rmSync(abandoned, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function readIfThere(path: string): string | undefined {
  return ifThere(() => readFileSync(path, 'utf8'));
}

function renameIfThere(from: string, to: string): void {
  ifThere(() => renameSync(from, to));
}

function ifThere<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
