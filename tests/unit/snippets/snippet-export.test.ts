import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { snippetsToCsv, snippetsToJson } from '@/lib/domain/snippets/snippet-export';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { recognizeJson } from '@/lib/domain/import/import-data';
import { recognizeRows } from '@/lib/domain/import/import-table';
import type { RecognizedFile } from '@/lib/domain/import/recognized-file';
import { aSnippet, written } from '../../support/snippets';

const snippets = [
  aSnippet({
    id: 'leash',
    title: '=Loose "leash"; week 1,\u00a0part 2',
    tags: ['leash', 'a, b', '-5'],
    variables: [
      { name: 'dog', color: 'lime' },
      { name: 'next lesson', color: 'coral' },
    ],
    male: '<p>Hi {{dog}},</p><p>line\none &amp; "two"; see you {{next lesson}}</p>',
    female: { html: '<p>She.</p>', origin: 'generated', source: 'male', stale: false },
    revision: 7,
  }),
  aSnippet({ id: 'plain', title: 'Äpfel & 🐕', neutral: '<p>1,5 €</p>' }),
];

const asCandidate = (snippet: (typeof snippets)[number]): ImportCandidate => ({
  id: snippet.id,
  revision: snippet.revision,
  title: snippet.title,
  tags: snippet.tags,
  versions: Object.fromEntries(
    Object.entries(snippet.versions).map(([sex, version]) => {
      const { stale: _, ...rest } = version!;
      return [sex, rest];
    }),
  ),
  ...(snippet.variables.length > 0 && { variables: snippet.variables }),
  notes: [],
});

const rowsOf = (csv: string) =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

test.each<[string, () => RecognizedFile | null]>([
  ['CSV', () => recognizeRows(rowsOf(snippetsToCsv(snippets)), 'snippets.csv')],
  ['JSON', () => recognizeJson(JSON.parse(snippetsToJson(snippets, '2026-11-21T00:00:00.000Z')))],
])('%s brings back everything that was exported', (format, read) => {
  const file = read();
  expect(file?.format).toBe(`Heelwrite ${format}`);
  expect(file?.candidates).toEqual(snippets.map(asCandidate));
});

test('a spreadsheet that saves with semicolons still gives the same', () => {
  const resaved = Papa.unparse(rowsOf(snippetsToCsv(snippets)), { delimiter: ';' });
  expect(recognizeRows(rowsOf(resaved), 'x.csv')?.candidates).toEqual(snippets.map(asCandidate));
});

test('no cell runs as a formula', () => {
  const cells = rowsOf(
    snippetsToCsv([aSnippet({ title: '=HYPERLINK("x")', tags: ['+1', 'b'], neutral: written('@x').html })]),
  );
  expect(cells.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});
