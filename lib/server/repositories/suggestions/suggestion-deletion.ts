import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { deleteFound } from '@/lib/server/repositories/delete-found';
import { suggestions } from './suggestion-collection';

/** With up to 150 kB of text in each, what Firestore takes in one commit. */
const atOnce = 100;

/** Whatever a person has suggested. */
export const deleteSuggestionsOf = (uid: string): Promise<void> =>
  deleteFound(suggestions().where('by', '==', uid), { atOnce });

export const deleteSuggestionsIn = (libraryId: OwnerId): Promise<void> =>
  deleteFound(suggestions().where('libraryId', '==', libraryId), { atOnce });

/** What was answered so long ago that nobody sees it any more. */
export const forgetAnswered = (now: Date): Promise<void> =>
  deleteFound(suggestions().where('forgetAt', '<=', now), { atOnce });
