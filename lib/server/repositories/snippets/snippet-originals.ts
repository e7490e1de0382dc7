import 'server-only';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { Fault } from '@/lib/server/faults/fault';
import type { Scope } from '@/lib/server/policies/scope';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries/libraries';
import { snippets, within } from './snippet-collection';
import { toSnippet, type KeptOriginal, type StoredSnippet } from './snippet-document';
import { knownStatesOf } from './snippet-states';
import { putIn } from './snippets';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

/** Those of the ids that lie in the library. */
export async function readOriginals(
  { libraryId }: Scope<'originals.read'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSnippet>> {
  const documents = await Promise.all([...new Set(ids)].map((id) => snippets().doc(id).get()));
  return new Map(
    documents.flatMap((document) => {
      const stored = document.data();
      return stored?.libraryId === libraryId ? [[document.id, stored] as const] : [];
    }),
  );
}

/** What a snippet of the library was copied from. */
export async function readCopiedFrom(scope: Scope, id: string): Promise<KeptOriginal | undefined> {
  return within(scope, (await snippets().doc(id).get()).data()).copiedFrom;
}

/** What a snippet said under an earlier revision in the library, while that is kept. */
export async function readState(
  { libraryId }: Scope<'originals.read'>,
  id: string,
  revision: number,
): Promise<StoredSnippet | undefined> {
  const state = (await knownStatesOf(id).doc(String(revision)).get()).data();
  return state?.libraryId === libraryId ? state : undefined;
}

/** The copy keeps its revision: what it says stays. */
export async function markSeen(
  scope: Scope<'snippets.write'>,
  id: string,
  original: Scope<'originals.read'>,
  seen: number,
): Promise<Snippet> {
  return inLibrary(scope, async (tx) => {
    const [before, document] = await Promise.all([
      readLibraryIn(tx, scope),
      tx.get(snippets().doc(id)),
      checkPermission(tx, original.libraryId, original.actor, original.action),
    ]);
    const current = within(scope, document.data());
    const { copiedFrom } = current;
    const now = copiedFrom && (await tx.get(snippets().doc(copiedFrom.id))).data();
    if (!now || now.libraryId !== original.libraryId) throw originalNotFound();
    if (now.revision !== seen)
      throw new Fault('conflict', 'The original was changed again. Look at it as it is now.');
    const { isOutdated: _, ...kept } = copiedFrom;
    const stored = { ...current, copiedFrom: { ...kept, revision: seen } };
    const library = advance(before, { id, before: current, after: stored });
    putIn(tx, id, stored, library);
    writeLibraryIn(tx, scope, library);
    return toSnippet(id, stored, library.colors);
  });
}

/** One answer for an original that is gone and one that the caller may not read. */
export const originalNotFound = () =>
  new Fault('not_found', 'The original is not there any more, or you can no longer read it.');
