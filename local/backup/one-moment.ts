import { closeSync, fstatSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storeFiles } from './kept-files.ts';

interface Held {
  readonly path: string;
  readonly file: number;
  readonly inode: bigint;
  readonly size: bigint;
}

/** So often it is tried to find no write between opening the first file and the last: that takes a fraction of a millisecond. */
const tries = 10_000;

/**
 * Copies the files of every store as they were in one moment, whoever writes meanwhile. A file that is replaced stays whole
 * for whoever has it open, and a journal that grows keeps what it had; its end may be half a record.
 */
export function copyOneMoment(dataDir: string, to: string): void {
  const held = holdOneMoment(dataDir);
  try {
    for (const each of held) copy(each, join(to, each.path));
  } finally {
    for (const { file } of held) closeSync(file);
  }
}

function holdOneMoment(dataDir: string): Held[] {
  for (let left = tries; left > 0; left -= 1) {
    const held = storeFiles.flatMap((path) => hold(dataDir, path));
    const isOneMoment = storeFiles.every((path) =>
      isAsHeld(
        join(dataDir, path),
        held.find((each) => each.path === path),
      ),
    );
    if (isOneMoment) return held;
    for (const { file } of held) closeSync(file);
  }
  throw new Error('So much is being written that no moment between two writes was found: try again.');
}

function hold(dataDir: string, path: string): Held[] {
  try {
    const file = openSync(join(dataDir, path), 'r');
    const { ino: inode, size } = fstatSync(file, { bigint: true });
    return [{ path, file, inode, size }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isAsHeld(path: string, held: Held | undefined): boolean {
  const now = statSync(path, { bigint: true, throwIfNoEntry: false });
  return now?.ino === held?.inode && now?.size === held?.size;
}

const pieceSize = 1024 * 1024;

function copy({ file, size }: Held, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const copied = openSync(to, 'wx', 0o600);
  try {
    const piece = Buffer.alloc(pieceSize);
    for (let at = 0; at < Number(size);) {
      const read = readSync(file, piece, 0, Math.min(pieceSize, Number(size) - at), at);
      if (read === 0) break;
      for (let written = 0; written < read;) written += writeSync(copied, piece, written, read - written);
      at += read;
    }
  } finally {
    closeSync(copied);
  }
}
