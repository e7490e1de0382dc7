import { expect, test } from 'vitest';
import { csvCell, csvText, joinList, readCell, splitList } from '@/lib/domain/text/csv-text';

test('rows are parted for spreadsheets of every system', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['1,2', ''],
    ]),
  ).toBe('\uFEFFa,b\r\n"1,2",\r\n');
});

test.each([
  ['plain', 'plain'],
  ['say "sit"', '"say ""sit"""'],
  ['two\nlines', '"two\nlines"'],
  ['semi;colon', '"semi;colon"'],
  [' space', '" space"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ["'=1", "''=1"],
  ["'tis", "'tis"],
  ['＝1+1', "'＝1+1"],
  ['＋49', "'＋49"],
  ['－5', "'－5"],
  ['＠home', "'＠home"],
  ['\n=1', `"'\n=1"`],
])('%j becomes the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['=1+1', '＝1+1', "'=1", "''=1", "'tis", '-', '\ttab', '@a', '', 'a=b'])(
  '%j comes back as it was',
  (text) => {
    const cell = csvCell(text);
    expect(readCell(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)).toBe(text);
  },
);

test.each([[[]], [['leash']], [['leash', 'home work']], [['a, b', 'c; d', 'say "sit"', ' edge ']]])(
  'the list %j comes back from one cell',
  (texts) => {
    expect(splitList(joinList(texts))).toEqual(texts);
  },
);

test('a list written by hand', () => {
  expect(splitList('recall; course 6;')).toEqual(['recall', 'course 6']);
  expect(splitList(' leash,homework ,, recall')).toEqual(['leash', 'homework', 'recall']);
  expect(splitList('"a, b" ; say "sit", "open, end')).toEqual(['a, b', 'say "sit"', '"open', 'end']);
});
