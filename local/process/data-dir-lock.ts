import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { identityOf, isRunning, pidOf } from './process-identity.ts';

/** A database that nobody refers to is closed, and its lock is gone. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that uses `dir`, until it ends or calls the returned function.
 * The kernel holds the lock, on the file itself: it holds between containers that share the folder, where process ids say
 * nothing, and a killed process holds it no longer.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'lock.sqlite');
  const note = join(dir, 'lock');
  // A file that can't be opened is told apart by the system better than by SQLite.
  writeFileSync(path, '', { flag: 'a' });
  const { DatabaseSync } = withoutWarning(() => process.getBuiltinModule('node:sqlite'));
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(
      `The folder ${dir} is in use by ${holderNamed(note)}: stop that one first, or choose another DATA_DIR.`,
    );
  }
  held.add(database);
  noteHolder(note);
  return () => {
    rmSync(note, { force: true });
    held.delete(database);
    database.close();
  };
}

const busy = 5;

/** For the sentence that others get; the lock holds without it. */
function noteHolder(note: string): void {
  try {
    writeFileSync(note, JSON.stringify({ process: identityOf(process.pid), machine: hostname() }));
  } catch {
    // A full disk.
  }
}

function holderNamed(note: string): string {
  try {
    const { process: holder, machine } = JSON.parse(readFileSync(note, 'utf8')) as {
      process: string;
      machine: string;
    };
    return isRunning(holder) ? `process ${pidOf(holder)}` : `process ${pidOf(holder)} of ${machine}`;
  } catch {
    return 'another process';
  }
}

/** Node calls SQLite experimental on standard error, where people look for what went wrong. */
function withoutWarning<T>(load: () => T): T {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- put back as it was
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
