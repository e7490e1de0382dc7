import { queryOptions } from '@tanstack/react-query';
import { getSnippet, listVariables } from '@/lib/contracts/snippets';
import { call } from '@/lib/client/wire/call';
import { libraryKey, snippetKey, variablesKey } from '@/lib/client/queries/query-keys';
import { readLibrary } from './read-library';

/** One library as one user sees it; `orgId` null is the private one. */
export interface Library {
  readonly uid: string;
  readonly orgId: string | null;
}

export const scopeOf = ({ orgId }: Library) => (orgId === null ? {} : { orgId });

export function libraryQuery(library: Library) {
  return queryOptions({
    queryKey: libraryKey(library),
    // Read to its end also where the page that asked for it is left meanwhile.
    queryFn: ({ client, queryKey }) => readLibrary(client, queryKey, library),
    // What did not change keeps its identity already, also where it stands in another place.
    structuralSharing: false,
    staleTime: 15_000,
    meta: { copiedLibrary: library },
  });
}

/**
 * One snippet as it is now. What the library's copy says of it is no initial data: a copy that is there later would take the
 * place of a refusal.
 */
export function snippetQuery(library: Library, id: string) {
  return queryOptions({
    queryKey: snippetKey(library, id),
    queryFn: ({ signal }) => call(getSnippet, { query: { id, ...scopeOf(library) }, signal }),
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
    meta: { copiedAs: listVariables.reply },
  });
}
