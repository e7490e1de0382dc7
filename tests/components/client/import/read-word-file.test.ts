import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWordFile } from '@/lib/client/import/read-word-file';

const read = async () => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'numbers.docx')));
  const candidates = await readWordFile(bytes, 'numbers');
  return Object.fromEntries(
    candidates.map(({ title, versions }) => [title, Object.values(versions)[0]?.html]),
  );
};

test('numbered lists keep the numbers that Word shows', async () => {
  const snippets = await read();
  expect(snippets.Numbers).toBe(
    [
      '<ol start="3"><li>Sit<ol><li>at home</li><li>outside</li></ol></li>',
      '<li>Down<ol><li>inside</li></ol></li></ol>',
      '<p>Then rest.</p>',
      '<ol start="5"><li>Stay</li></ol>',
      '<ol><li>Anew</li><li>Again</li></ol>',
      '<ul><li>Sit</li></ul>',
    ].join(''),
  );
  expect(snippets['By style']).toBe(
    '<ol><li>One</li><li>Two</li></ol><p>Pause.</p><ol start="3"><li>Three</li></ol>',
  );
});

test('words struck twice are struck, hidden ones are left out, merge fields become variables', async () => {
  expect((await read()).Words).toBe('<p>Now <s>$50</s> $60 {{first name}}</p>');
});
