import { versionFilters, type SnippetFilters } from './snippet-filters';
import { snippetOrders } from './snippet-order';

/** The filters as they stand in the address: what is not set is left out. */
export function filtersToQuery(filters: SnippetFilters): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (filters.query.trim() !== '') query.q = filters.query;
  if (filters.tags.length > 0) query.tag = [...filters.tags];
  // In one order, so that equal filters have equal addresses.
  const versions = versionFilters.filter((filter) => filters.versions.includes(filter));
  if (versions.length > 0) query.version = versions;
  if (filters.isStale) query.stale = '1';
  if (filters.isFavorite) query.favorite = '1';
  if (filters.isOriginalChanged) query.original = 'changed';
  if (filters.library !== 'all') query.library = filters.library;
  if (filters.order !== 'used') query.sort = filters.order;
  return query;
}

/** What an address asks for; whatever it cannot mean is ignored. */
export function filtersFromQuery(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): SnippetFilters {
  const all = (name: string): readonly string[] => {
    const value = query[name];
    return typeof value === 'string' ? [value] : (value ?? []);
  };
  const first = (name: string) => all(name)[0] ?? '';
  const library = first('library');
  const order = first('sort');
  return {
    query: first('q'),
    tags: [...new Set(all('tag'))].filter((tag) => tag !== ''),
    versions: versionFilters.filter((filter) => all('version').includes(filter)),
    isStale: first('stale') === '1',
    isFavorite: first('favorite') === '1',
    isOriginalChanged: first('original') === 'changed',
    library: library === 'mine' || library === 'organization' ? library : 'all',
    order: snippetOrders.find((known) => known === order) ?? 'used',
  };
}
