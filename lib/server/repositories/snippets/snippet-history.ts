import 'server-only';
import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { Fault, savedMeanwhile } from '@/lib/server/faults/fault';
import { checkOpen } from '@/lib/server/policies/enforce-snippet-quota';
import type { Scope } from '@/lib/server/policies/scope';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries/libraries';
import { snippets, within } from './snippet-collection';
import { storedSnippetSchema, toSnippet, type StoredSnippet } from './snippet-document';
import { refuseCircle } from './snippet-includes';
import { heldBy, HeldPictures } from './picture-holders';
import { returnTo } from './snippet-revisions';
import { keepStateIn, knownStatesOf, statesMadeIn } from './snippet-states';
import { putIn } from './snippets';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

/** The states of a snippet before a revision, the last one first: those that it had in the library where it is. */
export async function readStates(
  scope: Scope<'history.read'>,
  id: string,
  limit: number,
  before: number | undefined,
): Promise<StoredSnippet[]> {
  const newestFirst = knownStatesOf(id).where('libraryId', '==', scope.libraryId).orderBy('revision', 'desc');
  const [document, { docs }] = await Promise.all([
    snippets().doc(id).get(),
    (before === undefined ? newestFirst : newestFirst.startAfter(before)).limit(limit).get(),
  ]);
  within(scope, document.data());
  return docs.map((state) => state.data());
}

/** Everything that a library's snippets said before, and whose state it is, read while it is passed on. */
export async function* everyState(
  libraryId: OwnerId,
): AsyncGenerator<{ readonly snippetId: string; readonly state: StoredSnippet }> {
  const found = statesMadeIn(libraryId).withConverter(converterFor(storedSnippetSchema)).stream();
  for await (const document of found as AsyncIterable<QueryDocumentSnapshot<StoredSnippet>>) {
    yield { snippetId: document.ref.parent.parent?.id ?? '', state: document.data() };
  }
}

/** Writes a state over revision `revision`; any other stored revision is a conflict, and nothing is overwritten. */
export async function restoreState(
  scope: Scope<'snippets.write'>,
  id: string,
  { revision, state: number }: { readonly revision: number; readonly state: number },
  quota: SnippetQuota,
): Promise<Snippet> {
  return inLibrary(scope, async (tx) => {
    const [before, document, found] = await Promise.all([
      readLibraryIn(tx, scope),
      tx.get(snippets().doc(id)),
      tx.get(knownStatesOf(id).doc(String(number))),
    ]);
    const current = within(scope, document.data());
    if (current.revision !== revision) throw savedMeanwhile();
    const state = found.data();
    if (state?.libraryId !== scope.libraryId)
      throw new Fault('not_found', 'What the snippet said then is not kept any more.');
    await refuseCircle(tx, scope, id, { title: state.title, includes: state.includes ?? [] });
    checkOpen(quota);
    const stored = returnTo(current, state, scope);
    const pictures = await HeldPictures.readIn(tx, [...heldBy(current), ...heldBy(stored)]);
    pictures.change(id, scope.libraryId, current, stored);
    pictures.writeIn(tx);
    const library = advance(before, { id, before: current, after: stored });
    keepStateIn(tx, id, current);
    putIn(tx, id, stored, library);
    writeLibraryIn(tx, scope, library);
    return toSnippet(id, stored, library.colors);
  });
}
