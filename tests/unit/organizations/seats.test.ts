import { describe, expect, it } from 'vitest';
import { haveSeats, seatLimit, seatsHeld } from '@/lib/domain/organizations/seats';
import { isRunning } from '@/lib/domain/billing/subscription-status';

describe('seats', () => {
  it.each([
    [undefined, 1],
    [{ status: 'canceled', licenses: 5 }, 1],
    [{ status: 'incomplete', licenses: 5 }, 1],
    [{ status: 'active', licenses: 5 }, 5],
    [{ status: 'trialing', licenses: 5 }, 5],
    [{ status: 'past_due', licenses: 5 }, 5],
    [{ status: 'active', licenses: 0 }, undefined],
    [{ status: 'active', licenses: 10, ceiling: 4 }, 4],
    [{ status: 'active', licenses: 3, ceiling: 4 }, 3],
    [{ status: 'active', licenses: 0, ceiling: 4 }, 4],
  ])('of %j are %s', (subscription, limit) => expect(seatLimit(subscription)).toBe(limit));

  it('are held by everyone but the excluded and support staff (§4)', () => {
    const member = (status: 0 | 1 | 2, isSupport = false) => ({
      email: '',
      status,
      role: 2 as const,
      isSupport,
    });
    expect(seatsHeld([member(0), member(1), member(2), member(1, true)])).toBe(2);
  });

  it('fit as many as there are', () => {
    expect(haveSeats(5, { status: 'active', licenses: 5 })).toBe(true);
    expect(haveSeats(6, { status: 'active', licenses: 5 })).toBe(false);
    expect(haveSeats(600, { status: 'active', licenses: 0 })).toBe(true);
  });

  it.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['canceled', false],
    ['unpaid', false],
    [undefined, false],
  ])('run while a subscription is %s: %s', (status, runs) => expect(isRunning(status)).toBe(runs));
});
