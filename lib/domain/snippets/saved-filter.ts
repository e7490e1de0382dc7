import type { SavedFilter } from '@/lib/contracts/saved-filters';
import { noFilters, versionFilterName, type SnippetFilters } from './snippet-filters';

/** What of the filters can be saved: all that hides snippets. */
export type KeptFilter = SavedFilter['filter'];

export const keptFilter = ({ order: _, isOriginalChanged: __, ...filters }: SnippetFilters): KeptFilter => ({
  ...filters,
  query: filters.query.trim(),
  tags: [...filters.tags],
  versions: [...filters.versions],
});

/** Equal for filters that show the same, whatever order their tags stand in. */
const markOf = ({ query, tags, versions, ...rest }: KeptFilter) =>
  JSON.stringify([
    query.trim(),
    [...new Set(tags)].sort(),
    [...new Set(versions)].sort(),
    rest.isStale,
    rest.isFavorite,
    rest.library,
  ]);

export const isSameFilter = (a: KeptFilter, b: KeptFilter) => markOf(a) === markOf(b);

const nothing = keptFilter(noFilters);

export const hidesNothing = (filter: KeptFilter) => isSameFilter(filter, nothing);

/** What a filter looks for, in words: a name to begin with. */
export function wordsOfFilter(filter: KeptFilter, organizationName: string | null): string {
  const { query, tags, versions, isStale, isFavorite, library } = filter;
  return [
    ...(query.trim() === '' ? [] : [query.trim()]),
    ...tags,
    ...versions.map(versionFilterName),
    ...(isFavorite ? ['Favorites'] : []),
    ...(isStale ? ['Out of date'] : []),
    ...(library === 'mine' ? ['Mine'] : []),
    ...(library === 'organization' ? [organizationName ?? 'Organization'] : []),
  ].join(', ');
}
