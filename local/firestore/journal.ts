import {
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Json } from './document-codec';

/** The state of one document after a commit: its fields, or null once it is gone. */
export type Write = readonly [path: string, fields: Readonly<Record<string, Json>> | null];

interface JournalOptions {
  /** A journal larger than this, and larger than the snapshot, is worth folding into it. */
  readonly foldAbove?: number;
  /** Waits for the disk as well: what was acknowledged outlives the machine, not only the process. */
  readonly sync?: boolean;
}

const emptied = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

/**
 * Keeps commits on disk: `journal.jsonl` has one line per commit since `snapshot.jsonl`, which has one line per document.
 * Lines state what a document became, never how, so that replaying a line twice does no harm.
 */
export class Journal {
  readonly #snapshotPath: string;
  readonly #journalPath: string;
  readonly #foldAbove: number;
  readonly #sync: boolean;
  #file: number | undefined;
  #journalBytes = 0;
  #snapshotBytes = 0;
  #broken: unknown;

  constructor(dir: string, { foldAbove = 4 * 1024 * 1024, sync = false }: JournalOptions = {}) {
    mkdirSync(dir, { recursive: true });
    this.#snapshotPath = join(dir, 'snapshot.jsonl');
    this.#journalPath = join(dir, 'journal.jsonl');
    this.#foldAbove = foldAbove;
    this.#sync = sync;
  }

  /** What all commits on disk add up to, as one write per document that exists. */
  read(): Write[] {
    const documents = new Map<string, Write>();
    for (const path of [this.#snapshotPath, this.#journalPath]) {
      for (const write of readLines(path).flat()) {
        if (write[1] === null) documents.delete(write[0]);
        else documents.set(write[0], write);
      }
    }
    return [...documents.values()];
  }

  get isWorthFolding(): boolean {
    return this.#journalBytes > Math.max(this.#foldAbove, this.#snapshotBytes);
  }

  /** Replaces all that is on disk by these documents; a crash on the way leaves the old or the new state. */
  fold(documents: Iterable<Write>): void {
    const draft = `${this.#snapshotPath}.draft`;
    const file = openSync(draft, 'w');
    this.#snapshotBytes = 0;
    for (const write of documents) this.#snapshotBytes += writeLine(file, [write]);
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, this.#snapshotPath);
    this.close();
    this.#file = openSync(this.#journalPath, emptied);
    this.#journalBytes = 0;
  }

  /** Hands the commit to the operating system before it returns: a killed process loses nothing it has acknowledged. */
  append(writes: readonly Write[]): void {
    if (this.#broken !== undefined) {
      throw new Error('An earlier commit could not be written to the journal; restart to go on.', {
        cause: this.#broken,
      });
    }
    if (this.#file === undefined) throw new Error('The journal is closed.');
    try {
      this.#journalBytes += writeLine(this.#file, writes);
      if (this.#sync) fsyncSync(this.#file);
    } catch (error) {
      // The line may be there in part, and memory is ahead of the disk: nothing may follow.
      this.#broken = error;
      throw error;
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

function writeLine(file: number, writes: readonly Write[]): number {
  const line = Buffer.from(`${JSON.stringify(writes)}\n`);
  for (let written = 0; written < line.length;) written += writeSync(file, line, written);
  return line.length;
}

function readLines(path: string): Write[][] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  // What follows the last line break is a line that a crash cut off; nobody was told that it was kept.
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as Write[];
    } catch (cause) {
      throw new Error(`Line ${index + 1} of ${path} can't be read; the file was changed from outside.`, {
        cause,
      });
    }
  });
}
