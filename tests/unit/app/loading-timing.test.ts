import { describe, expect, test } from 'vitest';
import { frameAt, loadingTiming, untilNextChange } from '@/lib/domain/app/loading-timing';

describe('the loading indicator (§9)', () => {
  test('its times are the specification’s', () => {
    expect(loadingTiming).toEqual({ delay: 250, minimum: 1_000, frames: 11, frameEvery: 150 });
  });

  test.each([
    ['appears 250 ms after loading began', { isLoading: true, since: 1_000, shownAt: null }, 1_000, 250],
    ['has the rest of the delay left', { isLoading: true, since: 1_000, shownAt: null }, 1_200, 50],
    ['is never late by a negative time', { isLoading: true, since: 1_000, shownAt: null }, 5_000, 0],
    ['never appears for what was quick', { isLoading: false, since: 1_000, shownAt: null }, 1_200, null],
    ['stays while loading goes on', { isLoading: true, since: 0, shownAt: 250 }, 9_000, null],
    ['stays a second although all is there', { isLoading: false, since: 0, shownAt: 250 }, 300, 950],
    ['goes at once when a second is over', { isLoading: false, since: 0, shownAt: 250 }, 4_000, 0],
  ])('%s', (_, state, now, wait) => {
    expect(untilNextChange(state, now)).toBe(wait);
  });

  test.each([
    [0, 0],
    [149, 0],
    [150, 1],
    [1_500, 10],
    [1_649, 10],
    [1_650, 0],
    [2_000, 2],
  ])('after %i ms it shows frame %i', (elapsed, frame) => {
    expect(frameAt(elapsed)).toBe(frame);
  });
});
