import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isFoundIn, searchLibrary, type Findings } from '@/lib/client/search/library-search';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { filterCounts } from '@/lib/domain/snippets/filter-counts';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';
import { searchWords } from '@/lib/domain/snippets/search-words';

const noAnswers: ReadonlyMap<string, Findings> = new Map();

/** How many snippets each filter shows, in their order; null for what is not known yet. What is typed or marked does not wait for it. */
export function useFilterCounts(
  snippets: readonly Snippet[],
  filters: readonly KeptFilter[],
  favorites: ReadonlySet<string>,
): readonly (number | null)[] {
  const answers = useAnswers(snippets, filters);
  const counted = useDeferredValue(snippets);
  const marked = useDeferredValue(favorites);
  return useMemo(() => {
    const foundBy = (query: string) => {
      const findings = answers.get(query);
      return findings && isFoundIn(findings);
    };
    return filterCounts(counted, filters, marked, foundBy);
  }, [counted, filters, marked, answers]);
}

/** What the words of the filters found; of a library that has changed, what they found before until the new answers are here. */
function useAnswers(snippets: readonly Snippet[], filters: readonly KeptFilter[]) {
  const [answers, setAnswers] = useState(noAnswers);
  const asked = JSON.stringify([
    ...new Set(filters.map(({ query }) => query).filter((query) => searchWords(query).length > 0)),
  ]);
  useEffect(() => {
    const queries = JSON.parse(asked) as string[];
    if (queries.length === 0) return undefined;
    let isLeft = false;
    Promise.all(queries.map(async (query) => [query, await searchLibrary(snippets, query)] as const)).then(
      (found) => {
        if (isLeft) return;
        setAnswers(new Map(found.flatMap(([query, findings]) => (findings ? [[query, findings]] : []))));
      },
      // Without an answer there is no count: nothing else waits for it.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [snippets, asked]);
  return answers;
}
