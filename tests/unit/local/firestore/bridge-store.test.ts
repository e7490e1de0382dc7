import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { expect, test } from 'vitest';
import { rememberBefore, type Store } from '@/local/firestore/bridge-store';

/** Everything that the bridge knows of its documents and collections, without what they refer to. */
function insideOf({ _src: { docs, cols } }: Store) {
  const documents = [...docs].map(([path, { parent: _, _collections, _history, ...fields }]) => [
    path,
    { ...fields, history: [..._history], below: _collections.size },
  ]);
  const collections = [...cols].map(([path, { parent: _, _docs, ...counts }]) => [
    path,
    { ...counts, within: [..._docs.keys()] },
  ]);
  return { documents, collections };
}

test('what is taken back was never there: documents, versions, histories, collections and their counts', async () => {
  const controller = new FirestoreMock().createDatabase('demo-bridge');
  const firestore = controller.firestore();
  const store = controller.database['_accessor'] as unknown as Store;
  await firestore.doc('dogs/bella').set({ n: 1 });
  await firestore.doc('dogs/bella').set({ n: 2 });
  await firestore.doc('dogs/rex/toys/bone').set({ n: 1 });
  await firestore.doc('dogs/gone').set({ n: 1 });
  await firestore.doc('dogs/gone').delete();
  const before = insideOf(store);

  let takeBack = () => {};
  const commit = store.batchWrite.bind(store);
  store.batchWrite = (writes, mode) => {
    takeBack = rememberBefore(store, writes);
    return commit(writes, mode);
  };
  await firestore
    .batch()
    .set(firestore.doc('dogs/bella'), { n: 3 })
    .delete(firestore.doc('dogs/rex/toys/bone'))
    .set(firestore.doc('dogs/gone'), { n: 2 })
    .set(firestore.doc('dogs/rex'), { n: 1 })
    .set(firestore.doc('cats/tom/toys/ball'), { n: 1 })
    .set(firestore.doc('dogs/luna'), { n: 1 })
    .set(firestore.doc('dogs/luna'), { n: 2 })
    .commit();
  expect(insideOf(store)).not.toEqual(before);
  takeBack();
  expect(insideOf(store)).toEqual(before);
});
