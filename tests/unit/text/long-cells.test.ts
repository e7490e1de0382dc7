import { describe, expect, it } from 'vitest';
import { splitList } from '@/lib/domain/text/csv-text';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { anyTextToHtml } from '@/lib/domain/import/formats/import-candidate';
import { recognizeRows } from '@/lib/domain/import/import-table';

const pieces = [
  ' ',
  '\n',
  '\n ',
  '"',
  '",',
  '"a',
  ' "',
  '<',
  '<br ',
  '&nbsp;',
  '{import:',
  '{=a ',
  '- ',
  '1. ',
  '\u00a0',
];

const readers: readonly [string, (cell: string) => unknown][] = [
  ['splitList', splitList],
  ['htmlToLine', htmlToLine],
  ['anyTextToHtml', anyTextToHtml],
  [
    'recognizeRows',
    (cell) =>
      recognizeRows(
        [
          ['title', 'text', 'tags'],
          ['Sit', cell, cell],
        ],
        'a.csv',
      ),
  ],
];

describe.each(readers)('%s', (_, read) => {
  it.each(pieces)('reads a cell of nothing but %j in time that grows with its length', (piece) => {
    const cell = `a${piece.repeat(60_000 / piece.length)}b${piece.repeat(60_000 / piece.length)}c`;
    const start = performance.now();
    read(cell);
    // A second for what takes milliseconds: only growth with the square of the length is that slow.
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
