import { expect, test } from 'vitest';
import {
  hidesNothing,
  isSameFilter,
  keptFilter,
  wordsOfFilter,
  type KeptFilter,
} from '@/lib/domain/snippets/saved-filter';
import { noFilters, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';

const filter = (changes: Partial<SnippetFilters>) => keptFilter({ ...noFilters, ...changes });

test('what hides snippets is saved, and the order is not', () => {
  expect(filter({ query: ' leash ', tags: ['puppy'], order: 'title' })).toEqual({
    query: 'leash',
    tags: ['puppy'],
    versions: [],
    isStale: false,
    isFavorite: false,
    library: 'all',
  } satisfies KeptFilter);
});

test.each<[Partial<SnippetFilters>, Partial<SnippetFilters>, boolean]>([
  [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, true],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, false],
  [{ tags: ['a, b'] }, { tags: ['a', 'b'] }, false],
  [{ versions: ['-male', 'female'] }, { versions: ['female', '-male'] }, true],
  [{ versions: ['male'] }, { versions: ['-male'] }, false],
  [{ query: 'leash ' }, { query: 'leash' }, true],
  [{ query: 'leash' }, { tags: ['leash'] }, false],
  [{ isStale: true }, { isFavorite: true }, false],
  [{ library: 'mine' }, { library: 'organization' }, false],
  [{ order: 'title' }, { order: 'used' }, true],
])('%j and %j are the same: %j', (a, b, isSame) => {
  expect(isSameFilter(filter(a), filter(b))).toBe(isSame);
});

test.each<[Partial<SnippetFilters>, boolean]>([
  [{}, true],
  [{ query: '  ' }, true],
  [{ order: 'title' }, true],
  [{ query: 'leash' }, false],
  [{ tags: ['puppy'] }, false],
  [{ versions: ['male'] }, false],
  [{ isStale: true }, false],
  [{ isFavorite: true }, false],
  [{ library: 'mine' }, false],
])('%j hides nothing: %j', (filters, hides) => {
  expect(hidesNothing(filter(filters))).toBe(hides);
});

test('a filter is told in the words of the bar', () => {
  const all = filter({
    query: 'leash',
    tags: ['puppy', 'walks'],
    versions: ['male', '-female'],
    isFavorite: true,
    isStale: true,
    library: 'organization',
  });
  const words = 'leash, puppy, walks, Has male, No female, Favorites, Out of date';
  expect(wordsOfFilter(all, 'Good Dog Academy')).toBe(`${words}, Good Dog Academy`);
  expect(wordsOfFilter(all, null)).toBe(`${words}, Organization`);
  expect(wordsOfFilter(filter({ library: 'mine' }), null)).toBe('Mine');
});
