import 'server-only';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { listChanges as changesOperation } from '@/lib/contracts/snippets';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor, supportScope } from '@/lib/server/auth/scope-for';
import { invalidField } from '@/lib/server/faults/fault';
import { allColors, readLibrary } from '@/lib/server/repositories/libraries/libraries';
import { decodeCursor, encodeCursor, type PageCursor } from '@/lib/server/repositories/page-cursor';
import { everySnippet, readChanged, readPage } from '@/lib/server/repositories/snippets/snippet-lists';

export interface SnippetList {
  readonly etag: string;
  /** undefined: what the caller holds under `ifChangedFrom` is still right. */
  readonly snippets: AsyncIterable<Snippet> | Snippet[] | undefined;
  /** Cursor of the next page, where there is one. */
  readonly next: string | undefined;
}

interface Asked {
  readonly orgId?: string | undefined;
  readonly after?: string | undefined;
}

const pageLimit = 500;
/** A small library comes in one answer. */
const smallLibrary = 100;
/** Of a larger one, what a screen shows first is here soon. */
const firstPageLimit = 20;
/** Where more has changed, the pages are read anew. */
const changeLimit = 500;

/** The library whole, or a page of it. A tag is never newer than what is sent under it. */
export async function listSnippets(
  actor: Actor,
  { orgId, limit, after }: Asked & { readonly limit?: string | undefined },
  isCurrent: (etag: string) => boolean,
): Promise<SnippetList> {
  const cursor = cursorOf(after);
  const scope = await scopeFor(actor, orgId, 'snippets.read');
  const library = await readLibrary(scope);
  const etag = `W/"${scope.libraryId}.${library.version}"`;
  if (isCurrent(etag)) return { etag, snippets: undefined, next: undefined };
  if (limit === undefined && !cursor) {
    return { etag, snippets: everySnippet(scope, library), next: undefined };
  }
  const { snippets, next } = await readPage(scope, library, Number(limit ?? pageLimit), cursor);
  return { etag, snippets, next: next && encodeCursor(next) };
}

/** A person's private snippets, for support staff whom they let in. */
export async function listGrantedSnippets(actor: Actor, owner: string): Promise<AsyncIterable<Snippet>> {
  const scope = await supportScope(actor, owner, 'snippets.read');
  return everySnippet(scope, await readLibrary(scope));
}

/** A page for who holds nothing yet, and the version of the library since which to ask for changes. */
export async function listPage(actor: Actor, { orgId, after }: Asked) {
  const cursor = cursorOf(after);
  const scope = await scopeFor(actor, orgId, 'snippets.read');
  const library = await readLibrary(scope);
  const limit = cursor ? pageLimit : library.count <= smallLibrary ? smallLibrary : firstPageLimit;
  const { snippets, next } = await readPage(scope, library, limit, cursor);
  return { version: library.version, snippets, ...(next && { next: encodeCursor(next) }) };
}

/** What has changed since a version of the library, as far as it is known. */
export async function listChanges(
  actor: Actor,
  orgId: string | undefined,
  since: number,
): Promise<ReplyOf<typeof changesOperation>> {
  const scope = await scopeFor(actor, orgId, 'snippets.read');
  const library = await readLibrary(scope);
  const { version } = library;
  if (since === version) return { isComplete: true, version, snippets: [], removed: [] };
  const isKnown = library.removedFrom <= since && since < version;
  const snippets = isKnown ? await readChanged(scope, library, since, changeLimit) : undefined;
  if (!snippets) return { isComplete: false, version };
  return {
    isComplete: true,
    version,
    snippets,
    removed: library.removed.flatMap((removal) => (removal.version > since ? [removal.id] : [])),
    ...(library.recoloredAt > since && { colors: allColors(library) }),
  };
}

function cursorOf(after: string | undefined): PageCursor | undefined {
  const cursor = after === undefined ? undefined : decodeCursor(after);
  if (after !== undefined && !cursor) throw invalidField('after', 'This is not the address of a page.');
  return cursor;
}
