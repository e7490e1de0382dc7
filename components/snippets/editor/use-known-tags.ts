import { useMemo } from 'react';
import { tagCounts } from '@/components/snippets/filters/tag-counts';
import { useSnippets } from '@/components/snippets/use-snippets';

/** All tags in use, the most used first. */
export function useKnownTags(): readonly string[] {
  const { snippets } = useSnippets();
  return useMemo(
    () =>
      tagCounts(snippets)
        .sort((a, b) => b.count - a.count)
        .map(({ name }) => name),
    [snippets],
  );
}
