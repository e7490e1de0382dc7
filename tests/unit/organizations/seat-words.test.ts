import { describe, expect, test } from 'vitest';
import { billingState } from '@/lib/domain/billing/billing-state';
import { pendingNote, seatBar, seatsLine, seatsOf } from '@/lib/domain/organizations/seat-words';

const people = (
  active: number,
  pending: number,
  others: { status: 0 | 1 | 2; isSupport?: boolean }[] = [],
) => [
  ...Array.from({ length: active }, () => ({ status: 1 as const })),
  ...Array.from({ length: pending }, () => ({ status: 0 as const })),
  ...others,
];
const paid = (licenses: number, status = 'active') => ({
  mostRecentSubscriptionStatus: { status, licenses },
});

describe('the seats line', () => {
  test.each([
    ['some free', { members: people(5, 2), ...paid(10) }, '7 of 10 seats used'],
    ['past due still runs', { members: people(5, 0), ...paid(5, 'past_due') }, '5 of 5 seats used'],
    ['one seat', { members: people(1, 0), ...paid(1) }, '1 of 1 seat used'],
    ['no limit', { members: people(5, 2), ...paid(0) }, '7 seats used, no limit'],
    ['over the limit', { members: people(7, 0), ...paid(5) }, '7 of 5 seats used'],
    ['never paid', { members: people(1, 0) }, '1 of 1 seat used'],
    ['ended', { members: people(7, 0), ...paid(10, 'canceled') }, '7 seats used, none licensed'],
    [
      'who is excluded and support staff hold none',
      { members: people(2, 0, [{ status: 2 }, { status: 1, isSupport: true }]), ...paid(5) },
      '2 of 5 seats used',
    ],
  ])('%s', (_, organization, line) => {
    expect(seatsLine(organization)).toBe(line);
  });

  test('pending ones are named, none is not', () => {
    expect([pendingNote(0), pendingNote(2)]).toEqual(['', '(2 pending)']);
  });
});

describe('the seats bar', () => {
  const bar = (active: number, pending: number, licenses: number) =>
    seatBar(seatsOf({ members: people(active, pending), ...paid(licenses) })).map(({ fill, share }) => [
      fill,
      share,
    ]);

  test('has a piece for each seat', () => {
    expect(bar(2, 1, 4)).toEqual([
      ['active', 1],
      ['active', 1],
      ['pending', 1],
      ['free', 1],
    ]);
    expect(bar(2, 0, 24)).toHaveLength(24);
  });
  test('is continuous above 24', () => {
    expect(bar(10, 2, 25)).toEqual([
      ['active', 10],
      ['pending', 2],
      ['free', 13],
    ]);
  });
  test('has nothing to show without a limit', () => {
    expect(bar(3, 0, 0)).toEqual([]);
  });
});

test.each([
  [undefined, 'none'],
  ['incomplete', 'none'],
  ['active', 'running'],
  ['trialing', 'running'],
  ['past_due', 'pastDue'],
  ['unpaid', 'unpaid'],
  ['paused', 'unpaid'],
  ['canceled', 'ended'],
])('a subscription that is %s: %s', (status, state) => {
  expect(billingState(status)).toBe(state);
});
