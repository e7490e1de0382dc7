import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { searchWords } from '@/lib/domain/snippets/search-words';
import { searchedText } from '@/lib/domain/snippets/searched-text';
import { SnippetIndex } from '@/lib/domain/snippets/snippet-index';
import { aSnippet } from '../../support/snippets';

function indexOf(all: readonly Snippet[]): SnippetIndex {
  const index = new SnippetIndex();
  all.forEach((snippet, number) => index.put(number, searchedText(snippet)));
  return index;
}

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
const index = indexOf(snippets);

function found(query: string): string[] {
  const result = index.search(query);
  if (!result) return ['everything'];
  return snippets
    .map(({ id }, number) => ({ id, rank: result.ranks[number] ?? 0 }))
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
  ['a slip in each of two words', 'mannres leahs', ['door']],
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
  expect(index.search(query)?.isApproximate).toBe(isApproximate);
});

describe('an index that is kept up', () => {
  const changing = indexOf(snippets);
  const ranksOf = (query: string) => [...(changing.search(query)?.ranks ?? [])].map(Math.sign);

  test('finds a changed text by its new words alone', () => {
    changing.put(1, searchedText(aSnippet({ title: 'Heel work', neutral: '<p>On both sides.</p>' })));
    expect(ranksOf('sides')).toEqual([0, 1, 0, 0]);
    expect(ranksOf('loose')).toEqual([0, 0, 0, 0]);
  });

  test('finds what was removed no more', () => {
    changing.remove(0);
    expect(ranksOf('homework')).toEqual([0, 0, 0, 0]);
  });

  test('takes similar words for one that only a removed text held', () => {
    changing.put(4, searchedText(aSnippet({ title: 'Manners' })));
    changing.put(5, searchedText(aSnippet({ title: 'Mannerz' })));
    expect(changing.search('mannerz')?.isApproximate).toBe(false);
    changing.remove(5);
    expect(changing.search('mannerz')?.isApproximate).toBe(true);
    expect(ranksOf('mannerz')).toEqual([0, 0, 1, 0, 1, 0]);
  });
});

describe('as plainly written down', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'з', 'é', '1', 'z');
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 10 });
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  const snippet = fc.record({
    title: text,
    tags: fc.array(text, { maxLength: 2 }),
    neutral: text.map((words) => `<p>${words}</p>`),
    male: text.map((words) => `<p>${words}</p>`),
  });
  const library = fc.array(snippet.map(aSnippet), { minLength: 1, maxLength: 8 });
  const query = fc.oneof(word, text, fc.tuple(word, word).map(String));

  test('the ranks are the same', () => {
    fc.assert(
      fc.property(library, query, (all, asked) => {
        expectSame(indexOf(all).search(asked), plainSearch(all, asked));
      }),
      { numRuns: 200 },
    );
  });

  test('they are after changes too', () => {
    const change = fc.record({ at: fc.nat(7), to: fc.option(snippet.map(aSnippet)), asked: query });
    fc.assert(
      fc.property(library, fc.array(change, { minLength: 1, maxLength: 4 }), (all, changes) => {
        const kept = indexOf(all);
        const now = all.map((each): Snippet | null => each);
        for (const { at, to, asked } of changes) {
          const number = at % all.length;
          now[number] = to;
          if (to) kept.put(number, searchedText(to));
          else kept.remove(number);
          expectSame(kept.search(asked), plainSearch(now, asked));
        }
      }),
      { numRuns: 60 },
    );
  });
});

type Plain = ReturnType<typeof plainSearch>;

function expectSame(result: ReturnType<SnippetIndex['search']>, plain: Plain) {
  expect(result && { ranks: [...result.ranks], isApproximate: result.isApproximate }).toEqual(plain);
}

/** The rules of the search as they would be told: each word on each text. */
function plainSearch(all: readonly (Snippet | null)[], asked: string) {
  const wanted = searchWords(asked);
  if (wanted.length === 0) return null;
  const placed = all.map((each) => (each ? placesOf(each) : []));
  let isApproximate = false;
  const ranksByWord = wanted.map((word) => {
    const best = (fitOf: (candidate: string) => number | null) =>
      placed.map((places) =>
        Math.max(
          0,
          ...places.flatMap(([candidate, weight]) => {
            const fitting = fitOf(candidate);
            return fitting === null ? [] : weight + fitting;
          }),
        ),
      );
    const asTyped = best((candidate) =>
      candidate === word ? 3 : candidate.startsWith(word) ? 2 : candidate.includes(word) ? 1 : null,
    );
    if (asTyped.some((rank) => rank > 0)) return asTyped;
    const similar = best((candidate) => (isWithinSlips(candidate, word) ? 0 : null));
    isApproximate ||= similar.some((rank) => rank > 0);
    return similar;
  });
  const ranks = all.map((_, number) => {
    const each = ranksByWord.map((byText) => byText[number] ?? 0);
    return each.includes(0) ? 0 : each.reduce((sum, rank) => sum + rank, 0);
  });
  return { ranks, isApproximate };
}

/** Each word with the weight of the place in which it counts most. */
function placesOf({ title, tags, variables, versions }: Snippet): [word: string, weight: number][] {
  const html = Object.values(versions).map((version) => version?.html ?? '');
  const places: [string, number][] = [];
  const read = (text: string, weight: number) => {
    for (const each of searchWords(text))
      if (!places.some(([known]) => known === each)) places.push([each, weight]);
  };
  read(title, 12);
  for (const label of [...tags, ...variables.map(({ name }) => name)]) read(label, 8);
  for (const each of html) read(each.replace(/<\/?p>/g, ' '), 4);
  return places;
}

/** A slip in a word of four letters, two from eight on; a word may still be in the middle of being typed. */
function isWithinSlips(candidate: string, word: string): boolean {
  const slips = word.length < 4 ? -1 : word.length < 8 ? 1 : 2;
  const beginnings = Array.from(candidate, (_, at) => candidate.slice(0, at + 1));
  return beginnings.some((beginning) => slipsBetween(beginning, word) <= slips);
}

function slipsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) =>
      row === 0 ? column : column === 0 ? row : Infinity,
    ),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const [mine, other] = [a[row - 1], b[column - 1]];
      const isSwapped = mine === b[column - 2] && a[row - 2] === other;
      const steps = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (mine === other ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      table[row]?.splice(column, 1, steps);
    }
  }
  return at(a.length, b.length);
}
