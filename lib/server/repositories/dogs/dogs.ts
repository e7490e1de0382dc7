import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { DogContent } from '@/lib/contracts/dog-changes';
import { dogLimits } from '@/lib/contracts/dog-limits';
import type { Dog } from '@/lib/contracts/dogs';
import { sexSchema, timeSchema } from '@/lib/contracts/primitives';
import { dogMeant, isSameDog, nameKey } from '@/lib/domain/dogs/same-dog';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { Fault, madeAndGone } from '@/lib/server/faults/fault';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { countDogsIn, currentBook, openBookIn, type OpenBook } from './dog-books';
import { deletingEmails } from './dog-emails';
import {
  idIn,
  rememberAnswer,
  rememberedAnswer,
  type RememberedCall,
} from '@/lib/server/repositories/idempotency';

const dogSchema = z.object({
  book: z.string(),
  /** The book and the name, by which dogs of one name are found. */
  named: z.string(),
  name: z.string(),
  client: z.optional(z.string()),
  sex: sexSchema,
  areSeveral: z.optional(z.literal(true)),
  details: z.record(z.string(), z.string()),
  lastUsedAt: timeSchema,
  /** Their texts are documents of their own; the youngest first. */
  emails: z.array(z.object({ id: z.string(), copiedAt: timeSchema, subject: z.string() })),
});
type StoredDog = z.output<typeof dogSchema>;
export type KnownDog = StoredDog & { readonly id: string };

const dogs = () => backend().firestore.collection('dogs').withConverter(converterFor(dogSchema));

export const toDog = ({ book: _, named: __, emails, ...dog }: KnownDog): Dog => {
  const [last] = emails;
  return { ...dog, emails: emails.length, ...(last && { lastEmail: last }) };
};

const placeOf = (book: string, name: string) => `${book} ${nameKey(name)}`;

/** As it is stored: without what is left out. */
const contentOf = ({ name, client, sex, areSeveral, details }: DogContent) => ({
  name,
  sex,
  details,
  ...(client !== undefined && { client }),
  ...(areSeveral && { areSeveral }),
});

const lastUsedFirst = (a: KnownDog, b: KnownDog) =>
  a.lastUsedAt < b.lastUsedAt ? 1 : a.lastUsedAt > b.lastUsedAt ? -1 : a.id < b.id ? 1 : -1;

/** undefined where none are kept; the one used last first. */
export async function listDogs(actor: Actor): Promise<KnownDog[] | undefined> {
  const book = await currentBook(actor.uid);
  if (book === undefined) return undefined;
  const { docs } = await dogs().where('book', '==', book).get();
  return docs.map((document) => ({ id: document.id, ...document.data() })).sort(lastUsedFirst);
}

/** A dog of the actor's; undefined for what is not there and for what is another's. */
export async function findDog(actor: Actor, id: string): Promise<KnownDog | undefined> {
  const [book, document] = await Promise.all([currentBook(actor.uid), dogs().doc(id).get()]);
  const dog = document.data();
  return dog && dog.book === book ? { id, ...dog } : undefined;
}

async function findIn(tx: Transaction, { id: book }: OpenBook, id: string): Promise<KnownDog | undefined> {
  const dog = (await tx.get(dogs().doc(id))).data();
  return dog?.book === book ? { id, ...dog } : undefined;
}

async function namesakesIn(tx: Transaction, book: OpenBook, name: string): Promise<KnownDog[]> {
  const { docs } = await tx.get(dogs().where('named', '==', placeOf(book.id, name)));
  return docs.map((document) => ({ id: document.id, ...document.data() })).sort(lastUsedFirst);
}

const newId = () => dogs().doc().id;

function putIn(tx: Transaction, { id, ...dog }: KnownDog): void {
  tx.set(dogs().doc(id), dog);
}

/** What a call makes of a dog, remembered by its id alone: of a dog that is gone nothing is left. */
async function once(
  actor: Actor,
  call: RememberedCall,
  work: (tx: Transaction, book: OpenBook) => Promise<KnownDog>,
): Promise<Dog> {
  return backend().firestore.runTransaction(async (tx) => {
    const [remembered, book] = await Promise.all([rememberedAnswer(tx, call), openBookIn(tx, actor)]);
    if (remembered !== undefined) {
      const made = await findIn(tx, book, idIn(remembered));
      if (!made) throw madeAndGone('The dog');
      return toDog(made);
    }
    const dog = await work(tx, book);
    rememberAnswer(tx, call, { id: dog.id });
    return toDog(dog);
  });
}

function addIn(tx: Transaction, actor: Actor, book: OpenBook, dog: Omit<KnownDog, 'book' | 'named'>) {
  if (book.dogs >= dogLimits.dogs)
    throw new Fault(
      'conflict',
      `Your account keeps ${dogLimits.dogs.toLocaleString('en')} dogs, the most it can. Delete some that you no longer train.`,
    );
  const added: KnownDog = { ...dog, book: book.id, named: placeOf(book.id, dog.name) };
  countDogsIn(tx, actor, book.dogs + 1);
  putIn(tx, added);
  return added;
}

const alreadyThere = ({ name, client }: DogContent) =>
  new Fault(
    'conflict',
    client === undefined
      ? `You already have a dog named ${name} without a client.`
      : `You already have ${name} of ${client}.`,
  );

export async function createDog(
  actor: Actor,
  content: DogContent,
  now: string,
  call: RememberedCall,
): Promise<Dog> {
  return once(actor, call, async (tx, book) => {
    const namesakes = await namesakesIn(tx, book, content.name);
    if (namesakes.some((dog) => isSameDog(dog, content))) throw alreadyThere(content);
    return addIn(tx, actor, book, { id: newId(), ...contentOf(content), lastUsedAt: now, emails: [] });
  });
}

export async function updateDog(actor: Actor, id: string, content: DogContent): Promise<Dog> {
  return backend().firestore.runTransaction(async (tx) => {
    const book = await openBookIn(tx, actor);
    const [dog, namesakes] = await Promise.all([findIn(tx, book, id), namesakesIn(tx, book, content.name)]);
    if (!dog) throw new Fault('not_found', 'There is no such dog.');
    if (namesakes.some((other) => other.id !== id && isSameDog(other, content))) throw alreadyThere(content);
    const { lastUsedAt, emails } = dog;
    const named = placeOf(book.id, content.name);
    const changed = { id, book: book.id, named, ...contentOf(content), lastUsedAt, emails };
    putIn(tx, changed);
    return toDog(changed);
  });
}

/** What is not there is no error, nor is that none are kept: it is as it was asked to be. */
export async function deleteDog(actor: Actor, id: string): Promise<void> {
  if ((await currentBook(actor.uid)) === undefined) return;
  await backend().firestore.runTransaction(async (tx) => {
    const book = await openBookIn(tx, actor);
    const dog = await findIn(tx, book, id);
    if (!dog) return;
    countDogsIn(tx, actor, book.dogs - 1);
    tx.delete(dogs().doc(id));
    deletingEmails(tx, dog.emails);
  });
}

interface Noted {
  readonly content: DogContent;
  readonly usedAt: string;
  /** With the email among them, which is written in the same go. */
  readonly emails: StoredDog['emails'];
}

/** Finds the dog that something is told of, or makes one, and puts what `change` makes of it in its place. */
export async function noteDog(
  actor: Actor,
  told: DogContent,
  call: RememberedCall,
  change: (tx: Transaction, book: string, known: KnownDog | undefined, id: string) => Noted,
): Promise<Dog> {
  return once(actor, call, async (tx, book) => {
    const known = dogMeant(await namesakesIn(tx, book, told.name), told);
    const id = known?.id ?? newId();
    const { content, usedAt, emails } = change(tx, book.id, known, id);
    if (!known) return addIn(tx, actor, book, { id, ...contentOf(content), lastUsedAt: usedAt, emails });
    const { named } = known;
    const lastUsedAt = usedAt > known.lastUsedAt ? usedAt : known.lastUsedAt;
    const noted = { id, book: book.id, named, ...contentOf(content), lastUsedAt, emails };
    putIn(tx, noted);
    return noted;
  });
}

/** Takes an email out of the list of its dog. */
export async function forgetEmail(actor: Actor, dogId: string, emailId: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const book = await openBookIn(tx, actor);
    const dog = await findIn(tx, book, dogId);
    if (!dog) return;
    const [kept, gone] = [
      dog.emails.filter(({ id }) => id !== emailId),
      dog.emails.filter(({ id }) => id === emailId),
    ];
    putIn(tx, { ...dog, emails: kept });
    deletingEmails(tx, gone);
  });
}
