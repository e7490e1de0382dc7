import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { listHistory } from '@/lib/contracts/snippet-history';
import { call } from '@/lib/client/wire/call';
import { historyKey } from '@/lib/client/queries/query-keys';
import { scopeOf, type Library } from './snippet-queries';

/** What a snippet said before it was as it is now, the last one first, page by page. */
export function historyQuery(library: Library, { id, revision }: Pick<Snippet, 'id' | 'revision'>) {
  return infiniteQueryOptions({
    queryKey: historyKey(library, id, revision),
    queryFn: ({ pageParam, signal }) =>
      call(listHistory, {
        query: { id, ...scopeOf(library), ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? null,
  });
}
