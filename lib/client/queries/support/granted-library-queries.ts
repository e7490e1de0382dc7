import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listGrantedHistory, listHistory } from '@/lib/contracts/snippet-history';
import { getGrantedSnippet, getSnippet, listGrantedSnippets, listSnippets } from '@/lib/contracts/snippets';
import { listGrantedTrash, listTrash } from '@/lib/contracts/trash';
import { call } from '@/lib/client/wire/call';
import {
  anyGrantedSnippetKey,
  anyGrantsKey,
  grantedHistoryKey,
  grantedLibraryKey,
  grantedSnippetKey,
  grantedTrashKey,
} from '@/lib/client/queries/query-keys';

/** Whose snippets support staff read: a person’s private ones or an organization’s. */
export type GrantedLibrary = { readonly uid: string } | { readonly orgId: string };

/** Each reading is on record, so nothing is read but when it is asked for, and nothing is kept once it is off screen. */
const readOnce = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export function grantedLibraryQuery(library: GrantedLibrary) {
  return queryOptions({
    queryKey: grantedLibraryKey(library),
    queryFn: ({ signal }) =>
      'uid' in library
        ? call(listGrantedSnippets, { query: library, signal })
        : call(listSnippets, { query: library, signal }),
    ...readOnce,
  });
}

export function grantedSnippetQuery(library: GrantedLibrary, id: string) {
  return queryOptions({
    queryKey: grantedSnippetKey(library, id),
    queryFn: ({ signal }) =>
      'uid' in library
        ? call(getGrantedSnippet, { query: { ...library, id }, signal })
        : call(getSnippet, { query: { ...library, id }, signal }),
    ...readOnce,
  });
}

const first = null as string | null;

/** What was deleted from it, the last one first. */
export function grantedTrashQuery(library: GrantedLibrary) {
  return infiniteQueryOptions({
    queryKey: grantedTrashKey(library),
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam ?? undefined;
      return 'uid' in library
        ? call(listGrantedTrash, { query: { ...library, after }, signal })
        : call(listTrash, { query: { ...library, after }, signal });
    },
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? null,
    ...readOnce,
  });
}

/** What one of its snippets said before, the last one first. */
export function grantedHistoryQuery(library: GrantedLibrary, id: string) {
  return infiniteQueryOptions({
    queryKey: grantedHistoryKey(library, id),
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam ?? undefined;
      return 'uid' in library
        ? call(listGrantedHistory, { query: { ...library, id, before }, signal })
        : call(listHistory, { query: { ...library, id, before }, signal });
    },
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? null,
    ...readOnce,
  });
}

/** Takes what was read off the device, once it may be read no more. */
export function forgetGrantedLibrary(client: QueryClient, library: GrantedLibrary): void {
  client.removeQueries({ queryKey: grantedLibraryKey(library) });
  client.removeQueries({ queryKey: anyGrantedSnippetKey(library) });
  void client.invalidateQueries({ queryKey: anyGrantsKey() });
}
