import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImportFile } from '@/lib/client/import/read-import-file';
import { snippetsToCsv, snippetsToJson } from '@/lib/domain/snippets/snippet-export';
import { editableHtml } from '@/lib/domain/text/rich-text-html';
import { sanitizeHtml } from '@/lib/server/text/html-sanitizer';
import { richTexts } from '../../support/rich-texts';
import { aSnippet } from '../../support/snippets';

const titles = fc.stringMatching(/^[A-Za-z0-9,;"'’=+@ -]{1,40}$/).map((title) => `T ${title.trim()}`);

test('what is exported comes back whole, over 200 libraries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(titles, richTexts), { minLength: 1, maxLength: 4 }),
      async (library) => {
        const snippets = library.map(([title, text], at) =>
          aSnippet({
            id: `s${at}`,
            title: title.replace(/\s+/g, ' ').trim(),
            neutral: sanitizeHtml(editableHtml(text)),
          }),
        );
        const expected = snippets.map(({ title, versions }) => [title, versions.neutral?.html]);
        for (const [name, content] of [
          ['a.csv', snippetsToCsv(snippets, () => new Map())],
          ['a.json', snippetsToJson(snippets, () => new Map(), '2026-11-21T00:00:00.000Z')],
        ] as const) {
          const { candidates } = await readImportFile(new File([content], name));
          expect(candidates.map(({ title, versions }) => [title, versions.neutral?.html])).toEqual(expected);
        }
      },
    ),
    { numRuns: 200 },
  );
}, 30_000);
