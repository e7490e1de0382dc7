import { describe, expect, test } from 'vitest';
import { emptySnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { problemsFromFields, problemsOf, type SnippetProblems } from '@/lib/domain/snippets/snippet-problems';

const limits = { title: 10, html: 1_200 };
const text = (length: number) => ({ html: 'x'.repeat(length), origin: 'written' as const, stale: false });
const good: EditedSnippet = { ...emptySnippet, title: 'Recall', versions: { male: text(1_200) } };

test.each<[string, Partial<EditedSnippet>, SnippetProblems]>([
  ['all is well', {}, {}],
  ['no title', { title: '' }, { title: 'Give the snippet a title.' }],
  ['a title of spaces', { title: '   ' }, { title: 'Give the snippet a title.' }],
  ['the longest title, spaces around it', { title: ` ${'x'.repeat(10)} ` }, {}],
  ['a title too long', { title: 'x'.repeat(11) }, { title: 'A title can have at most 10 characters.' }],
  [
    'no text, whatever the tags',
    { versions: {}, tags: ['a'] },
    { versions: { sex: null, text: 'Write at least one version.' } },
  ],
  [
    'a text too long',
    { versions: { male: text(1), neutral: text(2_404) } },
    {
      versions: {
        sex: 'neutral',
        text: 'The neutral text is 1,204 characters too long, formatting included.',
      },
    },
  ],
  [
    'two texts too long, one by a single character',
    { versions: { male: text(1_201), neutral: text(2_404) } },
    { versions: { sex: 'male', text: 'The male text is 1 character too long, formatting included.' } },
  ],
  [
    'a text nested too deep, and too long as well',
    { versions: { male: text(1), female: { ...text(1), html: '<b>'.repeat(500) } } },
    {
      versions: {
        sex: 'female',
        text: 'The female text is nested more than 40 levels deep. Take lists and quotes out of one another.',
      },
    },
  ],
  [
    'nothing at all',
    emptySnippet,
    { title: 'Give the snippet a title.', versions: { sex: null, text: 'Write at least one version.' } },
  ],
])('%s', (_, changes, problems) => {
  expect(problemsOf({ ...good, ...changes }, limits)).toEqual(problems);
});

describe('the server’s words', () => {
  test('stand where they belong, the first of each field', () => {
    expect(
      problemsFromFields([
        { path: 'versions.male.html', message: 'Too long.' },
        { path: 'versions.female.html', message: 'Too long as well.' },
        { path: 'tags.3', message: 'A tag is too long.' },
        { path: 'title', message: 'Too short.' },
      ]),
    ).toEqual({
      versions: { sex: 'male', text: 'Too long.' },
      tags: 'A tag is too long.',
      title: 'Too short.',
    });
  });

  test('about a field that is not on the page are left out', () => {
    expect(
      problemsFromFields([
        { path: 'revision', message: 'No.' },
        { path: '', message: 'No.' },
      ]),
    ).toEqual({});
  });
});
