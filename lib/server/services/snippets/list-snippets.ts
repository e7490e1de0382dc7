import 'server-only';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { invalidField } from '@/lib/server/faults/fault';
import { readLibrary } from '@/lib/server/repositories/libraries';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';
import { listSnippets as readSnippets } from '@/lib/server/repositories/snippets';

export interface SnippetList {
  readonly etag: string;
  /** undefined: what the caller holds under `ifChangedFrom` is still right. */
  readonly snippets: Snippet[] | undefined;
  /** Cursor of the next page, where there is one. */
  readonly next: string | undefined;
}

const pageLimit = 500;

export async function listSnippets(
  actor: Actor,
  {
    orgId,
    limit,
    after,
  }: { orgId?: string | undefined; limit?: string | undefined; after?: string | undefined },
  isCurrent: (etag: string) => boolean,
): Promise<SnippetList> {
  const cursor = after === undefined ? undefined : decodeCursor(after);
  if (after !== undefined && !cursor) throw invalidField('after', 'This is not the address of a page.');
  const scope = await scopeFor(actor, orgId, 'snippets.read');
  const library = await readLibrary(scope);
  const etag = `W/"${scope.libraryId}.${library.version}"`;
  if (isCurrent(etag)) return { etag, snippets: undefined, next: undefined };

  const paged = limit !== undefined || cursor !== undefined;
  const size = Number(limit ?? pageLimit);
  // One more than asked for tells whether there is a next page.
  const page = paged ? { limit: size + 1, after: cursor } : undefined;
  const found = await readSnippets(scope, page, library);
  const snippets = paged ? found.slice(0, size) : found;
  const last = snippets.at(-1);
  const next =
    last && snippets.length < found.length
      ? encodeCursor({ updatedAt: new Date(last.updatedAt), id: last.id })
      : undefined;
  return { etag, snippets, next };
}
