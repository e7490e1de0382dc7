import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { snippetsToCsv, snippetsToJson } from '@/lib/domain/snippets/snippet-export';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { kindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { kindsInRows } from '@/lib/client/import/kinds-in-rows';
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
  aSnippet({
    id: 'plain',
    title: 'Äpfel & 🐕',
    neutral: '<p>1,5 €</p><p data-optional="cues=a &amp; b">Sit</p>',
  }),
];

const lesson: KindOfVariable = { name: 'next lesson', kind: { type: 'date', default: { inDays: 7 } } };
/** The library knows of more than its snippets hold. */
const kindsOf = () => kindsByName([lesson, { name: 'fee', kind: { type: 'money', currency: 'USD' } }]);

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

const withoutKinds = (file: RecognizedFile | null) =>
  file?.candidates.map(({ kinds: _, ...candidate }) => candidate);

const rowsOf = (csv: string) =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

test.each<[string, () => RecognizedFile | null]>([
  ['CSV', () => recognizeRows(rowsOf(snippetsToCsv(snippets, kindsOf)), 'snippets.csv')],
  ['JSON', () => recognizeJson(JSON.parse(snippetsToJson(snippets, kindsOf, '2026-11-21T00:00:00.000Z')))],
])('%s brings back everything that was exported', (format, read) => {
  const file = read();
  expect(file?.format).toBe(`Heelwrite ${format}`);
  expect(withoutKinds(file)).toEqual(snippets.map(asCandidate));
  expect(kindsInRows(file?.candidates ?? [])).toEqual([lesson]);
});

test('a spreadsheet that saves with semicolons still gives the same', () => {
  const resaved = Papa.unparse(rowsOf(snippetsToCsv(snippets, kindsOf)), { delimiter: ';' });
  expect(withoutKinds(recognizeRows(rowsOf(resaved), 'x.csv'))).toEqual(snippets.map(asCandidate));
});

test('no cell runs as a formula', () => {
  const cells = rowsOf(
    snippetsToCsv(
      [aSnippet({ title: '=HYPERLINK("x")', tags: ['+1', 'b'], neutral: written('@x').html })],
      kindsOf,
    ),
  );
  expect(cells.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test('what a hand has spoiled of what variables ask for is left out', () => {
  const file = { variables: [lesson, { name: 'fee', kind: { type: 'gold' } }], snippets };
  expect(kindsInRows(recognizeJson(JSON.parse(JSON.stringify(file)))?.candidates ?? [])).toEqual([lesson]);
  const rows = [
    ['title', 'neutral', 'kinds'],
    ['A', 'one', '[{"name":'],
    ['B', 'two', JSON.stringify([lesson, 7, { name: '7', kind: lesson.kind }])],
  ];
  expect(kindsInRows(recognizeRows(rows, 'a.csv')?.candidates ?? [])).toEqual([lesson]);
});
