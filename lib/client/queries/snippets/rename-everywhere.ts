import type { QueryClient } from '@tanstack/react-query';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { updateSnippet } from '@/lib/contracts/snippets';
import { draftsFrom, editedFrom, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { variablesKey } from '@/lib/client/queries/query-keys';
import { putSnippet, refreshLibrary } from './snippet-changes';
import { scopeOf, type Library } from './snippet-queries';

export interface RenamingOutcome {
  readonly renamed: number;
  /** Changed or deleted by someone else meanwhile: they stayed as they were. */
  readonly outrun: number;
  /** With the new name their text would be longer than a text may be. */
  readonly tooLong: number;
  /** What ended it before all were done. */
  readonly failure: { readonly error: unknown } | null;
}

/** What a renaming does to a snippet. */
export type RenamedText = (edited: EditedSnippet) => EditedSnippet;

/** Renames in saved snippets of a library, one after the other, each only where its revision still holds. */
export async function renameEverywhere(
  client: QueryClient,
  library: Library,
  snippets: readonly Snippet[],
  renamed: RenamedText,
): Promise<RenamingOutcome> {
  const counts = { renamed: 0, outrun: 0, tooLong: 0 };
  let failure: RenamingOutcome['failure'] = null;
  for (const snippet of snippets) {
    try {
      await renameInSaved(client, library, snippet, renamed);
      counts.renamed += 1;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 409 || status === 404) counts.outrun += 1;
      else if (status === 400) counts.tooLong += 1;
      else {
        failure = { error };
        break;
      }
    }
  }
  if (counts.outrun > 0) await refreshLibrary(client, library);
  await client.invalidateQueries({ queryKey: variablesKey(library) });
  return { ...counts, failure };
}

async function renameInSaved(
  client: QueryClient,
  library: Library,
  snippet: Snippet,
  renamed: RenamedText,
): Promise<void> {
  const { id } = snippet;
  const before = editedFrom(snippet);
  let { revision } = snippet;
  for (const draft of draftsFrom(renamed(before), before)) {
    const saved = await call(updateSnippet, {
      query: scopeOf(library),
      body: { ...draft, id, revision },
    });
    putSnippet(client, library, saved);
    revision = saved.revision;
  }
}
