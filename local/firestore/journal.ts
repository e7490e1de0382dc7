import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppendFile } from '../disk/append-file.ts';
import { Damage } from '../disk/damage.ts';
import { isDiskFailure, theDisk, type Disk } from '../disk/disk.ts';
import { closedFile, headerLine, readRecordFile, recordLine, type RecordFile } from '../disk/record-file.ts';
import { replaceFile } from '../disk/replace-file.ts';
import type { Json } from './document-codec.ts';

/** The state of one document after a commit: its fields, or null once it is gone. */
export type Write = readonly [path: string, fields: Readonly<Record<string, Json>> | null];

interface JournalOptions {
  /** A journal larger than this, and larger than the snapshot, is worth folding into it. */
  readonly foldAbove?: number;
  /** Waits for the disk as well: what was acknowledged outlives the machine, not only the process. */
  readonly sync?: boolean;
  readonly disk?: Disk;
}

/** For how long a commit that was kept shows that the next one will be. */
const freshness = 5_000;

/**
 * Keeps commits on disk: `journal.jsonl` has one line per commit since `snapshot.jsonl`, which has one line per document.
 * Lines state what a document became, never how, so that replaying a line twice does no harm.
 */
export class Journal {
  readonly #snapshotPath: string;
  readonly #journalPath: string;
  readonly #foldAbove: number;
  readonly #options: { readonly sync: boolean; readonly disk: Disk };
  #file: AppendFile | undefined;
  #next = 1;
  #snapshotBytes = 0;
  #foldAgainAbove = 0;

  constructor(
    dir: string,
    { foldAbove = 4 * 1024 * 1024, sync = false, disk = theDisk }: JournalOptions = {},
  ) {
    mkdirSync(dir, { recursive: true });
    this.#snapshotPath = join(dir, 'snapshot.jsonl');
    this.#journalPath = join(dir, 'journal.jsonl');
    this.#foldAbove = foldAbove;
    this.#options = { sync, disk };
  }

  /** What all commits on disk add up to, as one write per document that exists; throws `Damage` where a byte is wrong. */
  read(): Write[] {
    const { documents, damages } = this.inspect();
    if (damages[0]) throw damages[0];
    return documents;
  }

  /** What all whole records add up to, and every place that is damaged. */
  inspect(): { readonly documents: Write[]; readonly damages: readonly Damage[] } {
    const snapshot = readRecordFile(this.#snapshotPath, 'snapshot');
    const journal = readRecordFile(this.#journalPath, 'journal');
    const documents = new Map<string, Write>();
    for (const { content } of [...snapshot.records, ...journal.records]) {
      for (const write of content as Write[]) {
        if (write[1] === null) documents.delete(write[0]);
        else documents.set(write[0], write);
      }
    }
    const missing = this.#missing(snapshot, journal);
    return {
      documents: [...documents.values()],
      damages: [...snapshot.damages, ...journal.damages, ...(missing ? [missing] : [])],
    };
  }

  /** A journal with checksums stands on a snapshot with checksums, and one of them does not go by itself. */
  #missing(snapshot: RecordFile, journal: RecordFile): Damage | undefined {
    const isChecked = ({ format }: RecordFile) => format === 'checked';
    const isGone = ({ format }: RecordFile) => format === 'missing' || format === 'empty';
    if (isChecked(journal) && isGone(snapshot)) {
      return new Damage(this.#snapshotPath, 1, 'the file is gone or empty');
    }
    if (isChecked(snapshot) && isGone(journal) && snapshot.header['besideJournal'] === true) {
      return new Damage(this.#journalPath, 1, 'the file is gone or empty');
    }
    return undefined;
  }

  /** Makes ready for commits to these documents, which `read` has found. */
  begin(documents: Iterable<Write>): void {
    try {
      this.fold(documents);
    } catch (error) {
      // With no room to fold, what is there can be read, and goes on by itself once there is room again.
      const { format, wholeBytes, next } = readRecordFile(this.#journalPath, 'journal');
      if (this.#file || format !== 'checked' || !isDiskFailure(error)) throw error;
      this.#file = AppendFile.goOn(this.#journalPath, wholeBytes, this.#options);
      this.#next = next;
    }
  }

  get isWorthFolding(): boolean {
    const { length } = this.#file ?? { length: 0 };
    return length > Math.max(this.#foldAbove, this.#snapshotBytes, this.#foldAgainAbove);
  }

  /** Folds where it is worth it; where the disk has no room for that, the journal goes on growing. */
  foldWhereWorth(documents: () => Iterable<Write>): void {
    if (!this.isWorthFolding) return;
    try {
      this.fold(documents());
    } catch {
      // The commit that led here is kept; it is not for its caller to hear of this.
      this.#foldAgainAbove = 2 * (this.#file?.length ?? 0);
    }
  }

  /** Replaces all that is on disk by these documents; a crash or a full disk on the way leaves the old or the new state. */
  fold(documents: Iterable<Write>): void {
    let bytes = 0;
    const counted = function* (lines: Iterable<string>) {
      for (const line of lines) {
        bytes += line.length;
        yield line;
      }
    };
    const besideJournal = existsSync(this.#journalPath);
    const lines = closedFile('snapshot', oneByOne(documents), { besideJournal });
    replaceFile(this.#snapshotPath, counted(lines), this.#options.disk);
    const emptied = AppendFile.replace(this.#journalPath, [headerLine('journal')], this.#options);
    this.close();
    this.#file = emptied;
    this.#next = 1;
    this.#snapshotBytes = bytes;
    this.#foldAgainAbove = 0;
  }

  /**
   * Hands the commit to the operating system before it returns: a killed process loses nothing it has acknowledged.
   * Throws `NotKept` where the disk does not take it, and takes the next one as soon as there is room.
   */
  append(writes: readonly Write[]): void {
    if (!this.#file) throw new Error('The journal is closed.');
    this.#file.append(recordLine(this.#next, writes));
    this.#next += 1;
  }

  /** Whether a commit would be kept, as far as can be known before. */
  get isWritable(): boolean {
    return this.#file?.isWritable(freshness) ?? false;
  }

  /** Waits until the disk has what the operating system was handed. */
  sync(): void {
    this.#file?.sync();
  }

  close(): void {
    this.#file?.close();
    this.#file = undefined;
  }
}

function* oneByOne(documents: Iterable<Write>): Generator<readonly Write[]> {
  for (const write of documents) yield [write];
}
