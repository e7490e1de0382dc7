import { beforeEach, expect, it, vi } from 'vitest';
import type * as Shutdown from '@/lib/server/runtime/shutdown';
import { forgetShutdown } from '../../../support/shutdown';

let shutdown: typeof Shutdown;
beforeEach(async () => {
  forgetShutdown();
  vi.resetModules();
  shutdown = await import('@/lib/server/runtime/shutdown');
});

it('is told once, and at once where it has begun', () => {
  const [early, taken, late] = [vi.fn(), vi.fn(), vi.fn()];
  shutdown.whenShuttingDown(early);
  shutdown.whenShuttingDown(taken)();
  expect(shutdown.isShuttingDown()).toBe(false);
  shutdown.beginShutdown();
  shutdown.beginShutdown();
  shutdown.whenShuttingDown(late);
  expect(shutdown.isShuttingDown()).toBe(true);
  expect([early, taken, late].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
});

it('is one state, however often its module is loaded', async () => {
  shutdown.beginShutdown();
  vi.resetModules();
  const again = await import('@/lib/server/runtime/shutdown');
  expect(again.isShuttingDown()).toBe(true);
});

it('waits for works, for those that fail and those that come meanwhile', async () => {
  const log: string[] = [];
  const second = async () => {
    await Promise.resolve();
    log.push('second');
  };
  const first = async () => {
    await Promise.resolve();
    void shutdown.finishBeforeEnd('second', second());
    throw new Error('first failed');
  };
  shutdown.finishBeforeEnd('first', first()).catch(() => undefined);
  expect(shutdown.unfinishedWorks()).toEqual(['first']);
  await shutdown.worksFinished();
  expect(log).toEqual(['second']);
  expect(shutdown.unfinishedWorks()).toEqual([]);
});

it('does last what was given first, whatever fails on the way', async () => {
  const log: string[] = [];
  const noting = (name: string) => () => Promise.resolve(void log.push(name));
  shutdown.doLast('the store', noting('the store'));
  shutdown.doLast('telemetry', () => Promise.reject(new Error('away')));
  shutdown.doLast('leases', noting('leases'));
  const failed = vi.fn();
  await shutdown.doLastWorks(failed);
  expect(log).toEqual(['leases', 'the store']);
  expect(failed).toHaveBeenCalledExactlyOnceWith('telemetry', new Error('away'));
  expect(shutdown.undoneLastWorks()).toEqual([]);
});
