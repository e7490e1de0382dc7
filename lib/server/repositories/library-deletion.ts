import 'server-only';
import type { DocumentReference, Query } from '@google-cloud/firestore';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { collection } from './snippet-collection';
import { statesMadeIn, statesOf } from './snippet-states';
import { trash } from './trash-collection';
import { kindsDocument } from './variable-kinds';

/** Firestore takes so many writes at a time. */
const batchSize = 400;
/** Of so many snippets the earlier states are looked for at once. */
const atOnce = 50;

/** Deletes every snippet of a library whose owner is gone, in the trash or not, with its history, and what is known of the library. */
export async function deleteLibrary(libraryId: OwnerId): Promise<void> {
  const { firestore } = backend();
  for (const snippets of [collection(), trash()]) {
    await deleteFound(snippets.where('libraryId', '==', libraryId), atOnce, (id) => statesOf(id));
  }
  // Of what was moved away since.
  await deleteFound(statesMadeIn(libraryId), batchSize);
  await deleteAll([firestore.collection('libraries').doc(libraryId), kindsDocument(libraryId)]);
}

/** Whatever a query finds, and before each what `beneath` finds for its id. */
async function deleteFound(query: Query, some: number, beneath?: (id: string) => Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(some).get();
    const found = beneath ? await Promise.all(docs.map(({ id }) => beneath(id).select().get())) : [];
    await deleteAll([...found.flatMap((states) => states.docs), ...docs].map(({ ref }) => ref));
    if (docs.length < some) return;
  }
}

async function deleteAll(references: readonly DocumentReference[]): Promise<void> {
  for (let start = 0; start < references.length; start += batchSize) {
    const batch = backend().firestore.batch();
    for (const reference of references.slice(start, start + batchSize)) batch.delete(reference);
    await batch.commit();
  }
}
