import { useMemo } from 'react';
import { tagCounts } from '@/components/snippets/filters/tag-counts';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { hidesNothing, isSameFilter, keptFilter, type KeptFilter } from '@/lib/domain/snippets/saved-filter';
import { noFilters, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import { useFilterCounts } from './use-filter-counts';
import { useSavedFilters } from './use-saved-filters';

/** One way to look at the list. */
export interface FilterNavEntry {
  readonly name: string;
  readonly filter: KeptFilter;
  /** How many snippets it shows; null: not known yet. */
  readonly count: number | null;
  readonly isCurrent: boolean;
}

export interface SavedEntry extends FilterNavEntry {
  readonly saved: SavedFilter;
}

export interface FilterNavContent {
  readonly always: readonly FilterNavEntry[];
  readonly saved: readonly SavedEntry[];
  readonly tags: readonly FilterNavEntry[];
  /** The list as it is filtered now. */
  readonly current: KeptFilter;
  /** It hides something, and is not saved. */
  readonly isNew: boolean;
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const mostTags = 8;

const everything = keptFilter(noFilters);
const favoritesOnly: KeptFilter = { ...everything, isFavorite: true };
const mineOnly: KeptFilter = { ...everything, library: 'mine' };

interface Shown {
  readonly snippets: readonly Snippet[];
  readonly filters: SnippetFilters;
  readonly favorites: ReadonlySet<string>;
  readonly hasOrganization: boolean;
  readonly isLoading: boolean;
}

/** What stands beside the list to choose from, with what each shows of it. */
export function useFilterNav(shown: Shown): FilterNavContent {
  const { snippets, filters, favorites, hasOrganization, isLoading } = shown;
  const { saved, isKnown, hasFailed, retry } = useSavedFilters();
  const ways = useMemo(() => {
    const always = [
      { name: 'All snippets', filter: everything },
      { name: 'Favorites', filter: favoritesOnly },
      ...(hasOrganization ? [{ name: 'Mine', filter: mineOnly }] : []),
    ];
    // Below what is saved, so that nothing moves once that is known.
    const tags = isLoading || !(isKnown || hasFailed) ? [] : mostUsedTags(snippets, saved);
    return { always, saved, tags, all: [...always, ...saved, ...tags].map(({ filter }) => filter) };
  }, [snippets, hasOrganization, saved, isLoading, isKnown, hasFailed]);
  const counts = useFilterCounts(snippets, ways.all, favorites);
  const current = keptFilter(filters);
  const entryAt = (way: { name: string; filter: KeptFilter }, at: number): FilterNavEntry => ({
    name: way.name,
    filter: way.filter,
    count: isLoading ? null : (counts[at] ?? null),
    isCurrent: !filters.isOriginalChanged && isSameFilter(way.filter, current),
  });
  const { always, tags } = ways;
  const behind = always.length + saved.length;
  return {
    always: always.map(entryAt),
    saved: saved.map((each, at) => ({ ...entryAt(each, always.length + at), saved: each })),
    tags: tags.map((each, at) => entryAt(each, behind + at)),
    current,
    isNew: isKnown && !hidesNothing(current) && !saved.some(({ filter }) => isSameFilter(filter, current)),
    isKnown,
    hasFailed,
    retry,
  };
}

/** A tag that is saved as it is stands there already. */
const mostUsedTags = (snippets: readonly Snippet[], saved: readonly SavedFilter[]) =>
  tagCounts(snippets)
    .toSorted((a, b) => b.count - a.count)
    .map(({ name }) => ({ name, filter: { ...everything, tags: [name] } }))
    .filter((tag) => !saved.some(({ filter }) => isSameFilter(filter, tag.filter)))
    .slice(0, mostTags);
