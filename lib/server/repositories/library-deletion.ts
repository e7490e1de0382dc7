import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { collection } from './snippet-collection';
import { kindsDocument } from './variable-kinds';

/** Firestore takes so many writes at a time. */
const batchSize = 400;

/** Deletes every snippet of a library whose owner is gone, and what is known of the library. */
export async function deleteLibrary(libraryId: OwnerId): Promise<void> {
  const { firestore } = backend();
  for (;;) {
    const { docs } = await collection().where('libraryId', '==', libraryId).select().limit(batchSize).get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length < batchSize) {
      batch.delete(firestore.collection('libraries').doc(libraryId));
      batch.delete(kindsDocument(libraryId));
    }
    await batch.commit();
    if (docs.length < batchSize) return;
  }
}
