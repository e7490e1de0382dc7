import { expect, test } from 'vitest';
import { comparePlans } from '@/lib/domain/billing/plan-comparison';

const tier = (licenseCount: number, unitAmount: number) => ({
  licenseCount,
  unitAmount,
  currency: 'usd',
  interval: 'month',
});
const personal = { unitAmount: 1_200, currency: 'usd', interval: 'month', snippets: null, tokens: 200_000 };

test('each plan with its price, snippets and words, a school by the seat', () => {
  const pricingTiers = [tier(5, 1_000), tier(10, 900), tier(0, 29_000)];
  expect(
    comparePlans({ pricingTiers, plans: { personal, license: { snippets: null, tokens: 150_000 } } }),
  ).toEqual([
    {
      name: 'Free',
      price: '$0.00',
      tiers: [],
      holds: ['25 private snippets', '2,000 swapped words a month'],
    },
    {
      name: 'Personal',
      price: '$12.00 a month',
      tiers: [],
      holds: ['Unlimited private snippets', '200,000 swapped words a month'],
    },
    {
      name: 'School',
      price: '$10.00 a seat a month',
      tiers: ['10 or more licenses: $9.00 a seat a month', 'No limit, one price: $290.00 a month'],
      holds: [
        'A shared library for the team',
        'Unlimited private snippets for each member',
        '150,000 swapped words a month for each seat',
      ],
    },
  ]);
});

test('what is not on sale is left out', () =>
  expect(comparePlans({ pricingTiers: [] }).map(({ name }) => name)).toEqual(['Free']));
