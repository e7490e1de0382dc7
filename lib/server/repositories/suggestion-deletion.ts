import 'server-only';
import type { Query } from '@google-cloud/firestore';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { suggestions } from './suggestion-collection';

/** With up to 150 kB of text in each, what Firestore takes in one commit. */
const atOnce = 100;

/** Whatever a person has suggested. */
export const deleteSuggestionsOf = (uid: string): Promise<void> =>
  deleteFound(suggestions().where('by', '==', uid));

export const deleteSuggestionsIn = (libraryId: OwnerId): Promise<void> =>
  deleteFound(suggestions().where('libraryId', '==', libraryId));

/** What was answered so long ago that nobody sees it any more. */
export const forgetAnswered = (now: Date): Promise<void> =>
  deleteFound(suggestions().where('forgetAt', '<=', now));

async function deleteFound(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(atOnce).get();
    const batch = backend().firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < atOnce) return;
  }
}
