import { expect, test } from 'vitest';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { inBatches } from '@/lib/domain/import/import-batches';
import { planImport } from '@/lib/domain/import/import-plan';
import { aSnippet } from '../../support/snippets';

const limits = { title: 20, html: 60, tags: 2, tag: 8 };
const kept = aSnippet({ id: 'kept', title: 'Door', tags: ['calm'], neutral: '<p>Wait.</p>', revision: 3 });

const candidate = (changes: Partial<ImportCandidate> = {}): ImportCandidate => ({
  title: 'New',
  tags: [],
  versions: { neutral: { html: '<p>Sit.</p>' } },
  notes: [],
  ...changes,
});

const plan = (...candidates: ImportCandidate[]) =>
  planImport(candidates, [kept], limits).map((row) => (row.does === 'skip' ? row.reason : row.does));

test.each<[string, Partial<ImportCandidate>, string]>([
  ['something new', {}, 'create'],
  ['an id from another library', { id: 'elsewhere' }, 'create'],
  ['a known id with another text', { id: 'kept', revision: 3 }, 'update'],
  ['a known id without a revision', { id: 'kept' }, 'update'],
  ['an older export', { id: 'kept', revision: 2 }, 'It was changed here after it was exported.'],
  [
    'the same as kept',
    {
      id: 'kept',
      revision: 3,
      title: 'Door',
      tags: ['calm'],
      versions: kept.versions as ImportCandidate['versions'],
    },
    'Nothing about it has changed.',
  ],
  [
    'the same but for a color',
    {
      id: 'kept',
      title: 'Door',
      versions: { neutral: { html: '<p>Wait.</p>' } },
      tags: ['calm', 'x'],
    },
    'update',
  ],
  [
    'the same title and words under no id',
    { title: 'door', versions: { neutral: { html: '<div>Wait.</div>' } } },
    'You already have this snippet.',
  ],
  ['the same title with other words', { title: 'DOOR' }, 'repeat'],
  ['no text', { versions: { male: { html: '<p> </p>' } } }, 'It has no text.'],
  [
    'a text that is too long',
    { versions: { female: { html: `<p>${'x'.repeat(60)}</p>` } } },
    'Its female text is longer than 60 characters.',
  ],
])('%s: %s', (_, changes, outcome) => {
  expect(plan(candidate(changes))).toEqual([outcome]);
});

test('the same id twice, the same text twice', () => {
  const changed = candidate({ id: 'kept' });
  expect(plan(changed, changed)).toEqual(['update', 'This snippet is in the file twice.']);
  expect(plan(candidate(), candidate())).toEqual(['create', 'You already have this snippet.']);
});

test.each<[string, string, string[]]>([
  [
    'never closed',
    '<p>Give {{dog a treat, then wait.</p>',
    ['Braces are not closed: “{{dog a treat, then…”.'],
  ],
  ['closed once', '<p>Give {{dog} it.</p>', ['Braces are not closed: “{{dog} it.”.']],
  ['behind a variable', '<p>{{dog}}</p><p>{{<b>x</b></p>', ['Braces are not closed: “{{x”.']],
  ['all closed', '<p>{{dog}} and {{#if a}} {{{b}}} {c</p>', []],
])('braces that are %s are noted, and the snippet taken', (_, html, notes) => {
  const [row] = planImport([candidate({ versions: { female: { html } } })], [], { ...limits, html: 90 });
  expect(row).toMatchObject({ does: 'create', notes });
});

test('a text nested too deep is left out, and the version is named', () => {
  const deep = `${'<b>'.repeat(41)}Sit`;
  const [row] = planImport([candidate({ versions: { female: { html: deep } } })], [], {
    ...limits,
    html: 200,
  });
  expect(row).toMatchObject({
    does: 'skip',
    reason: 'Its female text is nested more than 40 levels deep. Take lists and quotes out of one another.',
  });
});

test('titles and tags are made to fit, and that is said', () => {
  const [row] = planImport(
    [candidate({ title: 'A title with many words', tags: [' a ', 'a', 'much too long', 'c'] })],
    [],
    limits,
  );
  expect(row).toMatchObject({
    title: 'A title with many…',
    tags: ['a', 'much too'],
    notes: ['Its title is shortened.', 'Only its first 2 tags are kept.'],
  });
});

test('without a title the first words stand for it', () => {
  const [row] = planImport([candidate({ title: ' ' })], [], limits);
  expect(row).toMatchObject({
    title: 'Sit.',
    notes: ['It has no title, so it is named after its first words.'],
  });
});

test('a file that says nothing of tags leaves them alone', () => {
  const { tags: _, ...untagged } = candidate({ id: 'kept' });
  expect(planImport([untagged], [kept], limits)[0]).not.toHaveProperty('tags');
});

test.each([
  ['by number', ['a', 'b', 'c'], 2, 1_000, [2, 1]],
  ['by size', ['aaaa', 'bb', 'c'], 10, 11, [1, 2]],
  ['one that is too large stands alone', ['a'.repeat(20), 'b'], 10, 11, [1, 1]],
  ['in bytes, not in letters', ['ääää', 'b'], 10, 13, [1, 1]],
  ['nothing', [], 10, 10, []],
])('batches part %s', (_, entries, most, bytes, sizes) => {
  const batches = inBatches(entries, most, bytes);
  expect(batches.map(({ length }) => length)).toEqual(sizes);
  expect(batches.flat()).toEqual(entries);
});
