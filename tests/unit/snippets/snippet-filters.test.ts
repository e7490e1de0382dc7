import { expect, test } from 'vitest';
import { filtersFromQuery, filtersToQuery } from '@/lib/domain/snippets/filter-address';
import {
  areOfTwoLibraries,
  clearingName,
  noFilters,
  passesFilters,
  versionFilterName,
  versionFilters,
  type SnippetFilters,
} from '@/lib/domain/snippets/snippet-filters';
import { aSnippet, written } from '../../support/snippets';

const mine = aSnippet({ tags: ['leash', 'homework'], male: '<p>He.</p>' });
const shared = aSnippet({
  orgId: 'academy',
  tags: ['leash'],
  male: '<p>He.</p>',
  female: { ...written('<p>She.</p>'), origin: 'generated', source: 'male', stale: true },
});

test.each<[string, Partial<SnippetFilters>, boolean, boolean]>([
  ['nothing', {}, true, true],
  ['a tag', { tags: ['leash'] }, true, true],
  ['two tags', { tags: ['leash', 'homework'] }, true, false],
  ['the private library', { library: 'mine' }, true, false],
  ["the organization's library", { library: 'organization' }, false, true],
  ['out of date', { isStale: true }, false, true],
  ['favorites', { isFavorite: true }, true, false],
  ['has a version', { versions: ['female'] }, false, true],
  ['lacks a version', { versions: ['-female'] }, true, false],
  ['has one and lacks another', { versions: ['male', '-neutral'] }, true, true],
  ['has and lacks the same', { versions: ['male', '-male'] }, false, false],
])('%s', (_, filters, passesMine, passesShared) => {
  const all = { ...noFilters, ...filters };
  const favorites = new Set([mine.id]);
  expect([mine, shared].map((snippet) => passesFilters(snippet, all, favorites))).toEqual([
    passesMine,
    passesShared,
  ]);
});

test.each<[Partial<SnippetFilters>, string]>([
  [{ query: 'x' }, 'Clear search'],
  [{ query: 'x', order: 'title' }, 'Clear search'],
  [{ query: 'x', tags: ['x'] }, 'Clear search and filters'],
  [{ query: '  ', tags: ['x'] }, 'Clear filters'],
  [{ versions: ['male'] }, 'Clear filters'],
  [{ isStale: true }, 'Clear filters'],
  [{ isFavorite: true }, 'Clear filters'],
  [{ isOriginalChanged: true }, 'Clear filters'],
  [{ library: 'mine' }, 'Clear filters'],
])('%j is taken away by “%s”', (filters, name) => {
  expect(clearingName({ ...noFilters, ...filters })).toBe(name);
});

test('everything survives the address, and what is not set stays out of it', () => {
  const filters: SnippetFilters = {
    query: 'loose leash & more',
    tags: ['a, b', 'ü'],
    versions: ['male', '-neutral'],
    isStale: true,
    isFavorite: true,
    isOriginalChanged: true,
    library: 'organization',
    order: 'title',
  };
  expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters);
  expect(filtersToQuery(noFilters)).toEqual({});
});

test('equal filters have equal addresses, whatever was chosen first', () => {
  expect(filtersToQuery({ ...noFilters, versions: ['-neutral', 'female', 'male'] })).toEqual({
    version: ['male', 'female', '-neutral'],
  });
});

test('what an address cannot mean is ignored', () => {
  expect(
    filtersFromQuery({
      q: ['a', 'b'],
      tag: ['', 'x', 'x'],
      version: 'cat',
      stale: 'yes',
      library: 'x',
      sort: 'x',
    }),
  ).toEqual({ ...noFilters, query: 'a', tags: ['x'] });
});

test('each version filter has a name of its own', () => {
  expect(versionFilters.map(versionFilterName)).toEqual([
    'Has male',
    'Has female',
    'Has neutral',
    'No male',
    'No female',
    'No neutral',
  ]);
});

test('owners are worth telling where there are two', () => {
  expect(areOfTwoLibraries([mine, shared])).toBe(true);
  expect(areOfTwoLibraries([mine, mine])).toBe(false);
  expect(areOfTwoLibraries([shared])).toBe(false);
});
