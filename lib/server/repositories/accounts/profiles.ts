import 'server-only';
import * as z from 'zod/mini';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { checkAccount } from './account-deletions';
import { converterFor } from '@/lib/server/repositories/document-schema';

const profileSchema = z.object({ signature: z.optional(z.string()) });
export type StoredProfile = z.output<typeof profileSchema>;

const reference = (uid: string) =>
  backend().firestore.collection('users').withConverter(converterFor(profileSchema)).doc(uid);

export async function readProfile(actor: Actor): Promise<StoredProfile> {
  return (await reference(actor.uid).get()).data() ?? {};
}

/** Writes the signature; an empty one is taken away. */
export async function writeSignature(actor: Actor, signature: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    await checkAccount(actor.uid, tx);
    tx.set(reference(actor.uid), signature === '' ? {} : { signature });
  });
}

export async function deleteProfile(uid: string): Promise<void> {
  await reference(uid).delete();
}
