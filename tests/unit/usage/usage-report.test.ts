import { describe, expect, test } from 'vitest';
import { readCell } from '@/lib/domain/text/csv-text';
import {
  filteredRows,
  sortedRows,
  usageReport,
  usageToCsv,
  wantsBetterText,
  type UsageColumn,
  type UsageFilter,
} from '@/lib/domain/usage/usage-report';

const library = [
  { id: 'door', title: 'Door' },
  { id: 'recall', title: 'Recall' },
  { id: 'sit', title: '=SIT()' },
  { id: 'stay', title: 'Stay' },
];
const usage = {
  months: ['2026-10', '2026-11'],
  emails: [4, 6],
  snippets: [
    { id: 'recall', uses: [3, 5], changed: 7, trainers: 3 },
    { id: 'gone', uses: [2, 2], changed: 0, trainers: 1 },
    { id: 'door', uses: [2, 0], changed: 2, trainers: 1 },
    { id: 'stay', uses: [0, 4], changed: 3, trainers: 2 },
  ],
};
const report = usageReport(usage, library);

describe('a report', () => {
  test('has every snippet, with what is deleted as one number', () => {
    expect(report).toMatchObject({ emails: 10, uses: 18, used: 3, deleted: 4, areTrainersTold: true });
    expect(report.months).toEqual([
      { month: '2026-10', uses: 7 },
      { month: '2026-11', uses: 11 },
    ]);
    expect(report.rows.map(({ id, uses, trainers, last }) => [id, uses, trainers, last])).toEqual([
      ['recall', 8, 3, '2026-11'],
      ['stay', 4, 2, '2026-11'],
      ['door', 2, 1, '2026-10'],
      ['sit', 0, 0, undefined],
    ]);
  });

  test('without trainers tells of none', () => {
    const quiet = usageReport(
      { ...usage, snippets: usage.snippets.map(({ trainers: _, ...rest }) => rest) },
      library,
    );
    expect(quiet.areTrainersTold).toBe(false);
    expect(quiet.rows.every(({ trainers }) => trainers === undefined)).toBe(true);
    expect(usageToCsv(quiet)).not.toContain('trainers');
  });

  test('of an empty library and no uses is empty', () => {
    expect(usageReport({ months: ['2026-11'], emails: [0], snippets: [] }, [])).toMatchObject({
      ...{ rows: [], uses: 0, used: 0, deleted: 0 },
      months: [{ month: '2026-11', uses: 0 }],
    });
  });
});

test.each([
  ['all', ['recall', 'stay', 'door', 'sit']],
  ['used', ['recall', 'stay', 'door']],
  ['never', ['sit']],
  ['changed', ['recall']],
] as [UsageFilter, string[]][])('%s shows %j', (filter, ids) => {
  expect(filteredRows(report.rows, filter).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [3, 0.8, true],
  [3, 0.79, false],
  [2, 1, false],
  [100, 0.9, true],
  [0, 0, false],
])('%i uses, of which %f were changed: a better text is %j', (uses, share, wanted) => {
  expect(wantsBetterText({ uses, share })).toBe(wanted);
});

test.each([
  ['title', 'ascending', ['sit', 'door', 'recall', 'stay']],
  ['title', 'descending', ['stay', 'recall', 'door', 'sit']],
  ['uses', 'ascending', ['sit', 'door', 'stay', 'recall']],
  ['trainers', 'descending', ['recall', 'stay', 'door', 'sit']],
  ['share', 'descending', ['door', 'recall', 'stay', 'sit']],
  ['last', 'descending', ['recall', 'stay', 'door', 'sit']],
] as [UsageColumn, 'ascending' | 'descending', string[]][])('by %s, %s', (column, direction, ids) => {
  expect(sortedRows(report.rows, column, direction).map(({ id }) => id)).toEqual(ids);
});

test('as a file it has a row for each, and no title runs as a formula', () => {
  const [head, ...rows] = usageToCsv(report).replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe('snippet,uses,trainers,changed by hand,last used');
  expect(rows).toEqual([
    'Recall,8,3,7,2026-11',
    'Stay,4,2,3,2026-11',
    'Door,2,1,2,2026-10',
    "'=SIT(),0,0,0,",
    'Deleted snippets,4,,,',
  ]);
  expect(readCell("'=SIT()")).toBe('=SIT()');
});
