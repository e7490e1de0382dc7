import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { DogEmail } from '@/lib/contracts/dog-emails';
import { timeSchema } from '@/lib/contracts/primitives';
import { backend } from '@/lib/server/backend/backend';
import { converterFor } from '@/lib/server/repositories/document-schema';

/** An email is read with what its dog says of it: the dog's document names its emails. */
const emailSchema = z.object({
  book: z.string(),
  dogId: z.string(),
  copiedAt: timeSchema,
  subject: z.string(),
  html: z.string(),
});
type StoredEmail = z.output<typeof emailSchema>;

const emails = () => backend().firestore.collection('dogEmails').withConverter(converterFor(emailSchema));

export const newEmailId = () => emails().doc().id;

export function putEmailIn(tx: Transaction, id: string, email: StoredEmail): void {
  tx.set(emails().doc(id), email);
}

export function deletingEmails(tx: Transaction, gone: readonly { readonly id: string }[]): void {
  for (const { id } of gone) tx.delete(emails().doc(id));
}

export async function findEmail(id: string): Promise<StoredEmail | undefined> {
  return (await emails().doc(id).get()).data();
}

/** In the order in which they are asked for; one that is deleted meanwhile is left out. */
export async function readEmails(ids: readonly string[]): Promise<DogEmail[]> {
  const read = await Promise.all(ids.map((id) => emails().doc(id).get()));
  return read.flatMap((document) => {
    const email = document.data();
    if (!email) return [];
    const { copiedAt, subject, html } = email;
    return [{ id: document.id, copiedAt, subject, html }];
  });
}
