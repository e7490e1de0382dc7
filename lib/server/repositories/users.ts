import 'server-only';
import * as z from 'zod/mini';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { checkAccount } from './account-deletions';
import { documents } from './documents';

const userSchema = z.object({ signature: z.optional(z.string()) });
export type StoredUser = z.output<typeof userSchema>;

const reference = (actor: Actor) =>
  backend().firestore.collection('users').withConverter(documents(userSchema)).doc(actor.uid);

export async function readUser(actor: Actor): Promise<StoredUser> {
  return (await reference(actor).get()).data() ?? {};
}

/** Writes the signature; an empty one is taken away. */
export async function writeSignature(actor: Actor, signature: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    await checkAccount(actor.uid, tx);
    tx.set(reference(actor), signature === '' ? {} : { signature });
  });
}

export async function deleteUser(actor: Actor): Promise<void> {
  await reference(actor).delete();
}
