import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetOrder } from './snippet-order';
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
  readonly isFavorite: boolean;
  /** Copies whose original was saved since. It passes with time: it is not kept with a saved filter. */
  readonly isOriginalChanged: boolean;
  readonly library: LibraryFilter;
  readonly order: SnippetOrder;
}

export const noFilters: SnippetFilters = {
  query: '',
  tags: [],
  versions: [],
  isStale: false,
  isFavorite: false,
  isOriginalChanged: false,
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

/** Whether anything but the search hides snippets; the order hides none. */
function hasFilter({ tags, versions, library, ...marks }: SnippetFilters): boolean {
  const { isStale, isFavorite, isOriginalChanged } = marks;
  return (
    tags.length > 0 || versions.length > 0 || isStale || isFavorite || isOriginalChanged || library !== 'all'
  );
}

/** What takes away all that hides snippets, called by what is set. */
export function clearingName(filters: SnippetFilters): string {
  const isSearched = filters.query.trim() !== '';
  if (!hasFilter(filters)) return 'Clear search';
  return isSearched ? 'Clear search and filters' : 'Clear filters';
}

/** Whether there are both one's own and an organization's. */
export function areOfTwoLibraries(snippets: readonly Pick<Snippet, 'orgId'>[]): boolean {
  return (
    snippets.some(({ orgId }) => orgId === undefined) && snippets.some(({ orgId }) => orgId !== undefined)
  );
}

/** Whether a snippet passes everything but the search; `favorites` are the ids of those that are marked. */
export function passesFilters(
  { id, tags, versions, orgId }: Pick<Snippet, 'id' | 'tags' | 'versions' | 'orgId'>,
  filters: Pick<SnippetFilters, 'tags' | 'versions' | 'isStale' | 'isFavorite' | 'library'>,
  favorites: ReadonlySet<string>,
): boolean {
  if (filters.library !== 'all' && (filters.library === 'mine') !== (orgId === undefined)) return false;
  if (filters.isStale && !versionOrder.some((sex) => versions[sex]?.stale === true)) return false;
  if (filters.isFavorite && !favorites.has(id)) return false;
  if (!filters.tags.every((tag) => tags.includes(tag))) return false;
  return filters.versions.every((filter) =>
    filter.startsWith('-') ? !versions[filter.slice(1) as Sex] : versions[filter as Sex] !== undefined,
  );
}
