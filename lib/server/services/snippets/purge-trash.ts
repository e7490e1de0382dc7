import 'server-only';
import { logFailure } from '@/lib/server/runtime/log';
import { dueForGood, purge } from '@/lib/server/repositories/snippets/trash-purge';

/** Deletes for good what has been in the trash for its time; what cannot be deleted now is tried again later. */
export async function purgeTrash(now = new Date()): Promise<void> {
  for (const id of await dueForGood(now)) {
    try {
      await purge(id, now);
    } catch (error) {
      logFailure(error, { work: 'deleting from the trash for good' });
    }
  }
}
