import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '@/lib/server/backend/backend';
import { tellLength } from '@/lib/server/runtime/queue-lengths';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';

const removalSchema = z.object({
  /** When its bytes are to be deleted, or once more. */
  dueAt: storedTime,
  isErased: z.boolean(),
});

const collection = () => backend().firestore.collection('pictureRemovals');

/** In milliseconds: longer than a call lasts that may still be putting the bytes there. */
const onceMoreAfter = 15 * 60_000;
const atATime = 200;

/** Puts on record that the bytes of a picture are to be deleted, in the transaction that deletes its own record. */
export function recordRemovalIn(tx: Pick<Transaction, 'set'>, id: string): void {
  tx.set(collection().doc(id), { dueAt: new Date(), isErased: false });
}

/** Of one look: more than fit into it are as good as many. */
let found = 0;
tellLength('picture removals', () => found);

/**
 * Deletes the bytes of what was removed, and once more a while later: who was still putting them there when the picture was
 * removed leaves nothing either. May be done by several at once, and again.
 */
export async function eraseRemoved(now = new Date()): Promise<void> {
  for (;;) {
    const { docs } = await collection()
      .withConverter(converterFor(removalSchema))
      .where('dueAt', '<=', now)
      .limit(atATime)
      .get();
    found = docs.length;
    for (const document of docs) {
      await backend().pictures.remove(document.id);
      const reference = collection().doc(document.id);
      if (document.data().isErased) await reference.delete();
      else await reference.set({ dueAt: new Date(now.getTime() + onceMoreAfter), isErased: true });
    }
    if (docs.length < atATime) return;
  }
}
