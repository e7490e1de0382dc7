import type { Stripe } from 'stripe';
import { catalogue } from '../../../local/stripe/catalogue.ts';
import type { Check } from '../deployment/check.ts';
import { askingStripe } from '../deployment/deployment.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

export type PriceFound = Pick<
  Stripe.Price,
  'id' | 'currency' | 'metadata' | 'nickname' | 'product' | 'recurring' | 'unit_amount'
>;
export type ProductFound = Pick<Stripe.Product, 'id' | 'active' | 'metadata' | 'name'>;

const create = 'npm run stripe:products';
const atPrice = (id: string) => `Change it at https://dashboard.stripe.com/prices/${id}`;
const plans = ['personal', 'organization'];

const planOf = ({ metadata }: PriceFound) => metadata['plan'] ?? '';
const isPersonal = (price: PriceFound) => planOf(price) === 'personal';

/** What a price is one of: of two of them the app would take whichever Stripe lists first. */
const offerOf = (price: PriceFound) =>
  isPersonal(price)
    ? 'the personal plan'
    : `organizations from ${price.metadata['licenses'] ?? '1'} licenses`;

/** What the app reads of a price: the words that it includes. */
const wordsIn = (price: PriceFound) => (isPersonal(price) ? 'tokens' : 'tokens_per_licence');

/** `prices` are those that are active and recur. */
function priceFindings(prices: readonly PriceFound[], products: readonly ProductFound[]): Finding[] {
  const ours = prices.filter((price) => plans.includes(planOf(price)));
  return [
    ...missingPlans(ours),
    ...doubled(ours),
    ...mixed(ours),
    ...ours.flatMap((price) => [...unreadable(price), ...unsold(price, products)]),
    ...unlimitedMissing(ours, products),
  ];
}

const missingPlans = (ours: readonly PriceFound[]) =>
  plans
    .filter((plan) => !ours.some((price) => planOf(price) === plan))
    .map((plan) => mistake(`Stripe has no active price for the plan “${plan}”: nobody can buy it.`, create));

function doubled(ours: readonly PriceFound[]): Finding[] {
  const byOffer = Map.groupBy(ours, offerOf);
  return [...byOffer]
    .filter(([, prices]) => prices.length > 1)
    .map(([offer, prices]) =>
      mistake(
        `${prices.length} active prices are for ${offer}, and the app would take either: ${prices.map(({ id }) => id).join(', ')}.`,
        `Archive all but one: https://dashboard.stripe.com/prices/${prices[0]?.id ?? ''}`,
      ),
    );
}

/** A plan is billed in one currency and one rhythm; a subscription cannot change either with its licenses. */
function mixed(ours: readonly PriceFound[]): Finding[] {
  const terms = (price: PriceFound) =>
    `${price.currency.toUpperCase()} every ${price.recurring?.interval_count === 1 ? '' : `${price.recurring?.interval_count} `}${price.recurring?.interval ?? 'once'}`;
  const found = new Set(ours.filter((price) => !isPersonal(price)).map(terms));
  if (found.size < 2) return [];
  return [
    mistake(
      `The prices for organizations differ in currency or interval (${[...found].join(', ')}): a school could not change its licenses across them.`,
      'Make new prices in one currency and interval with the same metadata, and archive the others: https://dashboard.stripe.com/products',
    ),
  ];
}

function unreadable(price: PriceFound): Finding[] {
  const { id, metadata, unit_amount: amount } = price;
  if (amount === null) {
    return [
      mistake(
        `The price ${id} is not one amount: nobody can buy by it.`,
        `Make one with an amount, and archive it: https://dashboard.stripe.com/prices/${id}`,
      ),
    ];
  }
  if (!isPersonal(price) && !/^\d{1,12}$/.test(metadata['licenses'] ?? '')) {
    return [
      mistake(
        `The price ${id} does not say from how many licenses it holds (metadata “licenses”).`,
        atPrice(id),
      ),
    ];
  }
  if (!/^\d{1,12}$/.test(metadata[wordsIn(price)] ?? '')) {
    return [
      mistake(`The price ${id} includes no swapped words (metadata “${wordsIn(price)}”).`, atPrice(id)),
    ];
  }
  return [];
}

function unsold({ id, product: of }: PriceFound, products: readonly ProductFound[]): Finding[] {
  const product = products.find((each) => each.id === of);
  if (product?.active) return [];
  return [
    mistake(
      `The product of the price ${id} is archived: Stripe would refuse to sell it.`,
      `Unarchive it: https://dashboard.stripe.com/products/${typeof of === 'string' ? of : of.id}`,
    ),
  ];
}

/** Both plans are sold as “as many snippets as you like”, which the product says. */
function unlimitedMissing(ours: readonly PriceFound[], products: readonly ProductFound[]): Finding[] {
  const expected = new Set(catalogue.flatMap(({ metadata }) => Object.keys(metadata)));
  return products
    .filter(({ id, active }) => active && ours.some(({ product }) => product === id))
    .flatMap(({ id, name, metadata }) => {
      const missing = [...expected].filter((key) => metadata[key] === undefined);
      return missing.length === 0
        ? []
        : [
            mistake(
              `The product ${name} does not say what it holds (metadata ${missing.map((key) => `“${key}”`).join(', ')}).`,
              `Add it as local/stripe/catalogue.ts has it: https://dashboard.stripe.com/products/${id}`,
            ),
          ];
    });
}

export const prices: Check = {
  group: 'Stripe',
  holds: 'Both plans have their prices, once each.',
  needs: ['STRIPE_SECRET_KEY'],
  look: ({ stripeApi }) =>
    askingStripe(async () => {
      const stripe = stripeApi();
      const found = await stripe.prices
        .list({ active: true, type: 'recurring', limit: 100 })
        .autoPagingToArray({ limit: 10_000 });
      return priceFindings(
        found,
        await stripe.products.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
      );
    }),
};
