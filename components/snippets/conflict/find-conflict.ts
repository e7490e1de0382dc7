import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { getSnippet } from '@/lib/contracts/snippets';

/**
 * What became of the snippet meanwhile: someone else changed it, deleted it, or the writer may no longer see it, or only
 * read it.
 */
export type Conflict =
  { readonly theirs: Snippet } | { readonly theirs: null; readonly cause: 'deleted' | 'lost' | 'read-only' };

/** What the snippet is now to whoever could not save it; null where that says nothing. */
export async function findConflict({ orgId }: Library, id: string): Promise<Conflict | null> {
  try {
    return { theirs: await call(getSnippet, { query: orgId === null ? { id } : { id, orgId } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    if (error.status === 404) return { theirs: null, cause: 'deleted' };
    // Every role reads: who is refused even that has no access any more.
    return error.code === 'forbidden' && orgId !== null ? { theirs: null, cause: 'lost' } : null;
  }
}
