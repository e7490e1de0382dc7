import type Stripe from 'stripe';
import { catalogue } from './catalogue.ts';
import { isOurPortal, portalSettings } from './portal-settings.ts';

type Product = (typeof catalogue)[number];

/**
 * Creates in a Stripe account what the product sells, and the portal that lets people cancel it; what is there is left
 * as it is. Returns what was created, in words.
 */
export async function createProducts(stripe: Stripe): Promise<string[]> {
  const created: string[] = [];
  for (const product of catalogue) {
    if (await createProduct(stripe, product)) created.push(`the product ${product.name}`);
    created.push(...(await createPrices(stripe, product)));
  }
  if (await createPortal(stripe)) created.push('the settings of the billing portal');
  return created;
}

async function createProduct(stripe: Stripe, { id, name, description, metadata }: Product): Promise<boolean> {
  try {
    await stripe.products.create({ id, name, description, metadata });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_already_exists') return false;
    throw error;
  }
}

async function createPrices(stripe: Stripe, { id, prices }: Product): Promise<string[]> {
  const { data: found } = await stripe.prices.list({
    lookup_keys: prices.map(({ lookupKey }) => lookupKey),
    limit: 100,
  });
  const missing = prices.filter(({ lookupKey }) => !found.some(({ lookup_key: key }) => key === lookupKey));
  for (const { lookupKey, nickname, unitAmount, metadata } of missing) {
    await stripe.prices.create({
      product: id,
      currency: 'usd',
      unit_amount: unitAmount,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      nickname,
      metadata,
    });
  }
  return missing.map(({ nickname }) => `the price “${nickname}”`);
}

async function createPortal(stripe: Stripe): Promise<boolean> {
  const { data: found } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  if (found.some(isOurPortal)) return false;
  await stripe.billingPortal.configurations.create(portalSettings);
  return true;
}
