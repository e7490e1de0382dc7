import { describe, expect, it } from 'vitest';
import { dayAsWritten, dayFrom, isDay, relativeDayWords } from '@/lib/domain/variables/days';
import { localDay } from '@/lib/domain/variables/local-day';

describe('a day', () => {
  it.each([
    ['2026-12-08', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['next week', false],
    ['2026-12-08T10:00', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  it('is the one that the clock here shows', () => {
    expect(localDay(new Date(2026, 11, 8, 0, 1))).toBe('2026-12-08');
    expect(localDay(new Date(2026, 11, 8, 23, 59))).toBe('2026-12-08');
  });

  // A Sunday.
  const today = '2026-11-29';
  it.each([
    [{ inDays: 0 }, '2026-11-29', 'today'],
    [{ inDays: 1 }, '2026-11-30', 'tomorrow'],
    [{ inDays: 7 }, '2026-12-06', 'in 7 days'],
    [{ inDays: 366 }, '2027-11-30', 'in 366 days'],
    [{ weekday: 2 }, '2026-12-01', 'next Tuesday'],
    [{ weekday: 6 }, '2026-12-05', 'next Saturday'],
    [{ weekday: 0 }, '2026-12-06', 'next Sunday'],
  ] as const)('%j from there is %s', (relative, day, words) => {
    expect(dayFrom(today, relative)).toBe(day);
    expect(relativeDayWords(relative)).toBe(words);
  });

  it.each([
    ['2026-12-08', 'Tuesday, December 8'],
    ['2027-01-12', 'Tuesday, January 12'],
    ['2027-11-30', 'Tuesday, November 30, 2027'],
    ['2025-11-29', 'Saturday, November 29, 2025'],
    ['soon', 'soon'],
  ])('%s is written as %s', (day, words) => expect(dayAsWritten(day, today)).toBe(words));
});
