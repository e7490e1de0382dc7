import { infiniteQueryOptions } from '@tanstack/react-query';
import { listTrash } from '@/lib/contracts/trash';
import { call } from '@/lib/client/wire/call';
import { trashKey } from '@/lib/client/queries/query-keys';
import { scopeOf, type Library } from './snippet-queries';

/** What was deleted from a library, the last one first, page by page. */
export function trashQuery(library: Library) {
  return infiniteQueryOptions({
    queryKey: trashKey(library),
    queryFn: ({ pageParam, signal }) =>
      call(listTrash, {
        query: { ...scopeOf(library), ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? null,
    // Others may delete and restore.
    staleTime: 0,
  });
}
