import 'server-only';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { organizationOf } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import type { Scope } from '@/lib/server/policies/scope';
import { recordIn } from '@/lib/server/repositories/audit';
import { heldBy, HeldPictures } from './picture-holders';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';
import { statesOf } from './snippet-states';
import { knownTrash, trash, type StoredTrash } from './trash-collection';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

/** With up to 51 documents of each, what Firestore takes in one commit. */
const atOnce = 7;
const mostDue = 100;

/** Deletes one of a library's deleted snippets for good; nothing happens where it is not there any more. */
export async function deleteForGood(scope: Scope<'trash.write'>, id: string): Promise<void> {
  await inLibrary(scope, async (tx) => {
    await checkScope(tx, scope);
    if (await removeIn(tx, [id], ({ libraryId }) => libraryId === scope.libraryId)) {
      recordFor(tx, scope, { action: 'trash.deleted', target: id });
    }
  });
}

/** The same for all that were deleted until now. */
export async function emptyTrash(scope: Scope<'trash.write'>, now = new Date()): Promise<void> {
  const some = trash()
    .where('libraryId', '==', scope.libraryId)
    .orderBy('deletedAt', 'desc')
    .orderBy('__name__', 'desc')
    .startAt(now)
    .limit(atOnce)
    .select();
  let isFirst = true;
  for (;;) {
    const ids = (await some.get()).docs.map(({ id }) => id);
    if (ids.length === 0) return;
    const isRecorded = isFirst;
    await inLibrary(scope, async (tx) => {
      await checkScope(tx, scope);
      const count = await removeIn(tx, ids, ({ libraryId }) => libraryId === scope.libraryId);
      if (count > 0 && isRecorded) recordFor(tx, scope, { action: 'trash.emptied' });
    });
    isFirst = false;
  }
}

/** Ids of what has been in the trash for its time; some of them, where they are many. */
export async function dueForGood(now: Date): Promise<string[]> {
  const due = trash().where('purgeAt', '<=', now).limit(mostDue).select();
  return (await due.get()).docs.map(({ id }) => id);
}

/** Deletes it for good unless it was restored since. */
export async function purge(id: string, now: Date): Promise<void> {
  await backend().firestore.runTransaction((tx) => removeIn(tx, [id], ({ purgeAt }) => purgeAt <= now));
}

const checkScope = (tx: Transaction, { libraryId, actor, action }: Scope) =>
  checkPermission(tx, libraryId, actor, action);

const recordFor = (
  tx: Transaction,
  { actor: { uid }, libraryId }: Scope,
  event: { readonly action: string; readonly target?: string },
) => recordIn(tx, { uid, orgId: organizationOf(libraryId), ...event });

/** Removes what is wanted of it, with all its states; returns how many. */
async function removeIn(
  tx: Transaction,
  ids: readonly string[],
  isWanted: (trashed: StoredTrash) => boolean,
): Promise<number> {
  const documents: DocumentSnapshot<StoredTrash>[] = await tx.getAll(
    ...ids.map((id) => knownTrash().doc(id)),
  );
  const wanted = documents.filter((document) => {
    const trashed = document.data();
    return trashed !== undefined && isWanted(trashed);
  });
  const states = await Promise.all(wanted.map(({ id }) => tx.get(statesOf(id).select())));
  const pictures = await HeldPictures.readIn(
    tx,
    wanted.flatMap((document) => heldBy(document.data()?.snippet)),
  );
  for (const document of wanted) {
    const { snippet } = document.data() ?? {};
    if (snippet) pictures.change(document.id, snippet.libraryId, snippet, undefined);
  }
  pictures.writeIn(tx);
  for (const { ref } of states.flatMap(({ docs }) => docs)) tx.delete(ref);
  for (const { id } of wanted) tx.delete(trash().doc(id));
  return wanted.length;
}
