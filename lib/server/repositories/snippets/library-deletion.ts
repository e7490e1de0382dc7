import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { deleteAll, deleteFound } from '@/lib/server/repositories/delete-found';
import { collection } from './snippet-collection';
import { statesMadeIn, statesOf } from './snippet-states';
import { trash } from './trash-collection';
import { kindsDocument } from '@/lib/server/repositories/libraries/variable-kinds';

/** Of so many snippets the earlier states are looked for at once. */
const atOnce = 50;

/** Deletes every snippet of a library whose owner is gone, in the trash or not, with its history, and what is known of the library. */
export async function deleteLibrary(libraryId: OwnerId): Promise<void> {
  const { firestore } = backend();
  for (const snippets of [collection(), trash()]) {
    await deleteFound(snippets.where('libraryId', '==', libraryId), { atOnce, beneath: statesOf });
  }
  // Of what was moved away since.
  await deleteFound(statesMadeIn(libraryId));
  await deleteAll([firestore.collection('libraries').doc(libraryId), kindsDocument(libraryId)]);
}
