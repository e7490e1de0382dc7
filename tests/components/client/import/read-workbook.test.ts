import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportFile } from '@/lib/client/import/read-import-file';

const read = async (bytes: Uint8Array, name: string) => {
  const { format, candidates } = await readImportFile(new File([new Uint8Array(bytes)], name));
  return { format, snippets: candidates.map(({ title, tags, versions }) => ({ title, tags, versions })) };
};

test('words that are struck or bold in a cell stay so, and a linked cell keeps its address', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Texts',
        rows: [
          ['title', 'text'],
          ['Price', null],
          ['Plan', null],
          ['Old', null],
        ],
        cells: new Map([
          [
            '1,1',
            {
              richText: [
                { text: 'Now ' },
                { text: '$50', font: { strikethrough: true } },
                { text: ' $60 < $70', font: { bold: true } },
              ],
            },
          ],
          ['2,1', { value: 'The plan', hyperlink: { target: 'https://dogs.example/plan?a=1&b=2' } }],
          ['3,1', { value: 'Gone.', style: { font: { strikethrough: true } } }],
        ]),
      },
    ],
  });
  const { format, snippets } = await read(bytes, 'x.xlsx');
  expect(format).toBe('spreadsheet');
  expect(snippets.map(({ versions }) => versions.neutral?.html)).toEqual([
    '<p>Now <s>$50</s><b> $60 &lt; $70</b></p>',
    '<p><a href="https://dogs.example/plan?a=1&amp;b=2">The plan</a></p>',
    '<p><s>Gone.</s></p>',
  ]);
});

test('our own columns in a workbook are ours, dates are written out, hidden sheets are passed over', async () => {
  const day = new Date(Date.UTC(2026, 11, 8));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Ours',
        rows: [
          ['title', 'male', 'female'],
          ['Sit', 'He sits.', 'She sits.'],
          ['Day', day, 3],
        ],
      },
      {
        name: 'Old',
        hidden: true,
        rows: [
          ['title', 'text'],
          ['A', 'B'],
        ],
      },
    ],
  });
  expect(await read(bytes, 'x.xlsx')).toMatchObject({
    format: 'Heelwrite spreadsheet',
    snippets: [
      { title: 'Sit', versions: { male: { html: '<p>He sits.</p>' }, female: { html: '<p>She sits.</p>' } } },
      { title: 'Day', versions: { male: { html: '<p>December 8, 2026</p>' }, female: { html: '<p>3</p>' } } },
    ],
  });
});

test('a spreadsheet of LibreOffice and one of an older Excel are read too', async () => {
  const rows = [
    ['title', 'text'],
    ['Sit', 'One'],
  ];
  const sit = [{ title: 'Sit', versions: { neutral: { html: '<p>One</p>' } } }];
  expect((await read(await writeOds({ sheets: [{ name: 'A', rows }] }), 'x.ods')).snippets).toMatchObject(
    sit,
  );
  const older = readFileSync(join(import.meta.dirname, 'older-excel.xls'));
  expect((await read(older, 'x.xls')).snippets).toMatchObject(sit);
});

test.each([
  ['a password', { encryption: { password: 'bone' } }, /^This file has a password\./],
  ['no snippets', {}, /^No snippets were found in this file\./],
])('a workbook with %s is refused in words', async (_, options, reason) => {
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['date']] }], ...options });
  await expect(read(bytes, 'x.xlsx')).rejects.toThrow(reason);
});

test('a workbook that breaks off is refused in words', async () => {
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['title', 'text']] }] });
  await expect(read(bytes.slice(0, -40), 'x.xlsx')).rejects.toThrow(/^This workbook is damaged/);
});
