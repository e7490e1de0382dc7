import 'server-only';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import type { Snippet, Variable } from '@/lib/contracts/snippet-fields';
import { countEach } from '@/lib/domain/snippets/label-counts';
import { organizationOf } from '@/lib/domain/organizations/owner';
import type { Scope } from '@/lib/server/policies/scope';
import { madeAndGone, savedMeanwhile } from '@/lib/server/faults/fault';
import { recordIn } from '@/lib/server/repositories/audit';
import {
  idIn,
  rememberAnswer,
  rememberedAnswer,
  type RememberedCall,
} from '@/lib/server/repositories/idempotency';
import {
  advance,
  coloredVariables,
  keepLabelCounts,
  readLibrary,
  readLibraryIn,
  writeLibraryIn,
  type LabelCounts,
  type Library,
} from '@/lib/server/repositories/libraries/libraries';
import { labelsSchema, toDocument, toSnippet, type StoredSnippet } from './snippet-document';
import { checkOpen, checkQuota } from '@/lib/server/policies/enforce-snippet-quota';
import type { SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { collection, snippets, within } from './snippet-collection';
import { refuseCircle } from './snippet-includes';
import { heldBy, HeldPictures } from './picture-holders';
import { changeSnippet, newSnippet, type SnippetContent } from './snippet-revisions';
import { keepStateIn } from './snippet-states';
import { throwAwayIn } from './trash-collection';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

export async function readSnippet(scope: Scope, id: string): Promise<Snippet> {
  const [{ colors }, document] = await Promise.all([readLibrary(scope), snippets().doc(id).get()]);
  return toSnippet(id, within(scope, document.data()), colors);
}

export async function createSnippet(
  scope: Scope<'snippets.write'>,
  content: SnippetContent,
  call: RememberedCall,
  quota: SnippetQuota,
): Promise<Snippet> {
  return inLibrary(scope, async (tx) => {
    const [remembered, before] = await Promise.all([rememberedAnswer(tx, call), readLibraryIn(tx, scope)]);
    if (remembered) return madeBefore(tx, scope, idIn(remembered), before);
    await refuseCircle(tx, scope, undefined, content);
    checkQuota(before.count + 1, quota);
    const stored = newSnippet(scope, content);
    const pictures = await HeldPictures.readIn(tx, heldBy(stored));
    const { id } = collection().doc();
    pictures.change(id, scope.libraryId, undefined, stored);
    const library = advance(before, { id, after: stored, asked: content.colors });
    const snippet = toSnippet(id, stored, library.colors);
    putIn(tx, id, stored, library);
    pictures.writeIn(tx);
    writeLibraryIn(tx, scope, library);
    rememberAnswer(tx, call, { id });
    return snippet;
  });
}

/** What a call with this key has made, as it is now. */
async function madeBefore(tx: Transaction, scope: Scope, id: string, { colors }: Library): Promise<Snippet> {
  const stored = (await tx.get(snippets().doc(id))).data();
  if (stored?.libraryId !== scope.libraryId) throw madeAndGone('The snippet');
  return toSnippet(id, stored, colors);
}

/** Writes `content` over revision `revision`; any other stored revision is a conflict, and nothing is overwritten. */
export async function updateSnippet(
  scope: Scope<'snippets.write'>,
  id: string,
  revision: number,
  content: SnippetContent,
  quota: SnippetQuota,
): Promise<Snippet> {
  return inLibrary(scope, async (tx) => {
    const [before, document] = await Promise.all([readLibraryIn(tx, scope), tx.get(snippets().doc(id))]);
    const current = within(scope, document.data());
    if (current.revision !== revision) throw savedMeanwhile();
    await refuseCircle(tx, scope, id, content);
    checkOpen(quota);
    const stored = changeSnippet(current, scope, content);
    const pictures = await HeldPictures.readIn(tx, [...heldBy(current), ...heldBy(stored)]);
    pictures.change(id, scope.libraryId, current, stored);
    const library = advance(before, { id, before: current, after: stored, asked: content.colors });
    keepStateIn(tx, id, current);
    putIn(tx, id, stored, library);
    pictures.writeIn(tx);
    writeLibraryIn(tx, scope, library);
    return toSnippet(id, stored, library.colors);
  });
}

/** Into the trash, whole; its earlier states stay where they are. */
export async function deleteSnippet(
  scope: Scope<'snippets.write'>,
  id: string,
  quota: SnippetQuota,
): Promise<void> {
  await inLibrary(scope, async (tx) => {
    const [before, document] = await Promise.all([readLibraryIn(tx, scope), tx.get(snippets().doc(id))]);
    const current = within(scope, document.data());
    checkOpen(quota);
    tx.delete(collection().doc(id));
    throwAwayIn(tx, id, current, scope.actor.uid);
    writeLibraryIn(tx, scope, advance(before, { id, before: current }));
    const orgId = organizationOf(scope.libraryId);
    recordIn(tx, { uid: scope.actor.uid, action: 'snippet.deleted', target: id, orgId });
  });
}

/** The documents of these ids, whatever their library: the caller compares. */
export async function readAllIn(tx: Transaction, ids: readonly string[]) {
  const references: DocumentReference<StoredSnippet>[] = ids.map((id) => snippets().doc(id));
  return references.length === 0 ? [] : tx.getAll(...references);
}

/** Writes a snippet as its library, advanced by it, has it. */
export function putIn(tx: Transaction, id: string, stored: StoredSnippet, { version }: Library): void {
  tx.set(collection().doc(id), toDocument(stored, version));
}

/** The tags and the coloured variables that the library's snippets carry, each once. */
export async function readTagsAndVariables(scope: Scope): Promise<{ tags: string[]; variables: Variable[] }> {
  const { colors, labels } = await readLibrary(scope);
  const { tags, variables } = labels ?? (await keepLabelCounts(scope, (tx) => countLabels(tx, scope)));
  return {
    tags: tags.map(({ name }) => name),
    variables: coloredVariables(
      variables.map(({ name }) => name),
      colors,
    ),
  };
}

async function countLabels(tx: Transaction, { libraryId }: Scope): Promise<LabelCounts> {
  // Without the texts: an answer of a few words should not read them.
  const found = await tx.get(collection().where('libraryId', '==', libraryId).select('tags', 'variables'));
  const carried = found.docs.map((document) => labelsSchema.parse(document.data()));
  return {
    tags: countEach(carried.map(({ tags }) => tags)),
    variables: countEach(carried.map(({ variables }) => variables)),
  };
}
