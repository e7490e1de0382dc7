import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { KeptFilter } from './saved-filter';
import { searchWords } from './search-words';
import { passesFilters } from './snippet-filters';

type Counted = Parameters<typeof passesFilters>[0];

/** Whether a search found a snippet; undefined for one that is not answered yet. */
export type FoundBy<S extends Pick<Snippet, 'id'>> = (query: string) => ((snippet: S) => boolean) | undefined;

/** How many snippets each filter shows; null while what it searches for is not found yet. */
export function filterCounts<S extends Counted>(
  snippets: readonly S[],
  filters: readonly KeptFilter[],
  favorites: ReadonlySet<string>,
  foundBy: FoundBy<S>,
): (number | null)[] {
  return filters.map((filter) => {
    const isFound = searchWords(filter.query).length === 0 ? () => true : foundBy(filter.query);
    if (isFound === undefined) return null;
    let count = 0;
    for (const snippet of snippets)
      if (passesFilters(snippet, filter, favorites) && isFound(snippet)) count += 1;
    return count;
  });
}
