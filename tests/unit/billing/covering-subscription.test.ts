import { describe, expect, it } from 'vitest';
import {
  coveringSubscription,
  drawnSubscription,
  type Cover,
} from '@/lib/domain/billing/covering-subscription';

const cover = (tie: Cover['tie'], status: string, licenseCount = 5): Cover => ({
  tie,
  subscription: { status, licenseCount },
});

describe('the subscription that covers someone', () => {
  it.each([
    ['nothing', [], undefined],
    ['their own, even ended, before any other', [cover('member', 'active'), cover('own', 'canceled')], 1],
    ['the best status of those they are in', [cover('member', 'past_due'), cover('member', 'active')], 1],
    ['most licenses among equals', [cover('member', 'active', 5), cover('member', 'active', 25)], 1],
    ['no limit before any number', [cover('member', 'active', 25), cover('member', 'active', 0)], 1],
    [
      'one they are in before one that invited them',
      [cover('invited', 'active'), cover('member', 'canceled')],
      1,
    ],
    ['one that invited them before none', [cover('invited', 'incomplete')], 0],
  ])('is %s', (_, covers, index) => {
    expect(coveringSubscription(covers)).toBe(index === undefined ? undefined : covers[index]);
  });

  it('is drawn on while it runs, and not by an invitation alone', () => {
    const shared = cover('member', 'past_due');
    expect(drawnSubscription([cover('own', 'canceled'), shared, cover('invited', 'active')])).toBe(shared);
    expect(drawnSubscription([cover('own', 'unpaid'), cover('invited', 'active')])).toBeUndefined();
  });
});
