import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { agree, anyCode, code, ids, type Case } from './two-stores';

const read = async (c: CollectionReference) => (await c.doc('a').get()).data();

/** What is kept of a document. */
const kept = (name: string, data: DocumentData, answer: unknown = data): Case => ({
  name,
  ask: async (c) => {
    await c.doc('a').set(data);
    return read(c);
  },
  answer,
});

const deep = (depth: number): unknown => (depth === 0 ? 1 : { k: deep(depth - 1) });
const x = (count: number) => 'x'.repeat(count);
/** Refused for what stands in it, without comparing megabytes. */
const size = (name: string, data: DocumentData, answer: unknown): Case => ({
  name,
  ask: async (c) => {
    await c.doc('a').set(data);
    return 'kept';
  },
  answer,
});

agree('what a document keeps', [
  kept(
    'times, to the microsecond',
    { at: new Timestamp(5, 123_456_789) },
    { at: new Timestamp(5, 123_456_000) },
  ),
  kept('the first and the last time', {
    first: new Timestamp(-62_135_596_800, 0),
    last: new Timestamp(253_402_300_799, 999_999_000),
  }),
  kept('numbers', { zero: -0, tiny: 5e-324, large: 2 ** 53, not: NaN, endless: -Infinity, tenth: 0.1 }),
  kept('bytes', { bytes: Buffer.from('dog') }),
  kept('names with anything in them', {
    'a.b': 1,
    '`': 2,
    'a/b': 3,
    '*': 4,
    '[': 5,
    constructor: 6,
    toString: 7,
  }),
  kept('lists in maps in lists', { a: [{ b: [1] }] }),
  kept('no undefined', { a: undefined }, code(undefined)),
  kept('no lists in lists', { a: [[1]] }, code(3)),
  kept('no lists in lists, further in', { a: [{ b: [[1]] }] }, code(3)),
  kept('no reserved name', { __x__: 1 }, code(3)),
  kept('no reserved name in a map', { a: { __x__: 1 } }, code(3)),
  kept('no reserved name in a list', { a: [{ __x__: 1 }] }, code(3)),
  kept('a name that is reserved by half', { __x: 1 }),
  kept('no half of a surrogate pair', { a: 'dog \ud83d' }, anyCode),
  kept('no half of one in a name', { 'dog \ud83d': 1 }, anyCode),
  kept('a name of 1,500 bytes', { [x(1_500)]: 1 }),
  kept('no name of 1,501 bytes', { [x(1_501)]: 1 }, code(3)),
  kept('no name of 1,501 bytes in a map', { a: { [x(1_501)]: 1 } }, code(3)),
  size('a text of almost 1 MiB', { a: x(1_048_300) }, 'kept'),
  size('no text of 1,048,488 bytes', { a: x(1_048_488) }, code(3)),
  size('no more than 1 MiB', { a: x(600_000), b: x(600_000) }, code(3)),
  size('no more than 1 MiB, in letters of two bytes', { a: 'é'.repeat(600_000) }, code(3)),
  size('20 maps in each other', { a: deep(20) }, 'kept'),
  size('no 22 maps in each other', { a: deep(22) }, code(undefined)),
  size('45,000 entries of a list', { a: Array.from({ length: 45_000 }, () => 1) }, 'kept'),
]);

agree('ids', [
  { name: 'that are reserved', ask: (c) => c.doc('__x__').get(), answer: code(3) },
  { name: 'of one dot', ask: (c) => c.doc('.').get(), answer: code(3) },
  { name: 'of 1,501 bytes', ask: (c) => c.doc(x(1_501)).set({}), answer: code(3) },
  {
    name: 'of 1,500 bytes',
    ask: async (c) => {
      await c.doc(x(1_500)).set({});
      return ids(c);
    },
    answer: x(1_500),
  },
]);

/** What becomes of a document that holds `n: 0` once a batch has written to it. */
const batched = (
  name: string,
  write: (batch: WriteBatch, document: FirebaseFirestore.DocumentReference) => void,
  answer: unknown,
  isThere = true,
): Case => ({
  name,
  documents: isThere ? { a: { n: 0 } } : {},
  ask: async (c: CollectionReference, firestore: Firestore) => {
    const batch = firestore.batch();
    write(batch, c.doc('a'));
    await batch.commit();
    return read(c);
  },
  answer,
});

agree('batches', [
  batched('that create one document twice', (b, d) => b.create(d, {}).create(d, {}), code(3), false),
  batched('that create twice what is there', (b, d) => b.create(d, {}).create(d, {}), code(3)),
  batched('that set and then create', (b, d) => b.set(d, {}).create(d, {}), code(3), false),
  batched('that update and then create', (b, d) => b.update(d, { n: 1 }).create(d, {}), code(3)),
  batched('that delete and then update', (b, d) => b.delete(d).update(d, { n: 1 }), code(3)),
  batched('that delete and then create', (b, d) => b.delete(d).create(d, { n: 1 }), { n: 1 }),
  batched('that create and then delete', (b, d) => b.create(d, { n: 1 }).delete(d), undefined, false),
  batched(
    'that create, delete and create',
    (b, d) => b.create(d, {}).delete(d).create(d, { n: 1 }),
    { n: 1 },
    false,
  ),
  batched(
    'that create and then update',
    (b, d) => b.create(d, { n: 1 }).update(d, { m: 1 }),
    { n: 1, m: 1 },
    false,
  ),
  batched('that set twice', (b, d) => b.set(d, { n: 1 }).set(d, { m: 1 }), { m: 1 }),
  batched('that delete and then merge', (b, d) => b.delete(d).set(d, { m: 1 }, { merge: true }), { m: 1 }),
  {
    name: 'that fail by half change nothing',
    documents: { a: {} },
    ask: async (c, firestore) => {
      await firestore
        .batch()
        .set(c.doc('z'), {})
        .create(c.doc('a'), {})
        .commit()
        .catch(() => undefined);
      return ids(c);
    },
    answer: 'a',
  },
  {
    name: 'of 501 writes',
    ask: async (c, firestore) => {
      const batch = firestore.batch();
      for (let n = 0; n < 501; n += 1) batch.set(c.doc(String(n)), { n });
      await batch.commit();
      return (await c.count().get()).data();
    },
    answer: { count: 501 },
  },
  {
    name: 'of no writes',
    ask: async (_c, firestore) => firestore.batch().commit(),
    answer: [],
  },
]);

agree('bulks', [
  {
    name: 'write each by itself',
    documents: { a: { n: 0 } },
    ask: async (c, firestore) => {
      const writer = firestore.bulkWriter();
      const outcomes = Promise.allSettled([
        writer.create(c.doc('a'), { n: 1 }),
        writer.create(c.doc('b'), { n: 1 }),
        writer.update(c.doc('c'), { n: 1 }),
        writer.set(c.doc('d'), { n: FieldValue.increment(2) }),
      ]);
      await writer.close();
      const codes = (await outcomes).map((outcome) =>
        outcome.status === 'rejected' ? (outcome.reason as { code: number }).code : 'written',
      );
      return [codes, (await c.get()).docs.map((document) => [document.id, document.data()])];
    },
    answer: [
      [6, 'written', 5, 'written'],
      [
        ['a', { n: 0 }],
        ['b', { n: 1 }],
        ['d', { n: 2 }],
      ],
    ],
  },
  {
    name: 'delete',
    documents: { a: {}, b: {} },
    ask: async (c, firestore) => {
      const writer = firestore.bulkWriter();
      void writer.delete(c.doc('a'));
      void writer.delete(c.doc('z'));
      await writer.close();
      return ids(c);
    },
    answer: 'b',
  },
]);

agree('lists of documents', [
  {
    name: 'name in their order also what is missing with something below it',
    documents: { b: { n: 1 }, a: {}, '\uff5e': {}, '\u{1F415}': {} },
    ask: async (c) => {
      await c.doc('m').collection('below').doc('x').set({});
      await c.doc('gone').set({});
      await c.doc('gone').delete();
      return (await c.listDocuments()).map(({ id }) => id).join(' ');
    },
    answer: 'a b m \uff5e \u{1F415}',
  },
  {
    name: 'of nothing',
    ask: async (c) => (await c.listDocuments()).length,
    answer: 0,
  },
]);

/** What an update makes of a document. */
const updated = (name: string, before: DocumentData, changes: DocumentData, answer: unknown): Case => ({
  name,
  documents: { a: before },
  ask: async (c) => {
    await c.doc('a').update(changes);
    return read(c);
  },
  answer,
});

agree('updates', [
  updated('of one field in a map', { m: { x: 1, y: 1 }, k: 1 }, { 'm.x': 2 }, { m: { x: 2, y: 1 }, k: 1 }),
  updated(
    'of a whole map',
    { m: { x: 1 }, k: { z: 1 } },
    { m: { z: 2 }, 'k.y': 1 },
    { m: { z: 2 }, k: { z: 1, y: 1 } },
  ),
  updated('into what is no map', { m: 1 }, { 'm.x': 2 }, { m: { x: 2 } }),
  updated('that take away', { m: 1, k: 1 }, { k: FieldValue.delete(), 'q.x': FieldValue.delete() }, { m: 1 }),
  updated(
    'that add',
    { n: 1, t: 'x' },
    { n: FieldValue.increment(2), t: FieldValue.increment(2) },
    { n: 3, t: 2 },
  ),
  updated('of a list', { l: [1, 2, 1] }, { l: FieldValue.arrayRemove(1) }, { l: [2] }),
  updated(
    'of a list without doubles',
    { l: [1, { a: 1 }] },
    { l: FieldValue.arrayUnion(1, 2, { a: 1 }, 2) },
    { l: [1, { a: 1 }, 2] },
  ),
  {
    name: 'of a state that is gone',
    documents: { a: { n: 0 } },
    ask: async (c) => {
      const { writeTime } = await c.doc('a').set({ n: 1 });
      await c.doc('a').set({ n: 2 });
      await c.doc('a').update({ n: 3 }, { lastUpdateTime: writeTime });
    },
    answer: code(9),
  },
  {
    name: 'of the state that was read, written again as it is since',
    documents: { a: { n: 1 } },
    ask: async (c) => {
      const { updateTime } = await c.doc('a').get();
      await c.doc('a').set({ n: 1 });
      await c.doc('a').update({ n: 3 }, updateTime ? { lastUpdateTime: updateTime } : {});
      return read(c);
    },
    answer: { n: 3 },
  },
  {
    name: 'that merge',
    documents: { a: { m: { x: 1, y: { z: 1 } }, l: [1, 2], e: { x: 1 } } },
    ask: async (c) => {
      await c.doc('a').set({ m: { y: { w: 2 } }, l: [3], e: {} }, { merge: true });
      return read(c);
    },
    answer: { m: { x: 1, y: { z: 1, w: 2 } }, l: [3], e: {} },
  },
]);

// Google's emulator takes less than the hosted Firestore, and leaves the client trying for minutes.
it('a commit of more than 10 MiB is refused by the embedded store, as by the hosted one', async () => {
  const firestore = embeddedFirestore('demo-large');
  const batch = firestore.batch();
  for (let n = 0; n < 11; n += 1) batch.set(firestore.doc(`large/${n}`), { text: x(1_000_000) });
  await expect(batch.commit()).rejects.toMatchObject({ code: 3 });
  expect((await firestore.collection('large').get()).size).toBe(0);
});
