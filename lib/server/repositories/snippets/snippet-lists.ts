import 'server-only';
import type { Query } from '@google-cloud/firestore';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Scope } from '@/lib/server/policies/scope';
import { readLibrary, type Library } from '@/lib/server/repositories/libraries/libraries';
import type { PageCursor } from '@/lib/server/repositories/page-cursor';
import { toSnippet, type StoredSnippet } from './snippet-document';
import { snippets } from './snippet-collection';

interface Page {
  readonly snippets: Snippet[];
  /** Where the next one begins, where there is one. */
  readonly next: PageCursor | undefined;
}

/** A page of the library, newest change first. */
export async function readPage(
  scope: Scope,
  { colors }: Library,
  limit: number,
  after: PageCursor | undefined,
): Promise<Page> {
  const all = newestFirst(scope);
  const rest = after ? all.startAfter(after.updatedAt, after.id) : all;
  // One more than asked for tells whether there is a next page.
  const { docs } = await rest.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    snippets: shown.map((document) => toSnippet(document.id, document.data(), colors)),
    next: last && shown.length < docs.length ? { updatedAt: last.data().updatedAt, id: last.id } : undefined,
  };
}

/** So many are read at once of a library that is read whole: nobody else waits long for their turn. */
const atOnce = 250;

/**
 * All of the library, each once, read while it is passed on. What is changed meanwhile comes at the end, as it is then,
 * where its page was still to come: who was there all along is never left out.
 */
export async function* everySnippet(scope: Scope, library: Library): AsyncGenerator<Snippet> {
  const seen = new Set<string>();
  let after: PageCursor | undefined;
  do {
    const page: Page = await readPage(scope, library, atOnce, after);
    for (const snippet of page.snippets) seen.add(snippet.id);
    yield* page.snippets;
    after = page.next;
  } while (after);
  if (seen.size < atOnce) return;
  const { docs } = await writtenAfter(scope, library.version).get();
  const { colors } = docs.length > 0 ? await readLibrary(scope) : library;
  for (const document of docs) {
    if (!seen.has(document.id)) yield toSnippet(document.id, document.data(), colors);
  }
}

/** What this version of the library, or one since `since`, has written last; undefined where that is more than `limit`. */
export async function readChanged(
  scope: Scope,
  { version, colors }: Library,
  since: number,
  limit: number,
): Promise<Snippet[] | undefined> {
  const { docs } = await writtenAfter(scope, since)
    .limit(limit + 1)
    .get();
  if (docs.length > limit) return undefined;
  return (
    docs
      // What was written after the library was read is told as a change of the next version.
      .filter((document) => (document.data().version ?? 0) <= version)
      .map((document) => toSnippet(document.id, document.data(), colors))
  );
}

function newestFirst({ libraryId }: Scope): Query<StoredSnippet> {
  return snippets()
    .where('libraryId', '==', libraryId)
    .orderBy('updatedAt', 'desc')
    .orderBy('__name__', 'desc');
}

function writtenAfter({ libraryId }: Scope, version: number): Query<StoredSnippet> {
  return snippets().where('libraryId', '==', libraryId).where('version', '>', version);
}
