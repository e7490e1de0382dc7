import { expect, test } from 'vitest';
import { forgottenAt, monthAfter, monthOf, monthsBetween } from '@/lib/domain/usage/usage-months';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
  ['2024-02', 24, '2026-02'],
])('%s and %i months are %s', (month, count, wanted) => expect(monthAfter(month, count)).toBe(wanted));

test.each([
  ['2026-11', '2026-11', ['2026-11']],
  ['2026-11', '2027-01', ['2026-11', '2026-12', '2027-01']],
  ['2026-11', '2026-10', []],
])('from %s to %s are %j', (from, to, wanted) => expect(monthsBetween(from, to)).toEqual(wanted));

test('more months than are kept are recognized, and not all of them made', () => {
  expect(monthsBetween('2024-12', '2026-11')).toHaveLength(24);
  expect(monthsBetween('2000-01', '2099-12')).toHaveLength(25);
});

test('a month is one of UTC, and forgotten two years after it began', () => {
  expect(monthOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11');
  expect(new Date(forgottenAt('2026-11')).toISOString()).toBe('2028-11-01T00:00:00.000Z');
});
