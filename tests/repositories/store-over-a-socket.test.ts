import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from '@/local/firestore/journal';
import { serveStore } from '@/local/firestore/server/serve-store';
import { journaledStore, storesInMemory } from '@/local/firestore/server/stores';
import { FailingDisk } from '../support/failing-disk';
import { firestoreAt } from '../support/store-clients';

const projectId = 'demo-socket';
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

let close: () => Promise<void>;
let dir: string;
let clients: Firestore[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-socket-'));
  clients = [];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.terminate()));
  await close();
  rmSync(dir, { recursive: true });
});

/** Clients of one store, each over a connection of its own, as of processes of their own. */
async function clientsOfOneStore<const Count extends number>(count: Count, stores = storesInMemory()) {
  const served = await serveStore(stores, 0);
  ({ close } = served);
  clients = times(count).map(() => firestoreAt(served.port, projectId));
  return clients as Firestore[] & { length: Count };
}

test('no update of one process is lost to another', async () => {
  const all = await clientsOfOneStore(4);
  await all[0]?.doc('counters/c').set({ n: 0, seen: 0 });
  await Promise.all(
    all.flatMap((client) =>
      times(15).flatMap(() => [
        client.runTransaction(async (tx) => {
          const n = (await tx.get(client.doc('counters/c'))).get('n') as number;
          tx.update(client.doc('counters/c'), { n: n + 1 });
        }),
        client.doc('counters/c').update({ seen: FieldValue.increment(1) }),
      ]),
    ),
  );
  expect((await all[0]?.doc('counters/c').get())?.data()).toEqual({ n: 60, seen: 60 });
});

test('no phantom: of twelve in three processes that count the seats first, one takes the last', async () => {
  const all = await clientsOfOneStore(3);
  let attempts = 0;
  await Promise.all(
    times(12).map(async (index) => {
      const client = all[index % 3];
      await client?.runTransaction(async (tx) => {
        attempts += 1;
        const { size } = await tx.get(client.collection('seats').where('taken', '==', true));
        if (size < 1) tx.create(client.doc(`seats/s${index}`), { taken: true });
      });
    }),
  );
  expect((await all[0]?.collection('seats').get())?.size).toBe(1);
  // They stand in a file: nobody is sent back to try again.
  expect(attempts).toBe(12);
});

test('no document that was missing appears before the transaction that missed it has ended', async () => {
  const all = await clientsOfOneStore(2);
  const created = await Promise.all(
    times(10).map(async (index) => {
      const client = all[index % 2];
      const name = client?.doc('names/bella');
      return client?.runTransaction(async (tx) => {
        if (!name || (await tx.get(name)).exists) return false;
        tx.set(name, { by: index });
        return true;
      });
    }),
  );
  expect(created.filter(Boolean)).toHaveLength(1);
});

test('a transaction that only reads sees one moment, whatever is written meanwhile', async () => {
  const [reader, writer] = await clientsOfOneStore(2);
  await writer?.doc('pairs/a').set({ n: 1 });
  await writer?.doc('pairs/b').set({ n: 1 });
  const seen = await reader?.runTransaction(
    async (tx) => {
      const a = (await tx.get(reader.doc('pairs/a'))).get('n') as number;
      const both = writer?.batch();
      for (const id of ['a', 'b']) both?.set(writer?.doc(`pairs/${id}`) ?? fail(), { n: 2 });
      await both?.commit();
      return [a, (await tx.get(reader.collection('pairs'))).docs.map((each) => each.get('n') as number)];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, [1, 1]]);
});

test('everything that a document can hold comes back as it was', async () => {
  const [client] = await clientsOfOneStore(1);
  const dog = client?.doc('owners/kim/dogs/bella');
  const data = {
    born: new Timestamp(1_600_000_000, 5_000),
    epoch: new Timestamp(0, 0),
    home: new GeoPoint(0, -12.25),
    origin: new GeoPoint(0, 0),
    owner: client?.doc('owners/kim'),
    photo: Buffer.from([0, 255, 1]),
    nothing: Buffer.alloc(0),
    numbers: [0, -0, 1, -1, 2 ** 53 - 1, -(2 ** 53), 0.1, 5e-324, Infinity, -Infinity, NaN],
    texts: ['', 'é', '\u{1F415}', '\uffff', 'a\u0000b', '\ufeffmarked'],
    flags: [true, false, null],
    empty: { list: [], map: {} },
    names: { 'a.b': 1, '`': 2, __proto: 3, constructor: 4 },
  };
  await dog?.set(data);
  const read = (await dog?.get())?.data();
  expect({ ...read, owner: null }).toEqual({ ...data, owner: null });
  expect((read?.['owner'] as typeof dog)?.path).toBe('owners/kim');
  expect(Object.is((read?.['numbers'] as number[])[1], -0)).toBe(true);
});

test('what the wire leaves out or cannot say is neither taken for something else', async () => {
  const [client] = await clientsOfOneStore(1);
  const dogs = client?.collection('dogs');
  await dogs?.doc('bella').set({ name: 'Bella' });
  expect((await dogs?.limit(0).get())?.size).toBe(0);
  expect((await dogs?.limit(0).count().get())?.data()).toEqual({ count: 0 });
  await expect(dogs?.doc('rex').set({ name: 'Rex \ud83d' })).rejects.toMatchObject({ code: 3 });
  await expect(dogs?.doc('rex').set({ 'Rex \ud83d': 1 })).rejects.toMatchObject({ code: 3 });
  expect((await dogs?.get())?.size).toBe(1);
});

test('what a transform and an update time come to is told', async () => {
  const [client] = await clientsOfOneStore(1);
  const dog = client?.doc('dogs/bella');
  const { writeTime } = (await dog?.set({ n: 1, at: FieldValue.serverTimestamp() })) ?? fail();
  const read = await dog?.get();
  expect(read?.updateTime?.isEqual(writeTime)).toBe(true);
  expect(read?.get('at')).toBeInstanceOf(Timestamp);
  await expect(dog?.create({})).rejects.toMatchObject({ code: 6 });
  await expect(client?.doc('dogs/rex').update({ n: 1 })).rejects.toMatchObject({ code: 5 });
  await dog?.update({ n: 2 }, { lastUpdateTime: writeTime });
  await expect(dog?.update({ n: 3 }, { lastUpdateTime: writeTime })).rejects.toMatchObject({ code: 9 });
});

test('what a full disk did not take is refused at once, and again taken once there is room', async () => {
  const disk = new FailingDisk();
  const [client] = await clientsOfOneStore(1, journaledStore(projectId, new Journal(dir, { disk })));
  const dog = client?.doc('dogs/bella');
  await dog?.set({ n: 1 });
  disk.room = 5;
  let attempts = 0;
  const refused = client?.runTransaction(async (tx) => {
    attempts += 1;
    const n = (await tx.get(dog ?? fail())).get('n') as number;
    tx.update(dog ?? fail(), { n: n + 1 });
  });
  await expect(refused).rejects.toMatchObject({
    code: 15,
    message: expect.stringContaining('This was not saved') as string,
  });
  expect(attempts).toBe(1);
  expect((await dog?.get())?.data()).toEqual({ n: 1 });
  disk.room = Infinity;
  await dog?.set({ n: 2 });
  expect((await dog?.get())?.data()).toEqual({ n: 2 });
});

const fail = (): never => {
  throw new Error('There is no client.');
};
