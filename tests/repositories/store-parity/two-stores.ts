import { initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';

const projectId = 'demo-agree';

/** Whether the emulator is our own: the embedded store, in a process of its own. */
const isOurs = process.env['STORE_BEHIND_THE_SOCKET'] === 'embedded';

/** The embedded store always, and Google's own where it runs, or the embedded one behind a socket. */
const stores = [
  { store: 'embedded', isOurs: true, firestore: embeddedFirestore(projectId) },
  ...(process.env['FIRESTORE_EMULATOR_HOST']
    ? [
        {
          store: isOurs ? 'embedded, over a socket,' : 'Google’s',
          isOurs,
          firestore: getFirestore(initializeApp({ projectId }, crypto.randomUUID())),
        },
      ]
    : []),
];

export type Documents = Readonly<Record<string, DocumentData>>;

/** One thing that is asked of a store, and what Google's answers. */
export interface Case {
  readonly name: string;
  /** What is in the collection, by id. */
  readonly documents?: Documents;
  readonly ask: (collection: CollectionReference, firestore: Firestore) => Promise<unknown>;
  /** A value, or what it is refused with: `code(3)`. */
  readonly answer: unknown;
  /** The embedded store can't do it and says so, which is as good: nothing is built on it. */
  readonly locally?: 'refused';
}

/** What a refusal is told apart by; `undefined` is the client library's own, before any store is asked. */
export const code = (code: number | undefined) => ({ code });

/** Google's emulator breaks on what the hosted Firestore refuses in good form. */
export const anyCode = { code: expect.anything() as number };

/** Every case on every store. */
export function agree(topic: string, cases: readonly Case[]): void {
  // Google's client asks five times where a query is refused, which takes seconds.
  describe.each(stores)(`${topic} on the $store store`, { concurrent: true }, ({ isOurs, firestore }) => {
    it.each(cases)('$name', async ({ documents = {}, ask, answer, locally }) => {
      const collection = firestore.collection(`agree-${crypto.randomUUID()}`);
      const batch = firestore.batch();
      for (const [id, data] of Object.entries(documents)) batch.set(collection.doc(id), data);
      await batch.commit();
      const asked = ask(collection, firestore);
      if (isOurs && locally)
        await expect(asked).rejects.toThrow(/The local store does not .+ as Firestore does/u);
      else expect(await outcomeOf(asked)).toEqual(answer);
    });
  });
}

const outcomeOf = (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => code((error as { code?: number }).code));

/** The ids that a query finds, in their order. */
export const ids = async (query: Query) => (await query.get()).docs.map(({ id }) => id).join(' ');

type Build = (collection: CollectionReference) => Query;

/** Queries of the same documents, each with the ids it finds or the code it is refused with. */
export const queries = (
  documents: Documents,
  rows: readonly (readonly [name: string, build: Build, answer: string | object, locally?: 'refused'])[],
): Case[] =>
  rows.map(([name, build, answer, locally]) => ({
    name,
    documents,
    ask: (collection) => ids(build(collection)),
    answer,
    ...(locally && { locally }),
  }));
