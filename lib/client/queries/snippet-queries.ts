import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { getSnippet, listSnippets, listVariables } from '@/lib/contracts/snippets';
import { call } from '@/lib/client/wire/call';
import { libraryKey, snippetKey, variablesKey } from './query-keys';

/** One library as one user sees it; `orgId` null is the private one. */
export interface Library {
  readonly uid: string;
  readonly orgId: string | null;
}

export const scopeOf = ({ orgId }: Library) => (orgId === null ? {} : { orgId });

export function libraryQuery(library: Library) {
  return queryOptions({
    queryKey: libraryKey(library),
    queryFn: ({ signal }) => call(listSnippets, { query: scopeOf(library), signal }),
    // The server answers 304 while nothing changed, and equal snippets keep their identity.
    staleTime: 15_000,
  });
}

/** One snippet as it is now; what the list already knows is shown until the answer is here. */
export function snippetQuery(client: QueryClient, library: Library, id: string) {
  return queryOptions({
    queryKey: snippetKey(library, id),
    queryFn: ({ signal }) => call(getSnippet, { query: { id, ...scopeOf(library) }, signal }),
    initialData: () =>
      client.getQueryData<Snippet[]>(libraryKey(library))?.find((snippet) => snippet.id === id),
    initialDataUpdatedAt: 0,
    staleTime: 5_000,
  });
}

/** Every variable of a library with its color, also those that the snippet at hand does not hold. */
export function libraryVariablesQuery(library: Library) {
  return queryOptions({
    queryKey: variablesKey(library),
    queryFn: ({ signal }) =>
      call(listVariables, { query: { variables: 'true', ...scopeOf(library) }, signal }),
    staleTime: 15_000,
  });
}
