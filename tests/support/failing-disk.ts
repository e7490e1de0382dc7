import { theDisk, type Disk } from '@/local/disk/disk';

const systemError = (code: string) => Object.assign(new Error(`${code}: as on a bad disk`), { code });

/** A disk that takes `room` bytes more and then is full; it can break in other ways too. */
export class FailingDisk implements Disk {
  room = Infinity;
  syncs = true;
  truncates = true;

  write(file: number, bytes: Buffer, offset: number): number {
    if (this.room === 0) throw systemError('ENOSPC');
    const piece = bytes.subarray(offset, offset + Math.min(bytes.length - offset, this.room));
    const taken = theDisk.write(file, piece, 0);
    this.room -= taken;
    return taken;
  }

  sync(file: number): void {
    if (!this.syncs) throw systemError('EIO');
    theDisk.sync(file);
  }

  truncate(file: number, length: number): void {
    if (!this.truncates) throw systemError('EIO');
    theDisk.truncate(file, length);
  }
}
