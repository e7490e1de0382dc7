import { expect, it } from 'vitest';
import { monthOf, renewalAfter } from '@/lib/domain/billing/plans';

it.each([
  ['2026-11-21T10:00:00Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2026-12', '2027-01-01T00:00:00.000Z'],
])('at %s tokens are of %s and renewed at %s', (moment, month, renewal) => {
  expect(monthOf(new Date(moment))).toBe(month);
  expect(renewalAfter(new Date(moment)).toISOString()).toBe(renewal);
});
