import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Damage } from './damage.ts';

/** A journal grows at its end; the others are written whole, and end with a record that says so. */
export type Kind = 'journal' | 'snapshot' | 'accounts';

interface Line {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly content: unknown;
}

export interface RecordFile {
  /** `unchecked` is what was written before records had checksums. */
  readonly format: 'missing' | 'empty' | 'unchecked' | 'checked';
  /** What its first record says beside what it is. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly records: readonly Line[];
  readonly damages: readonly Damage[];
  /** How many of its bytes are whole lines. */
  readonly wholeBytes: number;
  /** The number of the record that would come next. */
  readonly next: number;
}

const hex = (sum: number) => sum.toString(16).padStart(8, '0');

const checksum = (said: string | Uint8Array) => hex(crc32(said));

/** A record: its checksum, its number in the file, what it says. */
export function recordLine(number: number, content: unknown): string {
  const said = `${number} ${JSON.stringify(content)}`;
  return `${checksum(said)} ${said}\n`;
}

export const headerLine = (kind: Kind, more: Readonly<Record<string, unknown>> = {}) =>
  recordLine(0, { heelwrite: kind, format: 1, ...more });

/** A whole file: its header, its records, and an end that counts and sums them up. */
export function* closedFile(
  kind: Kind,
  contents: Iterable<unknown>,
  more?: Readonly<Record<string, unknown>>,
): Generator<string> {
  let count = 0;
  let sum = 0;
  const summed = (line: string) => {
    sum = crc32(line, sum);
    return line;
  };
  yield summed(headerLine(kind, more));
  for (const content of contents) yield summed(recordLine((count += 1), content));
  yield recordLine(count + 1, { end: kind, records: count, checksum: hex(sum) });
}

/** All that is whole in a file of records, and each place that is not. */
export function readRecordFile(path: string, kind: Kind): RecordFile {
  const bytes = readIfThere(path);
  if (!bytes?.length) {
    return { ...nothing, format: bytes ? 'empty' : 'missing' };
  }
  const { lines, tail } = linesOf(bytes);
  const checked = lines.map(checkedLine);
  const unchecked = lines.map((line, index) => (checked[index] ? undefined : uncheckedLine(line)));
  const count = (those: readonly unknown[]) => those.filter((line) => line !== undefined).length;
  const read = { path, kind, bytes, lines, tail };
  // Counted rather than told by the first line: that one may be what is damaged.
  return count(unchecked) > count(checked) ? readUnchecked(read, unchecked) : readChecked(read, checked);
}

const nothing = { header: {}, records: [], damages: [], wholeBytes: 0, next: 1 };

interface Read {
  readonly path: string;
  readonly kind: Kind;
  readonly bytes: Buffer;
  readonly lines: readonly Buffer[];
  /** What follows the last line break. */
  readonly tail: Buffer;
}

function readUnchecked({ path, kind, bytes, lines, tail }: Read, found: readonly unknown[]) {
  const damages = found.flatMap((content, index) =>
    content === undefined ? [new Damage(path, index + 1, 'it cannot be read', String(lines[index]))] : [],
  );
  if (kind !== 'journal' && tail.length > 0) {
    damages.push(new Damage(path, lines.length + 1, 'the file is cut off', String(tail)));
  }
  const records = found.flatMap((content, index) =>
    content === undefined ? [] : [{ line: index + 1, content }],
  );
  const wholeBytes = bytes.length - tail.length;
  return { ...nothing, format: 'unchecked' as const, records, damages, wholeBytes };
}

function readChecked(read: Read, found: (Numbered | undefined)[]): RecordFile {
  const { path, kind, bytes, lines, tail } = read;
  const damages: Damage[] = [];
  const records: Line[] = [];
  let header: Readonly<Record<string, unknown>> = {};
  let next = 0;
  let hasEnded = false;
  for (const [index, each] of found.entries()) {
    const line = index + 1;
    if (!each) {
      damages.push(new Damage(path, line, 'its checksum does not match', String(lines[index])));
      next += 1;
      continue;
    }
    if (each.number !== next) {
      damages.push(new Damage(path, line, `it is record ${each.number}, and ${next} is due`));
    }
    next = each.number + 1;
    if (each.number === 0) {
      header = each.content as typeof header;
      if (header['heelwrite'] !== kind) damages.push(new Damage(path, line, `this is no ${kind}`));
    } else if (isEnd(each.content)) {
      hasEnded = true;
      const before = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
      const says = JSON.stringify([index - 1, checksum(bytes.subarray(0, before))]);
      if (JSON.stringify([each.content.records, each.content.checksum]) !== says) {
        damages.push(new Damage(path, line, 'what it sums up is not what stands before it'));
      }
      if (index < lines.length - 1) damages.push(new Damage(path, line + 1, 'the file should have ended'));
    } else records.push({ line, content: each.content });
  }
  const last = tailDamage(read, hasEnded);
  if (last) damages.push(last);
  return { format: 'checked', header, records, damages, wholeBytes: bytes.length - tail.length, next };
}

/** A crash cuts off the last record of a journal; nothing else may be without its end. */
function tailDamage({ path, kind, lines, tail }: Read, hasEnded: boolean): Damage | undefined {
  const line = lines.length + 1;
  if (kind === 'journal') {
    if (lines.length === 0) return new Damage(path, line, 'the file is cut off', String(tail));
    // Nobody cuts a record off behind its end: its line break is what has changed.
    return beginsWithWhole(tail)
      ? new Damage(path, line, 'it does not end where it should', String(tail))
      : undefined;
  }
  return hasEnded && tail.length === 0
    ? undefined
    : new Damage(path, line, 'the file is cut off', String(tail));
}

const isEnd = (content: unknown): content is { records: unknown; checksum: unknown } =>
  typeof content === 'object' && content !== null && 'end' in content;

interface Numbered {
  readonly number: number;
  readonly content: unknown;
}

/** The length of a checksum and the space behind it. */
const prefix = 9;

function checkedLine(line: Buffer): Numbered | undefined {
  if (line.length <= prefix) return undefined;
  if (line.toString('latin1', 0, prefix) !== `${checksum(line.subarray(prefix))} `) return undefined;
  const said = line.toString('utf8', prefix);
  const space = said.indexOf(' ');
  return { number: Number(said.slice(0, space)), content: JSON.parse(said.slice(space + 1)) as unknown };
}

/** Whether there is a whole record, and more behind it. */
function beginsWithWhole(tail: Buffer): boolean {
  const expected = tail.toString('latin1', 0, prefix - 1);
  let sum = 0;
  for (let end = prefix; end < tail.length; end += 1) {
    if (end > prefix && hex(sum) === expected && checkedLine(tail.subarray(0, end))) return true;
    sum = crc32(tail.subarray(end, end + 1), sum);
  }
  return false;
}

function uncheckedLine(line: Buffer): unknown {
  if (line[0] !== openBracket) return undefined;
  try {
    return JSON.parse(line.toString()) as unknown;
  } catch {
    return undefined;
  }
}

const openBracket = 0x5b;
const lineBreak = 0x0a;

function linesOf(bytes: Buffer): { lines: Buffer[]; tail: Buffer } {
  const lines: Buffer[] = [];
  let from = 0;
  for (let to = bytes.indexOf(lineBreak); to >= 0; to = bytes.indexOf(lineBreak, from)) {
    lines.push(bytes.subarray(from, to));
    from = to + 1;
  }
  return { lines, tail: bytes.subarray(from) };
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
