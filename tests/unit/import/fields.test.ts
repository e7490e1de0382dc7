import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recognizeJson, recognizeYaml } from '@/lib/domain/import/import-data';
import { recognizeRows } from '@/lib/domain/import/import-table';
import { htmlToLine } from '@/lib/domain/text/html-text';

/** A text in the file of a program. */
const files: Readonly<Record<string, (text: string) => ReturnType<typeof recognizeJson>>> = {
  TextExpander: (text) =>
    recognizeRows(
      [
        ['abbreviation', 'snippet', 'label'],
        ['x', text, 'T'],
      ],
      'x.csv',
    ),
  'Text Blaze': (text) => recognizeJson({ folders: [{ name: 'F', snippets: [{ name: 'T', text }] }] }),
  Briskine: (text) => recognizeJson({ templates: [{ title: 'T', body: text }] }),
  espanso: (text) => recognizeYaml({ matches: [{ label: 'T', replace: text }] }),
  Beeftext: (text) => recognizeJson({ combos: [{ name: 'T', snippet: text }] }),
  PhraseExpress: (text) =>
    recognizeRows(
      [
        ['description', 'autotext', 'contents'],
        ['T', '', text],
      ],
      'x.csv',
    ),
  any: (text) =>
    recognizeRows(
      [
        ['title', 'text'],
        ['T', text],
      ],
      'x.csv',
    ),
};

const page = readFileSync(join(import.meta.dirname, '../../../docs/imports.md'), 'utf8');
const [, table = ''] = page.split('## What each field becomes');
const lines = table
  .split('\n')
  .filter((line) => line.includes('`'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`|`$/g, '').replaceAll('\\|', '|')),
  )
  .filter((cells) => cells.length === 4);

test('the page says of every program what its fields become', () => {
  expect(new Set(lines.map(([program]) => program))).toEqual(new Set(Object.keys(files)));
});

test.each(lines)('%s: %s', (program = '', written = '', becomes = '', said = '') => {
  const [candidate] = files[program]?.(written)?.candidates ?? [];
  const [version] = Object.values(candidate?.versions ?? {});
  expect(htmlToLine(version?.html ?? '')).toBe(becomes);
  expect((candidate?.notes ?? []).filter((note) => !note.startsWith('Its shortcut')).join(' ')).toBe(said);
});
