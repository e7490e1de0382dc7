import { setTimeout as wait } from 'node:timers/promises';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { agree, ids, type Case } from './two-stores';

/** What happens to a document and in which order where somebody writes plainly while a transaction decides on it. */
const meanwhile = (
  name: string,
  write: (document: DocumentReference) => Promise<unknown>,
  after: unknown,
): Case => ({
  name,
  documents: { a: { by: 'nobody' } },
  ask: async (c: CollectionReference, firestore: Firestore) => {
    const document = c.doc('a');
    const hasRead = Promise.withResolvers<undefined>();
    // Begun out here: inside, it would be part of the transaction.
    const written = hasRead.promise.then(() => write(document));
    let attempts = 0;
    const saw = await firestore.runTransaction(async (tx) => {
      attempts += 1;
      const before = (await tx.get(document)).data();
      hasRead.resolve(undefined);
      // Long enough for a write that does not wait.
      await wait(100);
      tx.set(document, { by: 'transaction' });
      return before;
    });
    await written;
    return { attempts, saw, after: (await document.get()).data() };
  },
  answer: { attempts: 1, saw: { by: 'nobody' }, after },
});

agree('a plain write waits for a transaction', [
  meanwhile('that decides on what it sets', (d) => d.set({ by: 'plain' }), { by: 'plain' }),
  meanwhile('that decides on what it deletes', (d) => d.delete(), undefined),
  meanwhile('that decides on what it updates', (d) => d.update({ plainly: true }), {
    by: 'transaction',
    plainly: true,
  }),
  meanwhile(
    'that decides on what its batch writes',
    (d) => d.firestore.batch().set(d, { by: 'batch' }).commit(),
    { by: 'batch' },
  ),
]);

agree('a plain read does not', [
  {
    name: 'it finds what was there before',
    documents: { a: { n: 0 } },
    ask: (c, firestore) =>
      firestore.runTransaction(async (tx) => {
        await tx.get(c.doc('a'));
        const seen = await c.doc('a').get();
        tx.set(c.doc('a'), { n: 1 });
        return seen.data();
      }),
    answer: { n: 0 },
  },
]);

agree('transactions', [
  {
    name: 'lose no update to each other nor to plain writes between them',
    documents: { a: { n: 0 } },
    ask: async (c, firestore) => {
      const one = () =>
        firestore.runTransaction(async (tx) => {
          const n = (await tx.get(c.doc('a'))).get('n') as number;
          tx.update(c.doc('a'), { n: n + 1 });
        });
      await Promise.all([one(), c.doc('a').update({ seen: true }), one(), c.doc('b').create({}), one()]);
      return [(await c.doc('a').get()).data(), await ids(c)];
    },
    answer: [{ n: 3, seen: true }, 'a b'],
  },
  {
    name: 'pass on what they fail with, and are not tried again',
    ask: async (_c, firestore) => {
      let attempts = 0;
      const failing = firestore.runTransaction(async () => {
        attempts += 1;
        throw Object.assign(new Error('no seat'), { code: 'plan_limit' });
      });
      return [await failing.catch((error: unknown) => (error as { code: string }).code), attempts];
    },
    answer: ['plan_limit', 1],
  },
]);

/** At Google's such a write waits for its own transaction until both have run out of time. */
it('a plain write inside a transaction is refused by the embedded store instead of waiting forever', async () => {
  const firestore = embeddedFirestore('demo-inside');
  const document = firestore.doc('inside/a');
  const inside = firestore.runTransaction(async (tx) => {
    await tx.get(document);
    await document.set({});
  });
  await expect(inside).rejects.toThrow('A plain write inside a transaction');
  await document.set({ n: 1 });
  expect((await document.get()).data()).toEqual({ n: 1 });
});

it('a plain write that a transaction has begun waits no longer than for its end', async () => {
  const firestore = embeddedFirestore('demo-after');
  const ended = Promise.withResolvers<undefined>();
  let written: Promise<unknown> | undefined;
  await firestore.runTransaction(async (tx) => {
    await tx.get(firestore.doc('after/a'));
    written = ended.promise.then(() => firestore.doc('after/a').set({ n: 1 }));
  });
  ended.resolve(undefined);
  await written;
  expect((await firestore.doc('after/a').get()).data()).toEqual({ n: 1 });
});
