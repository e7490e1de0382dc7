import { describe, expect, test } from 'vitest';
import { licensePrice, tierFor, tierRows } from '@/lib/domain/billing/license-price';

const tier = (licenseCount: number, unitAmount: number) => ({
  licenseCount,
  unitAmount,
  currency: 'usd',
  interval: 'month',
});
const counted = [tier(10, 900), tier(5, 1_000), tier(25, 800)];
const tiers = [...counted, tier(0, 40_000)];

describe('the price of licenses', () => {
  test.each([
    [1, 5, 1_000],
    [5, 5, 5_000],
    [9, 5, 9_000],
    [10, 10, 9_000],
    [24, 10, 21_600],
    [25, 25, 20_000],
    [100, 25, 80_000],
    [0, 0, 40_000],
  ])('%i licenses: the tier of %i, %i cents', (licenses, tierCount, amount) => {
    expect(tierFor(tiers, licenses)?.licenseCount).toBe(tierCount);
    expect(licensePrice(tiers, licenses)).toEqual({ amount, currency: 'usd', interval: 'month' });
  });

  test('is not known where nothing is on offer', () => {
    expect(licensePrice([], 5)).toBeUndefined();
    expect(licensePrice(counted, 0)).toBeUndefined();
  });
});

test('the tiers say which numbers they hold for', () => {
  expect(tierRows(tiers).map(({ range }) => range)).toEqual([
    '1 to 9 licenses',
    '10 to 24 licenses',
    '25 or more licenses',
    'No limit, one price',
  ]);
  expect(tierRows([tier(5, 1)]).map(({ range }) => range)).toEqual(['Any number of licenses']);
  expect(tierRows([tier(1, 2), tier(2, 1)]).map(({ range }) => range)).toEqual([
    '1 license',
    '2 or more licenses',
  ]);
});
