import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { customerIn, offersIn, subscriptionIn, tiersIn } from '@/lib/server/gateways/stripe-terms';

const price = (licenses: number | undefined, changes: Partial<Stripe.Price> = {}): Stripe.Price =>
  ({
    id: `price-${licenses ?? 'personal'}`,
    nickname: `Tier ${licenses}`,
    unit_amount: 1_000,
    currency: 'usd',
    recurring: { interval: 'month' },
    metadata:
      licenses === undefined
        ? { plan: 'personal', tokens: '200000' }
        : { plan: 'organization', licenses: String(licenses), tokens_per_licence: '200000' },
    ...changes,
  }) as Stripe.Price;

const noon = 1_795_262_400;

const subscription = (
  item: { price: Stripe.Price; quantity?: number },
  changes: Partial<Stripe.Subscription> = {},
): Stripe.Subscription =>
  ({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    created: noon,
    cancel_at: null,
    cancel_at_period_end: false,
    trial_end: null,
    ended_at: null,
    items: { data: [{ ...item, current_period_end: noon + 86_400 }] },
    ...changes,
  }) as Stripe.Subscription;

const product = { name: 'Organization', metadata: { snippets: 'unlimited' } };

describe('tiers', () => {
  const tiers = tiersIn([price(0), price(25), price(undefined), price(5), price(10)]);

  it('are the prices for organizations, the fewest licenses first and no limit last', () =>
    expect(tiers.map(({ licenseCount }) => licenseCount)).toEqual([5, 10, 25, 0]));

  it('have the fields of the contract and no other', () =>
    expect(tiers[0]).toEqual({
      id: 'price-5',
      name: 'Tier 5',
      licenseCount: 5,
      unitAmount: 1_000,
      currency: 'usd',
      interval: 'month',
    }));

  it('refuse a price that is not one amount per interval', () =>
    expect(() => tiersIn([price(5, { unit_amount: null })])).toThrow('price-5'));
});

describe('what the plans hold', () => {
  const products = [
    { id: 'one', metadata: { plan: 'personal', snippets: '500' } },
    { id: 'team', metadata: { plan: 'organization', snippets: 'unlimited' } },
  ];
  const personal = price(undefined, { product: 'one' });

  it('is what a checkout takes, with the limits of price and product', () =>
    expect(
      offersIn([price(0, { product: 'team' }), price(5, { product: 'team' }), personal], products),
    ).toEqual({
      personal: { unitAmount: 1_000, currency: 'usd', interval: 'month', snippets: 500, tokens: 200_000 },
      license: { snippets: null, tokens: 200_000 },
    }));

  it('leaves out what is not on sale', () => {
    expect(offersIn([personal], products)).not.toHaveProperty('license');
    expect(offersIn([], products)).toEqual({});
  });
});

describe('a subscription', () => {
  it('of an organization holds as many licenses as were bought', () =>
    expect(subscriptionIn(subscription({ price: price(5), quantity: 7 }), product)).toEqual({
      id: 'sub_1',
      customerId: 'cus_1',
      status: 'active',
      plan: 'organization',
      planName: 'Organization',
      licenseCount: 7,
      price: { id: 'price-5', unitAmount: 1_000, currency: 'usd', interval: 'month' },
      createdAt: new Date(noon * 1_000),
      currentPeriodEnd: new Date((noon + 86_400) * 1_000),
      cancelAtPeriodEnd: false,
      limits: { snippets: null, tokens: 0, tokensPerLicence: 200_000 },
    }));

  it('§5: without a limit has a license count of 0', () =>
    expect(subscriptionIn(subscription({ price: price(0), quantity: 1 }), product).licenseCount).toBe(0));

  it('of a person holds one license, and the limits that Stripe names', () =>
    expect(
      subscriptionIn(subscription({ price: price(undefined), quantity: 3 }), {
        name: 'Personal',
        metadata: { snippets: '500', picture_megabytes: '800' },
      }),
    ).toMatchObject({
      plan: 'personal',
      licenseCount: 1,
      limits: { snippets: 500, tokens: 200_000, tokensPerLicence: 0, pictureMegabytes: 800 },
    }));

  it.each([
    ['by the flag', { cancel_at_period_end: true, cancel_at: noon + 86_400 }, noon + 86_400],
    ['by a time alone', { cancel_at: noon + 86_400 }, noon + 86_400],
    ['before the period is over', { cancel_at: noon + 3_600 }, noon + 3_600],
  ])('canceled %s ends then', (_, changes, end) =>
    expect(subscriptionIn(subscription({ price: price(5), quantity: 5 }, changes), product)).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date(end * 1_000),
    }),
  );

  it('canceled for a later period is renewed first', () =>
    expect(
      subscriptionIn(subscription({ price: price(5) }, { cancel_at: noon + 90 * 86_400 }), product),
    ).toMatchObject({ cancelAtPeriodEnd: false, currentPeriodEnd: new Date((noon + 86_400) * 1_000) }));

  it('tells when its trial ends', () =>
    expect(subscriptionIn(subscription({ price: price(5) }, { trial_end: noon }), product)).toMatchObject({
      trialEnd: new Date(noon * 1_000),
    }));

  it('that was ended at once has ended then, and not when its period would have', () =>
    expect(
      subscriptionIn(
        subscription({ price: price(5) }, { status: 'canceled', ended_at: noon - 3_600 }),
        product,
      ),
    ).toMatchObject({ currentPeriodEnd: new Date((noon - 3_600) * 1_000) }));

  it('whose price names no plan is not taken for any', () =>
    expect(() => subscriptionIn(subscription({ price: price(5, { metadata: {} }) }), { ...product })).toThrow(
      'no plan',
    ));
});

describe('an event is about', () => {
  it.each([
    [{ object: 'subscription', id: 'sub_1', customer: 'cus_1' }, 'cus_1'],
    [{ object: 'invoice', customer: { id: 'cus_2', object: 'customer' } }, 'cus_2'],
    [{ object: 'customer', id: 'cus_3' }, 'cus_3'],
    [{ object: 'product', id: 'prod_1' }, undefined],
    [{ object: 'charge', customer: null }, undefined],
  ])('%j: %s', (object, expected) => expect(customerIn({ data: { object } })).toBe(expected));
});
