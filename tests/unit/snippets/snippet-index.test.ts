import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexSnippets, isSimilar, searchSnippets } from '@/lib/domain/snippets/snippet-search';
import { aSnippet } from '../../support/snippets';

const snippets = [
  aSnippet({
    id: 'recall',
    title: 'Recall: the name game',
    tags: ['recall', 'homework'],
    neutral: '<p>Say it once.</p>',
  }),
  aSnippet({
    id: 'leash',
    title: 'Loose leash, week 1',
    tags: ['leash'],
    male: '<p>Don&#39;t pull him.</p><p>Heel</p>',
  }),
  aSnippet({
    id: 'door',
    title: 'Door manners',
    tags: ['calm'],
    neutral: '<p>On the leash, {{dog}} waits at the <strong>café</strong>.</p>',
  }),
  aSnippet({
    id: 'alone',
    title: 'Alone time',
    tags: ['separation anxiety'],
    neutral: '<p>Start with seconds.</p>',
  }),
];
const index = indexSnippets(snippets);

function found(query: string): string[] {
  const result = searchSnippets(index, query);
  if (!result) return ['everything'];
  return snippets
    .map((snippet) => ({ id: snippet.id, rank: result.rank(snippet) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ id }) => id);
}

test.each([
  ['nothing typed', '  ', ['everything']],
  ['only signs', '{{ -', ['everything']],
  ['a title', 'manners', ['door']],
  ['a tag before a text', 'leash', ['leash', 'door']],
  ['a variable', '{{dog}}', ['door']],
  ['the middle of a word', 'call', ['recall']],
  ['all words, each anywhere', 'homework name', ['recall']],
  ['two words that no snippet has together', 'homework leash', []],
  ['without accents', 'cafe', ['door']],
  ['with accents', 'LÉASH', ['leash', 'door']],
  ['without the apostrophe', 'dont', ['leash']],
  ['with a curly apostrophe', 'don’t', ['leash']],
  ['words of two paragraphs', 'him heel', ['leash']],
  ['a tag name', 'strong', []],
  ['a slip', 'mannres', ['door']],
  ['a letter too few', 'maners', ['door']],
  ['two slips in a long word', 'seperatoin', ['alone']],
  ['a slip in a word that is still being typed', 'sepera', ['alone']],
  ['two slips in a short word', 'laehs', []],
  ['a slip in a word of three letters', 'dgo', []],
])('finds by %s', (_, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test.each([
  ['recall', false],
  ['recal', false],
  ['reccall', true],
  ['homework reccall', true],
])('says whether %s was taken as a slip: %s', (query, isApproximate) => {
  expect(searchSnippets(index, query)?.isApproximate).toBe(isApproximate);
});

test('a snippet that is not in the index is not found', () => {
  expect(searchSnippets(index, 'recall')?.rank(aSnippet({ title: 'Recall' }))).toBe(0);
});

test('a keystroke at 5,000 snippets looks through words, not through texts', () => {
  const many = Array.from({ length: 5_000 }, (_, at) =>
    aSnippet({
      id: `s${at}`,
      title: `Lesson ${at}`,
      neutral: `<p>${'walk calmly beside the gate and wait '.repeat(20)}</p>`,
    }),
  );
  expect(indexSnippets(many).postings.length).toBeLessThan(5_100);
});

test('no similar word is passed over by looking at letters first', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'з', 'é', '1', 'z');
  const word = fc.string({ unit: letter, minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, (words, query) => {
      const titled = words.map((title) => aSnippet({ title, neutral: '' }));
      const result = searchSnippets(indexSnippets(titled), query);
      const plain = (text: string) => text.replaceAll('é', 'e');
      if (words.some((title) => plain(title).includes(plain(query)))) return;
      expect(titled.map((snippet) => (result?.rank(snippet) ?? 0) > 0)).toEqual(
        words.map((title) => isSimilar(plain(title), plain(query))),
      );
    }),
    { numRuns: 2_000 },
  );
});
