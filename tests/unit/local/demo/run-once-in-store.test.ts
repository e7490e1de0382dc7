import { expect, test, vi } from 'vitest';
import { runOnceInStore } from '@/local/demo/run-once-in-store';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';

const aStore = () => embeddedFirestore('demo-once');

test('of two starts at once one runs a step, and the other waits until it is done', async () => {
  const store = aStore();
  let isDone = false;
  const work = vi.fn(async () => {
    await Promise.resolve();
    isDone = true;
  });
  const starts = [runOnceInStore(store), runOnceInStore(store)].map(async (once) => {
    await once('accounts', work);
    expect(isDone).toBe(true);
  });
  await Promise.all(starts);
  expect(work).toHaveBeenCalledOnce();
  await runOnceInStore(store)('snippets', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a step that failed runs again', async () => {
  const store = aStore();
  const failing = runOnceInStore(store)('accounts', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const work = vi.fn(() => Promise.resolve());
  await runOnceInStore(store)('accounts', work);
  expect(work).toHaveBeenCalledOnce();
});

test('a step whose process was killed is run by the next once it has been held for too long', async () => {
  const store = aStore();
  void runOnceInStore(store, { longest: 50 })('accounts', () => new Promise(() => undefined));
  await vi.waitFor(async () => expect((await store.doc('demoData/accounts').get()).exists).toBe(true));
  const work = vi.fn(() => Promise.resolve());
  await runOnceInStore(store)('accounts', work);
  expect(work).toHaveBeenCalledOnce();
});
