import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { suggestionLimits } from '@/lib/contracts/suggestion-fields';
import type { SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { Fault, savedMeanwhile } from '@/lib/server/faults/fault';
import { checkOpen } from '@/lib/server/policies/enforce-snippet-quota';
import type { Scope } from '@/lib/server/policies/scope';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries/libraries';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';
import { heldBy, HeldPictures } from '@/lib/server/repositories/snippets/picture-holders';
import { snippets, within } from '@/lib/server/repositories/snippets/snippet-collection';
import { toSnippet } from '@/lib/server/repositories/snippets/snippet-document';
import { refuseCircle } from '@/lib/server/repositories/snippets/snippet-includes';
import { changeSnippet, type SnippetContent } from '@/lib/server/repositories/snippets/snippet-revisions';
import { keepStateIn } from '@/lib/server/repositories/snippets/snippet-states';
import { putIn } from '@/lib/server/repositories/snippets/snippets';
import { knownSuggestions, suggestions, type StoredSuggestion } from './suggestion-collection';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

const day = 24 * 60 * 60 * 1000;

/** What an open suggestion would have its snippet say. */
export async function readSuggested(
  { libraryId }: Scope<'snippets.write'>,
  id: string,
): Promise<SnippetContent> {
  const { content } = openIn((await knownSuggestions().doc(id).get()).data(), libraryId);
  return { ...content, tags: content.tags };
}

/** Saves an open suggestion, with `content` as what it says, over revision `revision` of its snippet; any other stored revision is a conflict. */
export async function acceptSuggestion(
  scope: Scope<'snippets.write'>,
  { id, revision }: { readonly id: string; readonly revision: number },
  content: SnippetContent,
  quota: SnippetQuota,
): Promise<Snippet> {
  return inLibrary(scope, async (tx) => {
    const [before, found] = await Promise.all([readLibraryIn(tx, scope), readOpenIn(tx, scope, id)]);
    const { snippetId, by } = found;
    const current = within(scope, (await tx.get(snippets().doc(snippetId))).data());
    if (current.revision !== revision) throw savedMeanwhile();
    await refuseCircle(tx, scope, snippetId, content);
    checkOpen(quota);
    const stored = changeSnippet(current, scope, content, by);
    const pictures = await HeldPictures.readIn(tx, [...heldBy(current), ...heldBy(stored)]);
    pictures.change(snippetId, scope.libraryId, current, stored);
    const library = advance(before, {
      id: snippetId,
      before: current,
      after: stored,
      asked: content.colors,
    });
    keepStateIn(tx, snippetId, current);
    putIn(tx, snippetId, stored, library);
    pictures.writeIn(tx);
    writeLibraryIn(tx, scope, library);
    answerIn(tx, scope, id, { state: 'accepted' });
    return toSnippet(snippetId, stored, library.colors);
  });
}

export async function declineSuggestion(
  scope: Scope<'suggestions.answer'>,
  id: string,
  answer: string | undefined,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    await Promise.all([
      readOpenIn(tx, scope, id),
      checkPermission(tx, scope.libraryId, scope.actor, scope.action),
    ]);
    answerIn(tx, scope, id, { state: 'declined', ...(answer && { answer }) });
  });
}

async function readOpenIn(tx: Transaction, { libraryId }: Scope, id: string): Promise<StoredSuggestion> {
  return openIn((await tx.get(knownSuggestions().doc(id))).data(), libraryId);
}

function openIn(found: StoredSuggestion | undefined, libraryId: OwnerId): StoredSuggestion {
  if (found?.libraryId !== libraryId)
    throw new Fault('not_found', 'There is no such suggestion any more. It may have been withdrawn.');
  if (found.state !== 'open')
    throw new Fault('conflict', 'Someone answered this suggestion in the meantime.');
  return found;
}

function answerIn(
  tx: Transaction,
  { actor }: Scope,
  id: string,
  answer: Pick<StoredSuggestion, 'state' | 'answer'>,
): void {
  tx.update(suggestions().doc(id), {
    ...answer,
    answeredBy: actor.uid,
    forgetAt: new Date(Date.now() + suggestionLimits.answeredDays * day),
  });
}
