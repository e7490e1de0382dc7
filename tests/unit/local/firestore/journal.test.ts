import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from '@/local/firestore/journal';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-journal-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, 'journal.jsonl');

function started(): Journal {
  const journal = new Journal(dir);
  journal.fold(journal.read());
  return journal;
}

test('what was appended is read back, the last state of each document', () => {
  const journal = started();
  journal.append([
    ['a/1', { n: 1 }],
    ['a/2', { n: 1 }],
  ]);
  journal.append([
    ['a/1', { n: 2 }],
    ['a/2', null],
  ]);
  expect(new Journal(dir).read()).toEqual([['a/1', { n: 2 }]]);
});

test('a line that a crash cut off is as if never written', () => {
  started().append([['a/1', { n: 1 }]]);
  appendFileSync(file(), '[["a/1",{"n":2');
  expect(new Journal(dir).read()).toEqual([['a/1', { n: 1 }]]);
});

test('after a crash in the middle of a line, later commits are kept whole', () => {
  started().append([['a/1', { n: 1 }]]);
  appendFileSync(file(), '[["a/1",{"n":2');
  started().append([['a/2', { n: 3 }]]);
  expect(new Journal(dir).read()).toEqual([
    ['a/1', { n: 1 }],
    ['a/2', { n: 3 }],
  ]);
});

test('a crash between snapshot and journal replays commits twice, to the same end', () => {
  const journal = started();
  journal.append([['a/1', { n: 1 }]]);
  journal.append([['a/2', { n: 1 }]]);
  journal.append([['a/1', null]]);
  const written = readFileSync(file());
  journal.fold(new Journal(dir).read());
  writeFileSync(file(), written);
  expect(new Journal(dir).read()).toEqual([['a/2', { n: 1 }]]);
});

test('a damaged line in the middle stops the start instead of losing a commit in silence', () => {
  const journal = started();
  journal.append([['a/1', { n: 1 }]]);
  appendFileSync(file(), 'garbage\n');
  journal.append([['a/1', { n: 2 }]]);
  expect(() => new Journal(dir).read()).toThrow(`Line 3 of ${file()} is damaged`);
});

test('a journal that outgrew the snapshot is worth folding, and is empty afterwards', () => {
  const journal = new Journal(dir, { foldAbove: 100 });
  journal.fold([]);
  expect(journal.isWorthFolding).toBe(false);
  for (let n = 0; n < 10; n += 1) journal.append([['a/1', { n }]]);
  expect(journal.isWorthFolding).toBe(true);
  journal.fold(new Journal(dir).read());
  expect(journal.isWorthFolding).toBe(false);
  expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(2);
  expect(new Journal(dir).read()).toEqual([['a/1', { n: 9 }]]);
});

test('nothing is acknowledged once the journal is closed', () => {
  const journal = started();
  journal.close();
  expect(() => journal.append([['a/1', {}]])).toThrow('closed');
});
