import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { getOriginal, markOriginalSeen } from '@/lib/contracts/snippet-original';
import { call } from '@/lib/client/wire/call';
import { originalKey, snippetKey } from '@/lib/client/queries/query-keys';
import { changeInCache } from './snippet-changes';
import { scopeOf, type Library } from './snippet-queries';

/** What the original of a copy says, and said when it was copied. */
export function originalQuery(library: Library, id: string) {
  return queryOptions({
    queryKey: originalKey(library, id),
    queryFn: ({ signal }) => call(getOriginal, { query: { id, ...scopeOf(library) }, signal }),
  });
}

/** Notes that a revision of the original was seen. */
export function useMarkOriginalSeen(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; seen: number }) =>
      call(markOriginalSeen, { query: scopeOf(library), body }),
    onSuccess: ({ id, copiedFrom }) => {
      if (copiedFrom === undefined) return;
      const noted = (snippet: Snippet) => (snippet.id === id ? { ...snippet, copiedFrom } : snippet);
      client.setQueryData<Snippet>(snippetKey(library, id), (known) => known && noted(known));
      changeInCache(client, library, noted);
    },
    onSettled: (_, __, { id }) => client.invalidateQueries({ queryKey: originalKey(library, id) }),
  });
}
