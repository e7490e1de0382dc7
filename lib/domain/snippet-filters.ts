import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet';
import { snippetOrders, type SnippetOrder } from './snippet-order';
import { sexNames, versionOrder } from './version-state';

/** `male`: has the male version; `-male`: lacks it. */
export type VersionFilter = Sex | `-${Sex}`;
export type LibraryFilter = 'all' | 'mine' | 'organization';

export interface SnippetFilters {
  readonly query: string;
  /** A snippet must carry all of them. */
  readonly tags: readonly string[];
  readonly versions: readonly VersionFilter[];
  readonly isStale: boolean;
  readonly library: LibraryFilter;
  readonly order: SnippetOrder;
}

export const noFilters: SnippetFilters = {
  query: '',
  tags: [],
  versions: [],
  isStale: false,
  library: 'all',
  order: 'used',
};

export const versionFilters: readonly VersionFilter[] = [
  ...versionOrder,
  ...versionOrder.map((sex): VersionFilter => `-${sex}`),
];

export function versionFilterName(filter: VersionFilter): string {
  return filter.startsWith('-') ? `No ${sexNames[filter.slice(1) as Sex].toLowerCase()}` : `Has ${filter}`;
}

/** Whether anything hides snippets; the order hides none. */
export function isFiltering({ query, tags, versions, isStale, library }: SnippetFilters): boolean {
  return query.trim() !== '' || tags.length > 0 || versions.length > 0 || isStale || library !== 'all';
}

/** Whether there are both one's own and an organization's. */
export function areOfTwoLibraries(snippets: readonly Pick<Snippet, 'orgId'>[]): boolean {
  return (
    snippets.some(({ orgId }) => orgId === undefined) && snippets.some(({ orgId }) => orgId !== undefined)
  );
}

/** Whether a snippet passes everything but the search. */
export function passesFilters(
  { tags, versions, orgId }: Pick<Snippet, 'tags' | 'versions' | 'orgId'>,
  filters: SnippetFilters,
): boolean {
  if (filters.library !== 'all' && (filters.library === 'mine') !== (orgId === undefined)) return false;
  if (filters.isStale && !versionOrder.some((sex) => versions[sex]?.stale === true)) return false;
  if (!filters.tags.every((tag) => tags.includes(tag))) return false;
  return filters.versions.every((filter) =>
    filter.startsWith('-') ? !versions[filter.slice(1) as Sex] : versions[filter as Sex] !== undefined,
  );
}

/** The filters as they stand in the address: what is not set is left out. */
export function filtersToQuery(filters: SnippetFilters): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (filters.query.trim() !== '') query.q = filters.query;
  if (filters.tags.length > 0) query.tag = [...filters.tags];
  // In one order, so that equal filters have equal addresses.
  const versions = versionFilters.filter((filter) => filters.versions.includes(filter));
  if (versions.length > 0) query.version = versions;
  if (filters.isStale) query.stale = '1';
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
    library: library === 'mine' || library === 'organization' ? library : 'all',
    order: snippetOrders.find((known) => known === order) ?? 'used',
  };
}
