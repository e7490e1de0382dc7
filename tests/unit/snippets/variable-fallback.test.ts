import { expect, test } from 'vitest';
import { countVariable, editedFrom } from '@/lib/domain/snippets/edited-snippet';
import { renameInHtml } from '@/lib/domain/snippets/rename-variable';
import { changeFallback, fallbackInHtml, fallbacksOf } from '@/lib/domain/snippets/variable-fallback';
import { aSnippet } from '@/tests/support/snippets';

const html =
  '<p>{{dog}} and {{dog|Tom &amp; co}}, {{client|you}} <a href="https://a.test/{{dog|x}}">x</a></p>';

test('renaming keeps the fallback', () => {
  expect(renameInHtml(html, { from: 'dog', to: 'pup' })).toBe(
    '<p>{{pup}} and {{pup|Tom &amp; co}}, {{client|you}} <a href="https://a.test/{{dog|x}}">x</a></p>',
  );
});

test('a variable counts with each of its fallbacks', () => {
  expect(countVariable('<p>{{dog}} {{dog|a}} {{dog|b}} {{dogs|c}}</p>', 'dog')).toBe(3);
});

test.each([
  ['Tim & co', '{{dog|Tim &amp; co}}'],
  ['', '{{dog}}'],
])('“%s” is put wherever the variable is read', (fallback, written) => {
  expect(fallbackInHtml(html, { name: 'dog', fallback })).toBe(
    `<p>${written} and ${written}, {{client|you}} <a href="https://a.test/{{dog|x}}">x</a></p>`,
  );
});

test('what a snippet says is named once, for each way in which it does', () => {
  const snippet = editedFrom(aSnippet({ male: html, female: '<p>{{dog|Tom &amp; co}}</p>' }));
  expect(fallbacksOf(snippet, 'dog')).toEqual(['', 'Tom & co']);
});

test('a made version stays up to date, as its source says the same', () => {
  const male = { html: '<p>{{dog}} sits.</p>' };
  const female = { html: male.html, origin: 'generated', source: 'male', stale: false } as const;
  const snippet = editedFrom(aSnippet({ male: male.html, female }));
  const change = { name: 'dog', fallback: 'your dog' };
  const { versions } = changeFallback(snippet, snippet, change, {});
  expect(versions.male?.html).toBe('<p>{{dog|your dog}} sits.</p>');
  expect(versions.female).toMatchObject({
    html: '<p>{{dog|your dog}} sits.</p>',
    madeFrom: '<p>{{dog|your dog}} sits.</p>',
    stale: false,
  });
});
