import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { theDisk, writeWhole, type Disk } from './disk.ts';

const pieceSize = 64 * 1024;

/** Puts a file in the place of another; a crash or a full disk on the way leaves the one that was there. */
export function replaceFile(
  path: string,
  lines: Iterable<string | Uint8Array>,
  disk: Disk = theDisk,
  draft = draftOf(path),
): void {
  closeSync(replaceAndKeepOpen(path, lines, disk, draft));
}

const draftOf = (path: string) => `${path}.draft`;

/** The same, and leaves the new file open for more at its end. */
export function replaceAndKeepOpen(
  path: string,
  lines: Iterable<string | Uint8Array>,
  disk: Disk = theDisk,
  draft = draftOf(path),
): number {
  rmSync(draft, { force: true });
  const file = openSync(draft, 'a');
  try {
    let piece: Uint8Array[] = [];
    let size = 0;
    const writePiece = () => {
      writeWhole(disk, file, Buffer.concat(piece));
      [piece, size] = [[], 0];
    };
    for (const line of lines) {
      const bytes = typeof line === 'string' ? Buffer.from(line) : line;
      piece.push(bytes);
      size += bytes.length;
      if (size >= pieceSize) writePiece();
    }
    writePiece();
    disk.sync(file);
    renameSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    closeSync(file);
    rmSync(draft, { force: true });
    throw error;
  }
  return file;
}

/** Without this, a machine that loses its power may forget the new name and keep what came after it. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
