import { useEffect, useMemo, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Hit, Search } from '@/lib/domain/snippets/search-hits';

/** What a list marks its hits by. */
export interface SearchMarks {
  /** Where a text holds what is searched for, in its order. */
  readonly hitsIn: (text: string) => readonly Hit[];
  /** The line that shows a hit; null where no version has one. */
  readonly lineWithHit: (snippet: Snippet) => string | null;
}

const load = () => import('@/lib/domain/snippets/search-hits');
type SearchHits = Awaited<ReturnType<typeof load>>;
let loaded: SearchHits | null = null;

/** null while nothing is searched, and for the moment in which the first search loads what marks it. */
export function useSearchMarks(search: Search | null): SearchMarks | null {
  const [hits, setHits] = useState(loaded);
  const isWanted = search !== null && hits === null;
  useEffect(() => {
    if (!isWanted) return;
    // Unmarked, a list is as true: nothing is said where this cannot be loaded.
    load().then(
      (module) => {
        loaded = module;
        setHits(module);
      },
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(
    () =>
      search &&
      hits && {
        hitsIn: (text) => hits.hitsIn(text, search),
        lineWithHit: (snippet) => hits.lineWithHit(snippet, search),
      },
    [search, hits],
  );
}
