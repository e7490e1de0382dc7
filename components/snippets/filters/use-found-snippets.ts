import { useEffect, useMemo } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { passesFilters, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import { orderSnippets, type UsedAt } from '@/lib/domain/snippets/snippet-order';
import type { Search } from '@/lib/domain/snippets/search-hits';
import { indexOf, readWords, searchSnippets } from '@/lib/domain/snippets/snippet-search';

export interface FoundSnippets {
  readonly snippets: readonly Snippet[];
  /** A word was found nowhere as typed, so similar ones are shown. */
  readonly isApproximate: boolean;
  /** What its hits are marked by; null where nothing is searched. */
  readonly search: Search | null;
}

/** The snippets that pass the filters: the best hits first while something is searched, else in the chosen order. */
export function useFoundSnippets(
  snippets: readonly Snippet[],
  filters: SnippetFilters,
  usedAt: UsedAt,
): FoundSnippets {
  useEffect(() => readWordsWhenIdle(snippets), [snippets]);

  const ordered = useMemo(
    () => orderSnippets(snippets, filters.order, usedAt),
    [snippets, filters.order, usedAt],
  );
  return useMemo(() => foundAmong(snippets, ordered, filters), [snippets, ordered, filters]);
}

/** The same at once, for a key that acts on what was typed before the list has caught up with it. */
export const findSnippets = (snippets: readonly Snippet[], filters: SnippetFilters, usedAt: UsedAt) =>
  foundAmong(snippets, orderSnippets(snippets, filters.order, usedAt), filters);

function foundAmong(
  snippets: readonly Snippet[],
  ordered: readonly Snippet[],
  filters: SnippetFilters,
): FoundSnippets {
  const result = filters.query === '' ? null : searchSnippets(indexOf(snippets), filters.query);
  const passing = ordered.filter(
    (snippet) => passesFilters(snippet, filters) && (result === null || result.rank(snippet) > 0),
  );
  if (result) passing.sort((a, b) => result.rank(b) - result.rank(a));
  const isApproximate = result?.isApproximate ?? false;
  const search = result && { query: filters.query, isApproximate };
  return { snippets: passing, isApproximate, search };
}

/** How many snippets are read between two frames. */
const readAtOnce = 50;

/** Reads the words of large libraries ahead of the first search, in slices that nobody feels. */
function readWordsWhenIdle(snippets: readonly Snippet[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  const readSome = () => {
    for (const snippet of snippets.slice(next, next + readAtOnce)) readWords(snippet);
    next += readAtOnce;
    if (next < snippets.length) timer = setTimeout(readSome, 8);
    else indexOf(snippets);
  };
  timer = setTimeout(readSome, 200);
  return () => clearTimeout(timer);
}
