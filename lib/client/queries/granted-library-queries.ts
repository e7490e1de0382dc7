import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getGrantedSnippet, getSnippet, listGrantedSnippets, listSnippets } from '@/lib/contracts/snippets';
import { call } from '@/lib/client/wire/call';
import { anyGrantedSnippetKey, anyGrantsKey, grantedLibraryKey, grantedSnippetKey } from './query-keys';

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

/** Takes what was read off the device, once it may be read no more. */
export function forgetGrantedLibrary(client: QueryClient, library: GrantedLibrary): void {
  client.removeQueries({ queryKey: grantedLibraryKey(library) });
  client.removeQueries({ queryKey: anyGrantedSnippetKey(library) });
  void client.invalidateQueries({ queryKey: anyGrantsKey() });
}
