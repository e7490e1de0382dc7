import { describe, expect, test } from 'vitest';
import { dayOfWeekWords, dayWords, momentWords, timeLeft } from '@/lib/domain/app/day-words';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(now + ms).toISOString();
const hour = 3_600_000;

describe('a day', () => {
  test.each([
    ['2026-12-21T12:00:00.000Z', 'Dec 21'],
    ['2027-01-03T12:00:00.000Z', 'Jan 3, 2027'],
  ])('%s is %s', (time, words) => expect(dayWords(time, now, 'en-US')).toBe(words));

  test('has a time of day where that matters', () => {
    expect(momentWords('2026-11-21T12:05:00.000Z', now, 'en-US')).toMatch(/^Nov 2[12], \d{1,2}:05\s[AP]M$/);
  });
});

describe('a day of the week', () => {
  test.each([
    ['2026-11-21T11:00:00.000Z', 'today'],
    ['2026-11-20T12:00:00.000Z', 'yesterday'],
    ['2026-11-17T12:00:00.000Z', 'Tuesday, November 17'],
    ['2025-11-18T12:00:00.000Z', 'Tuesday, November 18, 2025'],
  ])('%s is %s', (time, words) => expect(dayOfWeekWords(time, now, 'en-US')).toBe(words));
});

describe('the time left', () => {
  test.each([
    [0, null],
    [-1, null],
    [hour / 2, 'less than an hour left'],
    [hour, '1 hour left'],
    [5.2 * hour, '5 hours left'],
    [24 * hour, '1 day left'],
    [7 * 24 * hour - 1_000, '7 days left'],
    [30 * 24 * hour, '30 days left'],
  ])('of %s ms is %s', (left, words) => expect(timeLeft(after(left), now)).toBe(words));
});
