import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { deleteForGood, emptyTrash, restoreFromTrash } from '@/lib/contracts/trash';
import { call } from '@/lib/client/wire/call';
import { refreshLibrary } from './snippet-changes';
import { libraryQuery, scopeOf, type Library } from './snippet-queries';
import { trashQuery } from './trash-queries';

/** So many the server restores at once. */
const atOnce = 200;

export interface Restored {
  readonly restored: readonly Snippet[];
  /** Neither in the trash nor in the library. */
  readonly gone: readonly string[];
}

/** Brings snippets back into the library. One that an answer which got lost has brought back counts as restored. */
export function useRestoreSnippets(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]): Promise<Restored> => {
      const restored: Snippet[] = [];
      const missing: string[] = [];
      for (let start = 0; start < ids.length; start += atOnce) {
        const body = { ids: ids.slice(start, start + atOnce) };
        const answer = await call(restoreFromTrash, { query: scopeOf(library), body });
        restored.push(...answer.restored);
        missing.push(...answer.missing);
      }
      const there = missing.length === 0 ? [] : await inLibrary(client, library, missing);
      const gone = missing.filter((id) => there.every((snippet) => snippet.id !== id));
      return { restored: [...restored, ...there], gone };
    },
    onSuccess: (_answer, ids) => takeOut(client, library, ids),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: trashQuery(library).queryKey });
      void refreshLibrary(client, library);
    },
  });
}

async function inLibrary(client: QueryClient, library: Library, ids: readonly string[]) {
  const { snippets } = await client.query({ ...libraryQuery(library), staleTime: 0 });
  return snippets.filter(({ id }) => ids.includes(id));
}

/** Deletes snippets for good, one after the other: what a failure leaves is still there. */
export function useDeleteForGood(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) {
        await call(deleteForGood, { query: { id, ...scopeOf(library) } });
        takeOut(client, library, [id]);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: trashQuery(library).queryKey }),
  });
}

/** Deletes for good all that is in the trash, also what is not shown yet. */
export function useEmptyTrash(library: Library) {
  const client = useQueryClient();
  const { queryKey } = trashQuery(library);
  return useMutation({
    mutationFn: () => call(emptyTrash, { query: { all: 'true', ...scopeOf(library) } }),
    onSuccess: () => client.setQueryData(queryKey, { pages: [{ snippets: [] }], pageParams: [null] }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function takeOut(client: QueryClient, library: Library, ids: readonly string[]): void {
  client.setQueryData(
    trashQuery(library).queryKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          snippets: page.snippets.filter(({ snippet }) => !ids.includes(snippet.id)),
        })),
      },
  );
}
