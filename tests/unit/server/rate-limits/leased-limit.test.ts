import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LeasedLimit } from '@/lib/server/rate-limits/leased-limit';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';
import type { giveBackCalls, takeCalls } from '@/lib/server/repositories/rate-limit-store';

const limit = { kind: 'barks', most: 1_000, windowMs: 60_000 };
const size = { unasked: 100, batch: 200 };
const limited = (now: () => number, take: typeof takeCalls) => new LeasedLimit(limit, size, now, take);

/** How many of `count` calls are let through. */
async function letThrough(calls: LeasedLimit, count: number, key = 'sam'): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => calls.take(key)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

describe('a limit whose store does not answer', () => {
  const failing = vi.fn<typeof takeCalls>(() => Promise.reject(new Error('down')));
  const silent = vi.fn<typeof takeCalls>(() => new Promise(() => undefined));

  it.each([
    ['fails', failing],
    ['is silent', silent],
  ])('because it %s lets everyone through, and does not ask at every call', async (_how, take) => {
    let now = 0;
    const calls = limited(() => now, take);
    expect(await letThrough(calls, 2_000)).toBe(2_000);
    for (let n = 0; n < 20; n += 1) await calls.take('sam');
    expect(take).toHaveBeenCalledOnce();
    now += 6_000;
    await calls.take('sam');
    await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(2));
  });

  it('holds again once it answers', async () => {
    let now = 0;
    const take = vi.fn<typeof takeCalls>(() => Promise.reject(new Error('down')));
    const calls = limited(() => now, take);
    await letThrough(calls, 200);
    now += 6_000;
    take.mockResolvedValue({ taken: 0, endsAt: 60_000 });
    await expect(calls.take('sam')).rejects.toMatchObject({
      code: 'rate_limited',
      extra: { retryAfter: 54 },
    });
  });
});

describe('what is kept in memory', () => {
  it('is bounded, the oldest first, whatever number of keys comes by', () => {
    const entries = new BoundedMap<number>(1_000);
    for (let n = 0; n < 20_000; n += 1) entries.set(`key ${n}`, n);
    expect(entries.size).toBe(1_000);
    expect([entries.get('key 18999'), entries.get('key 19000')]).toEqual([undefined, 19_000]);
    entries.set('key 19000', 1);
    entries.set('one more', 1);
    expect([entries.get('key 19000'), entries.get('key 19001')], 'what is set again is new').toEqual([
      1,
      undefined,
    ]);
  });

  it('is not walked through: the last of 8,000 callers takes as many steps as the first', async () => {
    const keys = vi.spyOn(Map.prototype, 'keys');
    const walked = [vi.spyOn(Map.prototype, Symbol.iterator), vi.spyOn(Map.prototype, 'forEach')];
    const now = vi.fn(() => 0);
    const calls = limited(now, () => pause(0, { taken: 300, endsAt: 1 }));
    const steps = async (key: string) => {
      now.mockClear();
      await calls.take(key);
      return now.mock.calls.length;
    };
    const first = await steps('the first');
    for (let n = 0; n < 8_000; n += 1) await calls.take(`caller ${n}`);
    expect(await steps('the last')).toBe(first);
    for (const spy of [keys, ...walked]) expect(spy).not.toHaveBeenCalled();
  });
});

describe('a process that ends', () => {
  it('gives back what it took and did not hand out, of windows that are open', async () => {
    let now = 0;
    const take = vi.fn<typeof takeCalls>((_, wanted) => Promise.resolve({ taken: wanted, endsAt: 60_000 }));
    const give = vi.fn<typeof giveBackCalls>(() => Promise.resolve());
    const calls = new LeasedLimit(limit, size, () => now, take, give);
    await letThrough(calls, 60, 'sam');
    await letThrough(calls, 10, 'who is never written down');
    await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
    await calls.giveBack();
    expect(give.mock.calls).toEqual([[{ limit, key: 'sam' }, 240, 60_000]]);
    await calls.giveBack();
    expect(give, 'once').toHaveBeenCalledOnce();
    await letThrough(calls, 300, 'sam');
    now = 60_001;
    await calls.giveBack();
    expect(give, 'not of a window that is over').toHaveBeenCalledOnce();
  });
});
