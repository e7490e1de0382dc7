import { afterEach, expect, test, vi } from 'vitest';
import { runInBackground } from '@/lib/server/runtime/background-work';
import { beginShutdown } from '@/lib/server/runtime/shutdown';

const key = Symbol.for('@vercel/request-context');
afterEach(() => void Reflect.deleteProperty(globalThis, key));

test('a host that stops between requests is handed what goes on after the answer', async () => {
  const waited: Promise<unknown>[] = [];
  Reflect.set(globalThis, key, { get: () => ({ waitUntil: (work: Promise<unknown>) => waited.push(work) }) });
  const work = vi.fn(async () => undefined);
  runInBackground('a mail', work);
  expect(waited).toHaveLength(1);
  expect(work).not.toHaveBeenCalled();
  beginShutdown();
  await waited[0];
  expect(work).toHaveBeenCalledOnce();
});

test.each([undefined, {}, { get: () => undefined }, { get: () => ({}) }])(
  'elsewhere nobody is asked: %o',
  (context) => {
    Reflect.set(globalThis, key, context);
    expect(() => runInBackground('a mail', async () => undefined)).not.toThrow();
  },
);
