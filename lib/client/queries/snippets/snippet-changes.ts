import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { batchLimit, createSnippet, moveSnippets, updateSnippet } from '@/lib/contracts/snippets';
import { recolored, type HeldLibrary } from '@/lib/domain/snippets/held-library';
import { call } from '@/lib/client/wire/call';
import { anyLibraryKey, anySnippetKey, libraryKey, snippetKey } from '@/lib/client/queries/query-keys';
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
  changeHeld(client, library, (snippets) => [
    saved,
    ...recolored(snippets, saved.variables).filter((snippet) => snippet.id !== saved.id),
  ]);
}

/** Changes snippets on screen before the server has answered. */
export function changeInCache(
  client: QueryClient,
  library: Library,
  change: (snippet: Snippet) => Snippet,
): void {
  changeHeld(client, library, (snippets) => snippets.map(change));
}

/** Brings a library up to date after more changed than one answer tells. */
export async function refreshLibrary(client: QueryClient, library: Library): Promise<void> {
  await client.invalidateQueries({ queryKey: libraryKey(library) });
  await client.invalidateQueries({ queryKey: anySnippetKey(library) });
}

export function dropSnippets(client: QueryClient, library: Library, ids: ReadonlySet<string>): void {
  for (const id of ids) client.removeQueries({ queryKey: snippetKey(library, id) });
  changeHeld(client, library, (snippets) => snippets.filter(({ id }) => !ids.has(id)));
}

function changeHeld(
  client: QueryClient,
  library: Library,
  change: (snippets: readonly Snippet[]) => readonly Snippet[],
): void {
  client.setQueryData<HeldLibrary>(
    libraryKey(library),
    (held) => held && { ...held, snippets: change(held.snippets) },
  );
}
