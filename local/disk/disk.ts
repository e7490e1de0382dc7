import { fsyncSync, ftruncateSync, writeSync } from 'node:fs';

/** The calls that fail where a disk is full or broken. */
export interface Disk {
  /** Returns how many bytes it took, which may be fewer than there are from `offset` on. */
  write(file: number, bytes: Buffer, offset: number): number;
  sync(file: number): void;
  truncate(file: number, length: number): void;
}

export const theDisk: Disk = { write: writeSync, sync: fsyncSync, truncate: ftruncateSync };

export function writeWhole(disk: Disk, file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += disk.write(file, bytes, written);
}

/** What was to be kept is not: the disk did not take it, and memory is as it was before. */
export class NotKept extends Error {
  /** No code of Firestore's own: its client would try a transaction with one of those again and again. */
  readonly code = 'unavailable';

  constructor(cause: unknown) {
    super('This was not saved: the disk takes nothing right now. Please try again in a moment.', { cause });
  }
}

const diskFailures = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG'];

export const isDiskFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && diskFailures.includes(String(error.code));
