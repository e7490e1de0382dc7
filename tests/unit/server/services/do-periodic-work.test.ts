import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from '@/lib/server/runtime/deadline';
import { unfinishedWorks } from '@/lib/server/runtime/shutdown';
import { doPeriodicWork } from '@/lib/server/services/do-periodic-work';

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

const pause = 60_000;

test('each work is done once, and named with its time', async () => {
  const runs = [vi.fn(async () => undefined), vi.fn(async () => undefined)] as const;
  const { works } = await doPeriodicWork([
    { name: 'sweeping', pause, run: runs[0] },
    { name: 'mowing', pause, run: runs[1] },
  ]);
  for (const run of runs) expect(run).toHaveBeenCalledOnce();
  const time = expect.any(Number) as number;
  expect(works).toEqual([
    { name: 'sweeping', outcome: 'done', milliseconds: time },
    { name: 'mowing', outcome: 'done', milliseconds: time },
  ]);
});

test('what fails is logged and refused by name, and the others are done all the same', async () => {
  const mowing = vi.fn(async () => undefined);
  const failing = { name: 'sweeping', pause, run: async () => Promise.reject(new Error('No broom.')) };
  await expect(doPeriodicWork([failing, { name: 'mowing', pause, run: mowing }])).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Some periodic work failed, and is tried again with the next call: sweeping.',
  });
  expect(mowing).toHaveBeenCalledOnce();
  expect(log.join('')).toContain('No broom.');
});

test('what takes too long is not waited for, but the end of the process waits', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<undefined>();
  const long = { name: 'sweeping', pause, run: async () => promise };
  const { works } = await doPeriodicWork([long], new Deadline(5));
  expect(works).toMatchObject([{ name: 'sweeping', outcome: 'under_way' }]);
  expect(unfinishedWorks()).toEqual(['sweeping']);
  finish(undefined);
  await vi.waitFor(() => expect(unfinishedWorks()).toEqual([]));
});
