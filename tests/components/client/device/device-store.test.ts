import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { deviceStore } from '@/lib/client/device/device-store';

const note = z.object({ text: z.string() });

test('keeps, lists and forgets per user', async () => {
  const anna = deviceStore('anna');
  expect(await anna.write('draft:1', { text: 'Hi' })).toBe(true);
  expect(await anna.read('draft:1', note)).toEqual({ text: 'Hi' });
  expect(await deviceStore('ben').read('draft:1', note)).toBeUndefined();
  expect(await anna.keys()).toEqual(['draft:1']);
  await anna.remove('draft:1');
  expect(await anna.read('draft:1', note)).toBeUndefined();
});

test('forgets everything at once', async () => {
  const store = deviceStore('carla');
  await store.write('a', 1);
  await store.write('b', 2);
  await store.clear();
  expect(await store.keys()).toEqual([]);
});

test('a page that is being left waits for nothing: each change is committed at once', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const store = deviceStore('dina');
  await store.write('a', 1);
  await store.remove('a');
  await store.clear();
  expect(commit).toHaveBeenCalledTimes(3);
  commit.mockRestore();
});

test('reads nothing from what has another shape', async () => {
  const store = deviceStore('dora');
  await store.write('draft:1', { words: 'old' });
  expect(await store.read('draft:1', note)).toBeUndefined();
});

test('a browser that keeps nothing still remembers it for the page, and says so', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const store = deviceStore('emil');
  expect(await store.write('draft:1', { text: 'Hi' })).toBe(false);
  expect(await store.read('draft:1', note)).toEqual({ text: 'Hi' });
  expect(await store.keys()).toEqual(['draft:1']);
  await store.remove('draft:1');
  expect(await store.read('draft:1', note)).toBeUndefined();
  vi.unstubAllGlobals();
});

test('a schema is loaded only where there is something to read', async () => {
  const store = deviceStore('emil');
  const load = vi.fn(async () => note);
  expect(await store.read('draft:1', load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  await store.write('draft:1', { text: 'Hi' });
  expect(await store.read('draft:1', load)).toEqual({ text: 'Hi' });
});
