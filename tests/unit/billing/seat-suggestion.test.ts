import { describe, expect, test } from 'vitest';
import { seatSuggestion } from '@/lib/domain/billing/seat-suggestion';
import { suggestionInWords } from '@/lib/domain/billing/seat-suggestion-words';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();

const tier = (licenseCount: number, unitAmount: number) => ({
  ...{ licenseCount, unitAmount, currency: 'usd', interval: 'month' },
});
const tiers = [tier(5, 1_000), tier(10, 900)];
const unlimited = [...tiers, tier(0, 20_000)];

interface School {
  active?: number;
  pending?: number;
  idle?: number;
  support?: number;
  left?: number;
  since?: number;
}
function members({ active = 1, pending = 0, idle = 0, support = 0, left = 0, since = 90 }: School) {
  const many = (count: number, member: object) =>
    Array.from({ length: count }, (_, n) => ({
      ...({
        email: `${n}@dogs.test`,
        role: 2,
        status: 1,
        invitedAt: ago(since),
        joinedAt: ago(since),
      } as const),
      lastActiveAt: ago(1),
      ...member,
    }));
  return [
    ...many(active - idle, {}),
    ...many(idle, { lastActiveAt: ago(61) }),
    ...many(pending, { status: 0, joinedAt: undefined, lastActiveAt: undefined }),
    ...many(support, { isSupport: true, joinedAt: ago(1) }),
    ...many(left, { status: 2, joinedAt: ago(1) }),
  ];
}
const suggested = (licenses: number, school: School, offered = tiers) =>
  seatSuggestion({ members: members(school), tiers: offered, licenses, now });

describe('fewer licenses', () => {
  test.each([
    [10, { active: 7 }, { to: 8, difference: -1_000 }],
    [10, { active: 5, pending: 2 }, { to: 8, held: 7, pending: 2 }],
    [12, { active: 7 }, { to: 8, difference: 8_000 - 10_800 }],
    // 9 at the price of the lower tier cost as much as 10 do.
    [10, { active: 8 }, undefined],
    [11, { active: 8 }, { to: 10, difference: -900 }],
    [10, { active: 9 }, undefined],
    [10, { active: 7, support: 3, left: 2 }, { to: 8, held: 7 }],
    [10, { active: 7, idle: 2 }, { to: 8, idle: 2 }],
    [3, { active: 1 }, { to: 2, difference: -1_000 }],
    [2, { active: 1 }, undefined],
    [1, { active: 1 }, undefined],
  ])('of %i with %j: %j', (licenses, school, wanted) => {
    const found = suggested(licenses, school);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(wanted);
  });

  test.each([
    [{ since: 31 }, true],
    [{ since: 29 }, false],
  ])('are not suggested while people come (%j)', (school, wanted) => {
    expect(suggested(10, { active: 4, ...school }) !== undefined).toBe(wanted);
  });

  test('are not suggested where more seats are taken than there are, or nothing is on offer', () => {
    expect(suggested(5, { active: 7 })).toBeUndefined();
    expect(suggested(10, { active: 2 }, [])).toBeUndefined();
    expect(suggested(0, { active: 2 })).toBeUndefined();
  });

  test('are not compared across currencies or intervals', () => {
    const mixed = [tier(10, 900), { ...tier(0, 10), currency: 'eur' }, { ...tier(5, 10), interval: 'year' }];
    expect(suggested(10, { active: 7 }, mixed)).toBeUndefined();
  });
});

describe('no limit', () => {
  test.each([
    [0, { active: 10 }, { to: 11, difference: 9_900 - 20_000 }],
    // 10 cost as much as 9 do.
    [0, { active: 8 }, { to: 10, difference: 9_000 - 20_000 }],
    [0, { active: 30 }, undefined],
    [30, { active: 25 }, { to: 0, difference: 20_000 - 27_000 }],
    [30, { active: 15 }, { to: 16 }],
    [23, { active: 21 }, { to: 22 }],
  ])('%i licenses with %j: %j', (licenses, school, wanted) => {
    const found = suggested(licenses, school, unlimited);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(wanted);
  });
});

describe('one more license', () => {
  test.each([
    [5, { active: 3, pending: 2, since: 1 }, { to: 6, difference: 1_000 }],
    [9, { active: 8, pending: 1 }, { to: 10, difference: 0 }],
    [5, { active: 5 }, undefined],
    [5, { active: 4, pending: 2 }, undefined],
  ])('beside %i with %j: %j', (licenses, school, wanted) => {
    const found = suggested(licenses, school);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(wanted);
  });
});

test.each([
  [10, { active: 7 }, tiers, '7 of 10 licenses are taken. With 8 you would pay $10.00 less a month.'],
  [
    10,
    { active: 7, idle: 2 },
    tiers,
    '7 of 10 licenses are taken. 2 members have not been here for two months. With 8 you would pay $10.00 less a month.',
  ],
  [3, { active: 1 }, tiers, '1 of 3 licenses is taken. With 2 you would pay $10.00 less a month.'],
  [
    5,
    { active: 3, pending: 2 },
    tiers,
    'All 5 licenses are taken, 2 of them by invitations that wait. With 6 you would pay $10.00 more a month. Then you can invite one more.',
  ],
  [
    9,
    { active: 8, pending: 1 },
    tiers,
    'All 9 licenses are taken, 1 of them by an invitation that waits. With 10 you would pay the same. Then you can invite one more.',
  ],
  [
    0,
    { active: 10, idle: 1 },
    unlimited,
    '10 seats are taken, without a limit. 1 member has not been here for two months. With 11 you would pay $101.00 less a month.',
  ],
  [
    30,
    { active: 25 },
    unlimited,
    '25 of 30 licenses are taken. Without a limit you would pay $70.00 less a month.',
  ],
])('%i licenses, %j: in words (%#)', (licenses, school, offered, words) => {
  const found = suggested(licenses, school, offered);
  expect(found && suggestionInWords(found)).toBe(words);
});
