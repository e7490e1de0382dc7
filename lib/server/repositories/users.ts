import 'server-only';
import * as z from 'zod/mini';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { checkAccount } from './account-deletions';
import { documents } from './documents';

const userSchema = z.object({ signature: z.optional(z.string()) });
export type StoredUser = z.output<typeof userSchema>;

const reference = (uid: string) =>
  backend().firestore.collection('users').withConverter(documents(userSchema)).doc(uid);

export async function readUser(actor: Actor): Promise<StoredUser> {
  return (await reference(actor.uid).get()).data() ?? {};
}

/** Writes the signature; an empty one is taken away. */
export async function writeSignature(actor: Actor, signature: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    await checkAccount(actor.uid, tx);
    tx.set(reference(actor.uid), signature === '' ? {} : { signature });
  });
}

export async function deleteUser(uid: string): Promise<void> {
  await reference(uid).delete();
}
