import { closeSync, fstatSync, openSync } from 'node:fs';
import { NotKept, theDisk, writeWhole, type Disk } from './disk.ts';
import { replaceAndKeepOpen } from './replace-file.ts';

/** Room for this much is room enough for the ordinary record. */
const probe = Buffer.alloc(64 * 1024, ' ');

interface AppendOptions {
  /** Waits for the disk as well: what was acknowledged outlives the machine, not only the process. */
  readonly sync?: boolean;
  readonly disk?: Disk;
}

/** A file that grows by whole pieces only: what a full disk took of one is cut away before the next. */
export class AppendFile {
  readonly #file: number;
  readonly #sync: boolean;
  readonly #disk: Disk;
  #length: number;
  #isClean: boolean;
  #failed = false;
  #provedAt = performance.now();

  private constructor(file: number, length: number, { sync = false, disk = theDisk }: AppendOptions) {
    this.#file = file;
    this.#length = length;
    this.#sync = sync;
    this.#disk = disk;
    this.#isClean = fstatSync(file).size === length;
  }

  /** Puts a file of these lines in the place of the one that is there. */
  static replace(path: string, lines: readonly string[], options: AppendOptions): AppendFile {
    const length = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    return new AppendFile(replaceAndKeepOpen(path, lines, options.disk), length, options);
  }

  /** Goes on behind the first `length` bytes of the file that is there. */
  static goOn(path: string, length: number, options: AppendOptions): AppendFile {
    return new AppendFile(openSync(path, 'a'), length, options);
  }

  get length(): number {
    return this.#length;
  }

  /** Takes the piece whole, or throws `NotKept` and is as before. */
  append(piece: string): void {
    const bytes = Buffer.from(piece);
    this.#attempt(() => {
      writeWhole(this.#disk, this.#file, bytes);
      if (this.#sync) this.#disk.sync(this.#file);
      this.#length += bytes.length;
      this.#isClean = true;
    });
  }

  /** Whether a piece would be taken; tried out where that was not seen within the last `freshness` milliseconds. */
  isWritable(freshness: number): boolean {
    if (!this.#failed && performance.now() - this.#provedAt < freshness) return true;
    try {
      this.#attempt(() => {
        writeWhole(this.#disk, this.#file, probe);
        this.#cutBack();
      });
      return true;
    } catch {
      return false;
    }
  }

  sync(): void {
    this.#disk.sync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }

  #attempt(work: () => void): void {
    try {
      if (!this.#isClean) this.#cutBack();
      this.#isClean = false;
      work();
      this.#failed = false;
      this.#provedAt = performance.now();
    } catch (error) {
      this.#failed = true;
      try {
        this.#cutBack();
      } catch {
        // The next attempt begins with it.
      }
      throw new NotKept(error);
    }
  }

  #cutBack(): void {
    this.#disk.truncate(this.#file, this.#length);
    this.#isClean = true;
  }
}
