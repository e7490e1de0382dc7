import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from '../disk/replace-file.ts';
import { parts } from './kept-files.ts';

interface Note {
  readonly aside: string;
  readonly staged: readonly string[];
}

const noteIn = (dataDir: string) => join(dataDir, 'restoring.json');

/** Where what is restored stands until it is put in place. */
export const stagingIn = (dataDir: string) => join(dataDir, 'restoring');

/** The name, beside the data, of the folder that what was there before is put into. */
const asideAt = (time: Date) => `before-restore-${time.toISOString().replaceAll(':', '-')}`;

/**
 * From here on what is in the staging folder counts, whenever the process is killed: the note says so, and whoever comes
 * next finishes it. Before, what was there counts.
 */
export function decideForStaged(dataDir: string, now = new Date()): void {
  const staged = parts.filter((part) => existsSync(join(stagingIn(dataDir), part)));
  const note: Note = { aside: asideAt(now), staged };
  replaceFile(noteIn(dataDir), [JSON.stringify(note)]);
}

/** Whether one was decided and not finished: what is in place may be some of the one and some of the other. */
export const isHalfRestored = (dataDir: string) => existsSync(noteIn(dataDir));

export function expectNoHalfRestore(dataDir: string): void {
  if (!isHalfRestored(dataDir)) return;
  throw new Error(`A restore into ${dataDir} was interrupted: npm start finishes it.`);
}

/**
 * Finishes a restore that was decided, or forgets one that was not; for whoever has the folder's lock. Returns the folder
 * that holds what was there before, if there was anything; undefined where nothing was restored.
 */
export function finishRestore(dataDir: string): { readonly aside: string | undefined } | undefined {
  const staging = stagingIn(dataDir);
  if (!isHalfRestored(dataDir)) {
    rmSync(staging, { recursive: true, force: true });
    return undefined;
  }
  const { aside, staged } = JSON.parse(readFileSync(noteIn(dataDir), 'utf8')) as Note;
  const before = join(dataDir, aside);
  for (const part of parts) {
    const [now, then, restored] = [join(dataDir, part), join(before, part), join(staging, part)];
    // What was staged and is there no more is in place already.
    const isDone = staged.includes(part) && !existsSync(restored);
    if (isDone) continue;
    if (existsSync(now) && !existsSync(then)) move(now, then);
    if (existsSync(restored)) move(restored, now);
  }
  rmSync(staging, { recursive: true, force: true });
  rmSync(noteIn(dataDir));
  return { aside: existsSync(before) ? before : undefined };
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
