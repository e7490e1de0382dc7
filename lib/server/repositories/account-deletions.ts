import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '../backend';
import { accountBeingDeleted } from '../fault';
import { documents, storedTime } from './documents';

/** In milliseconds: longer than any call lasts that was let in before the deletion began. */
const remembered = 10 * 60_000;

/** Firestore's own time-to-live policy removes what has expired. */
const deletionSchema = z.object({ expiresAt: storedTime });

/** By a digest, which outlives the account without naming the person. */
const reference = (uid: string) =>
  backend()
    .firestore.collection('accountDeletions')
    .withConverter(documents(deletionSchema))
    .doc(createHash('sha256').update(uid).digest('hex'));

/** Refuses where a person's account is being deleted, or was a moment ago: nothing may be kept for it any more. */
export async function checkAccount(uid: string, tx?: Transaction): Promise<void> {
  const deletion = (await (tx ? tx.get(reference(uid)) : reference(uid).get())).data();
  if (deletion && deletion.expiresAt > new Date()) throw accountBeingDeleted();
}

/** From here on `checkAccount` refuses; refused itself where the deletion has begun already. */
export async function beginAccountDeletion(uid: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    await checkAccount(uid, tx);
    tx.set(reference(uid), { expiresAt: new Date(Date.now() + remembered) });
  });
}

export async function callOffAccountDeletion(uid: string): Promise<void> {
  await reference(uid).delete();
}
