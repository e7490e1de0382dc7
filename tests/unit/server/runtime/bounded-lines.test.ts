import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoundedLines } from '@/lib/server/runtime/bounded-lines';
import { currentRequest, duringRequest } from '@/lib/server/runtime/request-context';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('past so many lines a second, the rest is counted, and told of as nobody’s', () => {
  const told: [number, unknown][] = [];
  const lines = new BoundedLines(3, (count) => told.push([count, currentRequest()]));
  const take = (times: number) => Array.from({ length: times }, () => lines.take());
  duringRequest({ headers: {} }, '/api/bark', () => {
    expect(take(5)).toEqual([true, true, true, false, false]);
  });
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([[2, undefined]]);
  expect(take(3)).toEqual([true, true, true]);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(1);
});
