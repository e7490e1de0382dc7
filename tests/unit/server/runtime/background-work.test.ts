import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Fake timers do not reach this module's.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      if (signal.aborted) reject(new Error('aborted'));
    }),
}));
const { runInBackground } = await import('@/lib/server/runtime/background-work');
const { beginShutdown, worksFinished } = await import('@/lib/server/runtime/shutdown');

let log: string[];
beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
});
afterEach(() => vi.useRealTimers());

it('begins half a second after the answer at the soonest, and a second and a half at the latest', async () => {
  const work = vi.fn(async () => undefined);
  runInBackground('a mail', work);
  await vi.advanceTimersByTimeAsync(499);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(work).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work, 'what is done is not done again').toHaveBeenCalledOnce();
  expect(log).toEqual([]);
});

it('is tried three times, each failure told in the log', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('the line is cut')));
  runInBackground('a mail', work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(log.map((line) => (JSON.parse(line) as { triesLeft: number }).triesLeft)).toEqual([2, 1, 0]);
});

it('waits no longer once the process is asked to end, which waits for it', async () => {
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the line is cut'));
  runInBackground('a mail', work);
  beginShutdown();
  await worksFinished();
  expect(work).toHaveBeenCalledTimes(2);
});
