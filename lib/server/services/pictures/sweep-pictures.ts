import 'server-only';
import { deleteExpiredPictures } from '@/lib/server/repositories/snippets/picture-deletion';
import { eraseRemoved } from '@/lib/server/repositories/pictures/picture-removals';

/** Deletes what is due, and the bytes of what was removed, whichever process removed it. */
export async function sweepPictures(now = new Date()): Promise<void> {
  await deleteExpiredPictures(now);
  // What has just been removed is due by the clock.
  await eraseRemoved(new Date(Math.max(now.getTime(), Date.now())));
}
