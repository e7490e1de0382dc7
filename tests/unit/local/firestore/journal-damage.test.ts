import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Damage } from '@/local/disk/damage';
import { recordLine } from '@/local/disk/record-file';
import { Journal } from '@/local/firestore/journal';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-journal-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, 'journal.jsonl');
const snapshot = () => join(dir, 'snapshot.jsonl');

function started(): Journal {
  const journal = new Journal(dir);
  journal.fold(journal.read());
  return journal;
}

describe('damage', () => {
  const sample = 1_240;

  /** A snapshot of 30 documents and a journal of 30 commits over them. */
  function written(): { whole: unknown; bytes: Record<'journal' | 'snapshot', Buffer> } {
    const journal = started();
    for (let n = 0; n < 30; n += 1)
      journal.append([[`dogs/${n}`, { n, name: `Bella ${n}`, tags: ['a/b', 'ü'] }]]);
    journal.fold(new Journal(dir).read());
    for (let n = 0; n < 30; n += 1) {
      journal.append([
        [`dogs/${n % 7}`, { n, said: `“Sit” ${n}` }],
        [`dogs/${20 + (n % 10)}`, n % 3 === 0 ? null : { n }],
      ]);
    }
    return {
      whole: new Journal(dir).read(),
      bytes: { journal: readFileSync(file()), snapshot: readFileSync(snapshot()) },
    };
  }

  function restore(bytes: Record<'journal' | 'snapshot', Buffer>): void {
    writeFileSync(file(), bytes.journal);
    writeFileSync(snapshot(), bytes.snapshot);
  }

  /** What a start makes of the files: a sentence that names the damage, or the documents. */
  function loaded(): unknown {
    try {
      return new Journal(dir).read();
    } catch (error) {
      if (error instanceof Damage) return error.message;
      throw error;
    }
  }

  test.each(['journal', 'snapshot'] as const)(
    'no flipped byte of a %s loads as other data',
    (which) => {
      const { bytes } = written();
      const original = bytes[which];
      const path = which === 'journal' ? file() : snapshot();
      const silent: string[] = [];
      for (let index = 0; index < sample; index += 1) {
        const at = Math.floor((index * original.length) / sample);
        // Into any other byte, a line break among them.
        const value = index % 3 === 0 ? 0x0a : (original[at]! ^ (1 << (index % 8))) & 0xff;
        if (value === original[at]) continue;
        const flipped = Buffer.from(original);
        flipped[at] = value;
        writeFileSync(path, flipped);
        const outcome = loaded();
        if (typeof outcome !== 'string' || !outcome.includes(path)) silent.push(`byte ${at} as ${value}`);
      }
      expect(silent).toEqual([]);
    },
    60_000,
  );

  test('a snapshot that is cut off anywhere is noticed, also beside an empty journal', () => {
    const { bytes } = written();
    const justFolded = new Journal(dir);
    justFolded.fold(justFolded.read());
    const [emptied, folded] = [readFileSync(file()), readFileSync(snapshot())];
    for (const [journal, of] of [
      [bytes.journal, bytes.snapshot],
      [emptied, folded],
    ] as const) {
      writeFileSync(file(), journal);
      // The header, the end, and every place in a line.
      for (let length = 0; length < of.length; length += length < 80 || length > of.length - 80 ? 1 : 7) {
        writeFileSync(snapshot(), of.subarray(0, length));
        expect(loaded(), `cut at ${length}`).toContain(snapshot());
      }
    }
  }, 60_000);

  test('a journal that is cut off loses the commit it was cut in, and those behind it, and no other', () => {
    const { bytes } = written();
    const ends = [...bytes.journal.keys()].filter((at) => bytes.journal[at] === 0x0a);
    const states = ends.map((end) => {
      restore({ ...bytes, journal: bytes.journal.subarray(0, end + 1) });
      return loaded();
    });
    for (let length = ends[0]! + 1; length < bytes.journal.length; length += 7) {
      restore({ ...bytes, journal: bytes.journal.subarray(0, length) });
      expect(loaded(), `cut at ${length}`).toEqual(states[ends.findLastIndex((end) => end < length)]);
    }
  });

  test('a line that is gone from the middle is noticed', () => {
    const { bytes } = written();
    const lines = String(bytes.journal).split('\n');
    restore({ ...bytes, journal: Buffer.from(lines.toSpliced(4, 1).join('\n')) });
    expect(loaded()).toContain(`Line 5 of ${file()} is damaged: it is record 5, and 4 is due`);
  });

  test.each(['journal', 'snapshot'] as const)('a %s that is gone is noticed', (which) => {
    written();
    const path = which === 'journal' ? file() : snapshot();
    rmSync(path);
    expect(loaded()).toContain(`${path} is damaged: the file is gone`);
  });

  test('the last commit, damaged and not cut off, is not taken for one that a crash cut off', () => {
    started().append([['a/1', { n: 1 }]]);
    const bytes = readFileSync(file());
    writeFileSync(file(), Buffer.concat([bytes.subarray(0, -1), Buffer.from(';')]));
    expect(loaded()).toContain('it does not end where it should');
    appendFileSync(file(), recordLine(2, [['a/2', { n: 2 }]]).slice(0, 15));
    expect(loaded()).toContain('it does not end where it should');
  });

  test('damaged files stay as they are', () => {
    const { bytes } = written();
    const flipped = Buffer.from(bytes.journal);
    flipped[200]! ^= 1;
    restore({ ...bytes, journal: flipped });
    expect(loaded()).toContain('npm run repair');
    expect(readFileSync(file())).toEqual(flipped);
    expect(readFileSync(snapshot())).toEqual(bytes.snapshot);
  });

  test('files from before there were checksums are read, and written anew with them', () => {
    writeFileSync(snapshot(), '[["a/1",{"n":1}]]\n[["a/2",{"n":1}]]\n');
    writeFileSync(file(), '[["a/2",null],["a/3",{"n":2}]]\n[["a/1",{"n":');
    const expected = [
      ['a/1', { n: 1 }],
      ['a/3', { n: 2 }],
    ];
    expect(new Journal(dir).read()).toEqual(expected);
    const journal = started();
    expect(String(readFileSync(snapshot()))).toMatch(/^[0-9a-f]{8} 0 \{"heelwrite":"snapshot"/);
    journal.append([['a/4', { n: 4 }]]);
    expect(new Journal(dir).read()).toEqual([...expected, ['a/4', { n: 4 }]]);
  });

  test('an old store without a document, and one that was never started, are no damage', () => {
    expect(loaded()).toEqual([]);
    writeFileSync(snapshot(), '');
    writeFileSync(file(), '');
    expect(loaded()).toEqual([]);
    writeFileSync(file(), '[["a/1",{"n":1}]]\n');
    expect(loaded()).toEqual([['a/1', { n: 1 }]]);
  });
});
