import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDoing } from '@/lib/server/runtime/keep-doing';
import { beginShutdown } from '@/lib/server/runtime/shutdown';
import { logFailure } from '@/lib/server/runtime/log';

vi.mock('@/lib/server/runtime/log', () => ({ logFailure: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a work is done now, and again after each pause, also where it failed', async () => {
  const failure = new Error('The store did not answer.');
  const run = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(failure);
  keepDoing('looking through the trash', 1_000, run);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  expect(vi.mocked(logFailure).mock.calls).toEqual([[failure, { work: 'looking through the trash' }]]);
});

test('it does not begin any more once the process is asked to end', async () => {
  const run = vi.fn(() => Promise.resolve());
  keepDoing('looking through the trash', 1_000, run);
  beginShutdown();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledOnce();
});
