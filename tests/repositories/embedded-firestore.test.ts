import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '@/local/firestore/bridge-store';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { connectionTo } from '@/local/firestore/google-semantics';
import { Journal } from '@/local/firestore/journal';
import { FailingDisk } from '../support/failing-disk';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('transactions', () => {
  const firestore = embeddedFirestore('demo-transactions');

  test('no concurrent update is lost', async () => {
    const counter = firestore.doc('counters/c');
    await counter.set({ n: 0 });
    await Promise.all(
      times(25).map(() =>
        firestore.runTransaction(async (transaction) => {
          const n = (await transaction.get(counter)).get('n') as number;
          transaction.update(counter, { n: n + 1 });
        }),
      ),
    );
    expect((await counter.get()).get('n')).toBe(25);
  });

  test('no phantom: of ten that count the seats first, one takes the last', async () => {
    const seats = firestore.collection('seats');
    await Promise.all(
      times(10).map((index) =>
        firestore.runTransaction(async (transaction) => {
          const { size } = await transaction.get(seats.where('taken', '==', true));
          if (size < 1) transaction.set(seats.doc(`s${index}`), { taken: true });
        }),
      ),
    );
    expect((await seats.get()).size).toBe(1);
  });

  test('one that fails changes nothing and holds nobody up', async () => {
    const target = firestore.doc('failing/d');
    const failing = firestore.runTransaction(async (transaction) => {
      transaction.set(target, { half: true });
      await Promise.resolve();
      throw new Error('no seat');
    });
    await expect(failing).rejects.toThrow('no seat');
    await firestore.runTransaction(async (transaction) => {
      expect((await transaction.get(target)).exists).toBe(false);
    });
  });

  test('one inside another is refused instead of waiting forever', async () => {
    const nested = firestore.runTransaction(() => firestore.runTransaction(() => Promise.resolve()));
    await expect(nested).rejects.toThrow('inside another');
  });
});

describe('on disk', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'heelwrite-store-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** A second store over the same folder is what a restart after `kill -9` finds. */
  const reopened = () => embeddedFirestore('demo-disk', new Journal(dir));
  /** One for each commit since the last fold. */
  const linesOnDisk = () => readFileSync(join(dir, 'journal.jsonl'), 'utf8').split('\n').slice(1, -1);

  test('everything acknowledged is there after a restart', async () => {
    const firestore = reopened();
    const dog = firestore.doc('owners/o1/dogs/bella');
    await dog.set({
      name: 'Bella',
      born: new Timestamp(1_600_000_000, 5),
      friend: firestore.doc('owners/o2'),
    });
    await dog.update({
      'traits.calm': true,
      visits: FieldValue.increment(2),
      seen: FieldValue.serverTimestamp(),
    });
    await firestore.doc('owners/o2').create({ gone: true });
    await firestore.doc('owners/o2').delete();
    await firestore.runTransaction(async (transaction) => {
      transaction.set(firestore.doc('owners/o3'), { by: 'transaction' });
    });
    const before = (await dog.get()).data();

    const after = reopened();
    const restored = (await after.doc(dog.path).get()).data();
    expect({ ...restored, friend: null }).toEqual({ ...before, friend: null });
    expect((restored?.friend as typeof dog).path).toBe('owners/o2');
    expect((await after.collection('owners').get()).docs.map((owner) => owner.id)).toEqual(['o3']);
  });

  test('a commit is one line, so that a crash can never cut it in two', async () => {
    const firestore = reopened();
    const batch = firestore.batch();
    for (const index of times(5)) batch.set(firestore.doc(`many/${index}`), { index });
    await batch.commit();
    expect(linesOnDisk()).toHaveLength(1);
  });

  test('a commit is on disk before its caller hears of it', async () => {
    const firestore = reopened();
    for (const n of times(5)) {
      await firestore.doc('early/d').set({ n });
      expect(linesOnDisk().at(-1)).toContain(JSON.stringify([['early/d', { n }]]));
    }
  });

  test('a refused write leaves no trace', async () => {
    const firestore = reopened();
    await firestore.doc('once/d').create({ n: 1 });
    await expect(firestore.doc('once/d').create({ n: 2 })).rejects.toThrow();
    expect(linesOnDisk()).toHaveLength(1);
  });

  describe('that is full', () => {
    const dogsOf = async (firestore: Firestore) =>
      (await firestore.collection('dogs').get()).docs.map((dog) => [dog.id, dog.data()]);

    const shownBy = async (firestore: Firestore) =>
      (await firestore.getAll(...['bella', 'rex', 'luna'].map((id) => firestore.doc(`dogs/${id}`)))).map(
        (dog) => [dog.id, dog.data(), dog.createTime, dog.updateTime],
      );

    async function filled() {
      const disk = new FailingDisk();
      const firestore = embeddedFirestore('demo-disk', new Journal(dir, { disk }));
      await firestore.doc('dogs/bella').set({ n: 1 });
      await firestore.doc('dogs/bella').set({ n: 2 });
      await firestore.doc('dogs/rex').set({ n: 1 });
      await firestore.doc('dogs/rex').delete();
      return { disk, firestore };
    }

    const writes: Record<string, (firestore: Firestore) => Promise<unknown>> = {
      'a new document': (firestore) => firestore.doc('cats/tom/toys/ball').create({ n: 1 }),
      'a changed document': (firestore) => firestore.doc('dogs/bella').update({ n: 3 }),
      'a deletion': (firestore) => firestore.doc('dogs/bella').delete(),
      'a document that is made again': (firestore) => firestore.doc('dogs/rex').create({ n: 9 }),
      'a batch': (firestore) =>
        firestore
          .batch()
          .set(firestore.doc('dogs/luna'), { n: 1 })
          .delete(firestore.doc('dogs/bella'))
          .set(firestore.doc('dogs/rex/toys/bone'), { n: 1 })
          .commit(),
      'a transaction': (firestore) =>
        firestore.runTransaction(async (transaction) => {
          const dog = await transaction.get(firestore.doc('dogs/bella'));
          transaction.update(dog.ref, { n: (dog.get('n') as number) + 1 });
          transaction.create(firestore.doc('dogs/luna'), { n: 1 });
        }),
    };

    test.each(Object.entries(writes))('%s is refused, and nothing shows it', async (_, write) => {
      const { disk, firestore } = await filled();
      const before = await shownBy(firestore);
      const lines = linesOnDisk();
      disk.room = 5;
      await expect(write(firestore)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await shownBy(firestore)).toEqual(before);
      expect(linesOnDisk()).toEqual(lines);
      for (const animal of ['cats/tom', 'dogs/rex']) {
        expect((await firestore.collection(`${animal}/toys`).get()).size).toBe(0);
      }
      expect(await firestore.listCollections()).toHaveLength(1);

      disk.room = Infinity;
      await write(firestore);
      expect(linesOnDisk()).toHaveLength(lines.length + 1);
      expect(await dogsOf(reopened())).toEqual(await dogsOf(firestore));
    });

    test('a transaction is not tried again and again while others wait for it', async () => {
      const { disk, firestore } = await filled();
      disk.room = 0;
      let attempts = 0;
      const refused = firestore.runTransaction(async (transaction) => {
        attempts += 1;
        transaction.set(firestore.doc('dogs/bella'), { n: 3 });
        return Promise.resolve();
      });
      await expect(refused).rejects.toThrow('This was not saved');
      expect(attempts).toBe(1);
    });
  });

  test('transactions that only read, or failed, are forgotten after a while', async () => {
    const firestore = reopened();
    const { context } = connectionTo(firestore) as unknown as { context: { getAccessor(): Store } };
    const kept = () => context.getAccessor()._txs._transactions.size;
    const dog = firestore.doc('dogs/bella');
    await Promise.all(times(5).map(() => firestore.runTransaction((tx) => tx.get(dog), { readOnly: true })));
    const failing = firestore.runTransaction(async (tx) => {
      await tx.get(dog);
      throw new Error('no seat');
    });
    await expect(failing).rejects.toThrow('no seat');
    expect(kept()).toBe(6);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    await dog.set({ n: 1 });
    await vi.waitFor(() => expect(kept()).toBe(0));
  });

  test('a long journal is folded into the snapshot while the store runs', async () => {
    const firestore = embeddedFirestore('demo-disk', new Journal(dir, { foldAbove: 200 }));
    for (const n of times(40)) await firestore.doc(`fold/${n % 3}`).set({ n });
    expect(linesOnDisk().length).toBeLessThan(40);
    const found = await reopened().collection('fold').get();
    expect(found.docs.map((document) => document.get('n') as number)).toEqual([39, 37, 38]);
  });
});
