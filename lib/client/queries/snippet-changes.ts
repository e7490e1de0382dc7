import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@/lib/contracts/operation';
import type { Snippet, VariableColor } from '@/lib/contracts/snippet-fields';
import { batchLimit, createSnippet, moveSnippets, updateSnippet } from '@/lib/contracts/snippets';
import { call } from '@/lib/client/wire/call';
import { anyLibraryKey, anySnippetKey, libraryKey, snippetKey } from './query-keys';
import { scopeOf, type Library } from './snippet-queries';

type DraftInput = BodyInput<typeof createSnippet>;
type UpdateInput = BodyInput<typeof updateSnippet>;

/** Creates a snippet, or changes one whose revision is still the one given; else it throws ApiError 409. */
export function useSaveSnippet(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, key }: { draft: DraftInput | UpdateInput; key?: string }) =>
      'id' in draft
        ? call(updateSnippet, { query: scopeOf(library), body: draft })
        : call(createSnippet, { query: scopeOf(library), body: draft, idempotencyKey: key }),
    onSuccess: (saved) => putSnippet(client, library, saved),
  });
}

/** Moves snippets between the user's private library and an organization's, or between two organizations. */
export function useMoveSnippets(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, orgId }: { ids: readonly string[]; orgId: string | null }) => {
      let moved = 0;
      for (let start = 0; start < ids.length; start += batchLimit) {
        const snippetIds = ids.slice(start, start + batchLimit);
        moved += (await call(moveSnippets, { body: { snippetIds, orgId } })).moved;
      }
      return moved;
    },
    onSettled: () => client.invalidateQueries({ queryKey: anyLibraryKey(uid) }),
  });
}

/** Puts a saved snippet where it is shown: newest first, and its colors on every snippet of the library. */
export function putSnippet(client: QueryClient, library: Library, saved: Snippet): void {
  client.setQueryData(snippetKey(library, saved.id), saved);
  client.setQueryData<Snippet[]>(
    libraryKey(library),
    (snippets) =>
      snippets && [saved, ...recolored(snippets, saved).filter((snippet) => snippet.id !== saved.id)],
  );
}

/** Changes snippets on screen before the server has answered. */
export function changeInCache(
  client: QueryClient,
  library: Library,
  change: (snippet: Snippet) => Snippet,
): void {
  client.setQueryData<Snippet[]>(libraryKey(library), (snippets) => snippets?.map(change));
}

/** Reads a library anew after more changed than one answer tells. */
export async function refreshLibrary(client: QueryClient, library: Library): Promise<void> {
  await client.invalidateQueries({ queryKey: libraryKey(library) });
  await client.invalidateQueries({ queryKey: anySnippetKey(library) });
}

export function dropSnippets(client: QueryClient, library: Library, ids: ReadonlySet<string>): void {
  for (const id of ids) client.removeQueries({ queryKey: snippetKey(library, id) });
  client.setQueryData<Snippet[]>(libraryKey(library), (snippets) =>
    snippets?.filter(({ id }) => !ids.has(id)),
  );
}

function recolored(snippets: readonly Snippet[], saved: Snippet): readonly Snippet[] {
  const colors = new Map(saved.variables.map(({ name, color }) => [name, color]));
  const differs = ({ name, color }: { name: string; color: VariableColor }) =>
    (colors.get(name) ?? color) !== color;
  return snippets.map((snippet) =>
    snippet.variables.some(differs)
      ? {
          ...snippet,
          variables: snippet.variables.map((variable) => ({
            ...variable,
            color: colors.get(variable.name) ?? variable.color,
          })),
        }
      : snippet,
  );
}
