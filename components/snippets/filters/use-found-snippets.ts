import { useMemo } from 'react';
import { hitsAmong, searchLibrary } from '@/lib/client/search/library-search';
import { useLibrarySearch } from '@/lib/client/search/use-library-search';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { changedOriginals } from '@/lib/domain/snippets/changed-originals';
import { passesFilters, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import { orderSnippets, type UsedAt } from '@/lib/domain/snippets/snippet-order';
import type { Search } from '@/lib/domain/snippets/search-hits';

export interface FoundSnippets {
  readonly snippets: readonly Snippet[];
  /** A word was found nowhere as typed, so similar ones are shown. */
  readonly isApproximate: boolean;
  /** What its hits are marked by; null where nothing is searched. */
  readonly search: Search | null;
  /** Whether these are of what is typed; for a moment they may be of what was typed before. */
  readonly isCurrent: boolean;
  /** Nothing can be shown before the first answer is here. */
  readonly isAwaited: boolean;
}

const awaited: FoundSnippets = {
  snippets: [],
  isApproximate: false,
  search: null,
  isCurrent: false,
  isAwaited: true,
};

/**
 * The snippets that pass the filters: the best hits first while something is searched, else in the chosen order; of hits that are
 * equally good, by `ranks` where that order is by use.
 */
export function useFoundSnippets(
  snippets: readonly Snippet[],
  { query: typed, tags, versions, isStale, isFavorite, isOriginalChanged, library, order }: SnippetFilters,
  usedAt: UsedAt,
  favorites: ReadonlySet<string>,
  ranks = usedAt,
): FoundSnippets {
  const answer = useLibrarySearch(snippets, typed);
  const passing = useMemo(() => {
    const changed = isOriginalChanged ? changedOriginals(snippets) : null;
    return (snippet: Snippet) =>
      (changed === null || changed.has(snippet.id)) &&
      passesFilters(snippet, { tags, versions, isStale, isFavorite, library }, favorites);
  }, [snippets, tags, versions, isStale, isFavorite, isOriginalChanged, library, favorites]);
  const query = answer?.query;
  const findings = answer?.findings;
  const uses = findings ? ranks : usedAt;
  const ordered = useMemo(() => orderSnippets(snippets, order, uses), [snippets, order, uses]);
  const found = useMemo(() => {
    if (query === undefined || findings === undefined) return awaited;
    if (findings === null) {
      const shown = ordered.filter(passing);
      return { snippets: shown, isApproximate: false, search: null, isAwaited: false };
    }
    const { isApproximate } = findings;
    const search: Search = { query, isApproximate };
    return { snippets: hitsAmong(ordered, findings, passing), isApproximate, search, isAwaited: false };
  }, [query, findings, ordered, passing]);
  const isCurrent = answer?.isCurrent ?? false;
  return useMemo(() => ({ ...found, isCurrent }), [found, isCurrent]);
}

/** The best hit of what is typed, whose answer may be on its way still; undefined: nothing is found. */
export async function findBest(
  snippets: readonly Snippet[],
  filters: SnippetFilters,
  usedAt: UsedAt,
  favorites: ReadonlySet<string>,
): Promise<Snippet | undefined> {
  const findings = await searchLibrary(snippets, filters.query);
  const ordered = orderSnippets(snippets, filters.order, usedAt);
  const isWanted = (snippet: Snippet) => passesFilters(snippet, filters, favorites);
  return findings === null ? ordered.find(isWanted) : hitsAmong(ordered, findings, isWanted)[0];
}
