import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { deleteFound } from '@/lib/server/repositories/delete-found';
import { converterFor } from '@/lib/server/repositories/document-schema';

/** What all dogs of a person belong to, from the moment that they are kept until they no longer are. */
const bookSchema = z.object({
  /** Named by each dog and email; left out, none are kept. */
  current: z.optional(z.string()),
  dogs: z.number(),
  /** What is being deleted: nothing finds it any more. */
  old: z.array(z.string()),
});
type Book = z.output<typeof bookSchema>;

const none: Book = { dogs: 0, old: [] };

const reference = (uid: string) =>
  backend().firestore.collection('dogBooks').withConverter(converterFor(bookSchema)).doc(uid);

const notKept = () =>
  new Fault(
    'conflict',
    'Dogs are not kept with your account. You can switch that on in My account, under Preferences.',
  );

/** The book of a person's dogs; undefined where none are kept. */
export async function currentBook(uid: string): Promise<string | undefined> {
  const { current, old } = (await reference(uid).get()).data() ?? none;
  // A deletion that was cut short goes on.
  for (const book of old) await clearBook(uid, book);
  return current;
}

export interface OpenBook {
  readonly id: string;
  readonly dogs: number;
}

/** The same within a transaction that writes to it; refuses where none are kept, and while the account is being deleted. */
export async function openBookIn(tx: Transaction, actor: Actor): Promise<OpenBook> {
  const [stored] = await Promise.all([tx.get(reference(actor.uid)), checkAccount(actor.uid, tx)]);
  const { current, dogs } = stored.data() ?? none;
  if (current === undefined) throw notKept();
  return { id: current, dogs };
}

export function countDogsIn(tx: Transaction, actor: Actor, dogs: number): void {
  tx.update(reference(actor.uid), { dogs });
}

/** Begins a book where there is none. */
export async function beginBook(actor: Actor): Promise<void> {
  const { uid } = actor;
  await backend().firestore.runTransaction(async (tx) => {
    const [stored] = await Promise.all([tx.get(reference(uid)), checkAccount(uid, tx)]);
    const book = stored.data() ?? none;
    if (book.current !== undefined) return;
    // Whose it is stands in its name, so that what holds it is known to be theirs.
    tx.set(reference(uid), { ...book, current: `${uid}_${randomUUID()}`, dogs: 0 });
  });
}

/** From here on nothing of it can be read or written; then all of it is deleted. */
export async function endBook(uid: string): Promise<void> {
  const old = await backend().firestore.runTransaction(async (tx) => {
    const book = (await tx.get(reference(uid))).data() ?? none;
    if (book.current === undefined) return book.old;
    const after = { dogs: 0, old: [...book.old, book.current] };
    tx.set(reference(uid), after);
    return after.old;
  });
  for (const book of old) await clearBook(uid, book);
}

async function clearBook(uid: string, book: string): Promise<void> {
  const { firestore } = backend();
  for (const collection of ['dogEmails', 'dogs'])
    await deleteFound(firestore.collection(collection).where('book', '==', book));
  await firestore.runTransaction(async (tx) => {
    const stored = (await tx.get(reference(uid))).data();
    if (!stored) return;
    const old = stored.old.filter((each) => each !== book);
    if (stored.current === undefined && old.length === 0) tx.delete(reference(uid));
    else tx.set(reference(uid), { ...stored, old });
  });
}
