import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAccounts, writeAccounts } from '@/local/auth/account-file';
import { lockDataDir } from '@/local/process/data-dir-lock';
import { Journal, type Write } from '@/local/firestore/journal';
import { repair } from '@/local/repair';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-repair-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = new Date('2026-11-28T10:00:00Z');
const stored = () => join(dir, 'firestore');
const journal = () => join(stored(), 'journal.jsonl');
const snapshot = () => join(stored(), 'snapshot.jsonl');

/** Ten dogs in the snapshot; then three of them change, one by one, and one is added. */
function written(): void {
  const kept = new Journal(stored());
  kept.fold(Array.from({ length: 10 }, (_, n): Write => [`dogs/${n}`, { n }]));
  for (const n of [3, 4, 5, 10]) kept.append([[`dogs/${n}`, { n, changed: true }]]);
  kept.close();
}

/** Changes the first place where `text` stands in a file. */
function damage(path: string, text: string): Buffer {
  const bytes = readFileSync(path);
  bytes[bytes.indexOf(text)]! ^= 1;
  writeFileSync(path, bytes);
  return bytes;
}

const documents = () => new Map(new Journal(stored()).read());

test('a whole folder is left as it is', () => {
  written();
  const before = readFileSync(journal());
  expect(repair(dir, at)).toEqual([`${stored()}: everything is whole (11 records are).`]);
  expect(readFileSync(journal())).toEqual(before);
});

test('a damaged change: the document keeps its last whole version, every other change is kept', () => {
  written();
  const damaged = damage(journal(), 'changed');
  expect(() => new Journal(stored()).read()).toThrow(`Line 2 of ${journal()}`);
  const copy = join(stored(), 'damaged-2026-11-28T10-00-00.000Z');
  expect(repair(dir, at)).toEqual([
    `${stored()}: 11 records are whole and kept; how it was found is in ${copy}.`,
    `  ${journal()}, line 2: its checksum does not match.`,
    '    dogs/3: this change may be missing; its last whole version is kept.',
  ]);
  expect(readFileSync(join(copy, 'journal.jsonl'))).toEqual(damaged);
  expect(readdirSync(copy)).toEqual(['journal.jsonl', 'snapshot.jsonl']);
  expect(documents().get('dogs/3')).toEqual({ n: 3 });
  expect(documents().get('dogs/5')).toEqual({ n: 5, changed: true });
  expect(documents().size).toBe(11);
  expect(repair(dir, at)).toEqual([`${stored()}: everything is whole (11 records are).`]);
});

test('a document with no other version is named as missing', () => {
  written();
  damage(journal(), '"n":10');
  expect(repair(dir, at)).toContain('    dogs/10: missing; no other version of it is whole.');
  expect(documents().size).toBe(10);
});

test('any one flipped byte costs no more than the line it is in', () => {
  written();
  const [first, second] = [readFileSync(snapshot()), readFileSync(journal())];
  for (let index = 0; index < 120; index += 1) {
    const [path, bytes] = index % 2 ? [snapshot(), Buffer.from(first)] : [journal(), Buffer.from(second)];
    writeFileSync(snapshot(), first);
    writeFileSync(journal(), second);
    bytes[Math.floor((index * bytes.length) / 120)]! ^= 1 << (index % 8);
    writeFileSync(path, bytes);
    expect(() => documents()).toThrow(path);
    repair(dir, new Date(index));
    // A line break that is gone joins two lines.
    expect(documents().size, `byte ${index}`).toBeGreaterThanOrEqual(9);
  }
}, 60_000);

test('a snapshot that was cut off keeps what stands before the cut, and the whole journal', () => {
  written();
  const bytes = readFileSync(snapshot());
  writeFileSync(snapshot(), bytes.subarray(0, bytes.indexOf('"dogs/7"') + 3));
  expect(repair(dir, at).join()).toContain(`${snapshot()}, line 9: the file is cut off`);
  expect([...documents().keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 10].map((n) => `dogs/${n}`));
});

test('a damaged account is named, and the others are kept', () => {
  const folder = join(dir, 'auth');
  mkdirSync(folder);
  const users = ['u1', 'u2', 'u3'].map((localId) => ({ localId, email: `${localId}@heelwrite.test` }));
  writeAccounts(folder, { users, codes: [{ oobCode: 'code' }] });
  damage(join(folder, 'accounts.jsonl'), 'u2@');
  expect(repair(dir, at).join('\n')).toContain('u2: missing');
  expect(readAccounts(folder)).toEqual({
    content: { users: [users[0], users[2]], codes: [{ oobCode: 'code' }] },
    damages: [],
  });
});

test('a folder that is in use is left alone', () => {
  written();
  damage(journal(), 'changed');
  const unlock = lockDataDir(stored());
  expect(() => repair(dir, at)).toThrow('in use by process');
  unlock();
  expect(repair(dir, at)).toHaveLength(3);
});
