import type Stripe from 'stripe';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WrongSignature } from '@/lib/server/backend/billing';
import { createProducts } from '@/local/stripe/create-products';
import { localWebhookSecret } from '@/local/stripe/credentials';
import { serveStripe } from '@/local/stripe/server';
import { clientsOf, emptyFolder, startStandIn } from '../../../support/stripe';

afterEach(() => {
  vi.useRealTimers();
});

describe('the products', () => {
  test('are created once, however often', async () => {
    const { stripe } = await startStandIn();
    expect(await createProducts(stripe)).toEqual([]);
    expect((await stripe.products.list()).data).toHaveLength(2);
    expect((await stripe.prices.list()).data).toHaveLength(5);
  });

  test('are created once by processes that start at the same moment', async () => {
    const server = await serveStripe({ port: 0, dir: emptyFolder() });
    onTestFinished(() => server.close());
    const { stripe } = clientsOf(server.port);
    await Promise.all([createProducts(stripe), createProducts(stripe), createProducts(stripe)]);
    expect((await stripe.products.list()).data).toHaveLength(2);
    expect((await stripe.prices.list()).data).toHaveLength(5);
  });

  test('are read as tiers, and listed with their product', async () => {
    const { stripe, billing } = await startStandIn();
    expect(await billing.pricingTiers()).toMatchObject([
      { licenseCount: 5, unitAmount: 1_000, currency: 'usd', interval: 'month', name: 'From 5 licenses' },
      { licenseCount: 10 },
      { licenseCount: 25 },
      { licenseCount: 0 },
    ]);
    const { data } = await stripe.prices.list({
      lookup_keys: ['heelwrite_personal'],
      expand: ['data.product'],
    });
    expect(data).toMatchObject([{ product: { name: 'Personal', object: 'product' } }]);
  });
});

describe('a customer', () => {
  test('is made once for a payer, also by calls at the same time', async () => {
    const { stripe, billing } = await startStandIn();
    const find = () => billing.findOrCreateCustomer({ uid: 'sam' }, 'sam@heelwrite.test', 'Sam');
    const ids = await Promise.all(Array.from({ length: 8 }, find));
    expect(new Set([...ids, await find()]).size).toBe(1);
    const other = await billing.findOrCreateCustomer({ orgId: 'school' }, 'sam@heelwrite.test');
    expect(ids).not.toContain(other);
    expect((await stripe.customers.retrieve(other)) as Stripe.Customer).toMatchObject({
      metadata: { orgId: 'school' },
    });
  });
});

describe('refusals have the form of Stripe', () => {
  test('a route that is not there is no success', async () => {
    const { stripe } = await startStandIn();
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'url_invalid',
    });
  });

  test.each([
    ['a wrong key', 'Bearer sk_test_other', '/v1/prices', 401],
    ['something that does not exist', 'Bearer sk_test_heelwrite_local', '/v1/subscriptions/sub_none', 404],
    ['a parameter that is not known', 'Bearer sk_test_heelwrite_local', '/v1/prices?colour=red', 400],
    ['too deep an expansion', 'Bearer sk_test_heelwrite_local', '/v1/prices?expand[]=a.b.c.d.e', 400],
  ])('%s', async (_, authorization, path, status) => {
    const { origin } = await startStandIn();
    const answer = await fetch(origin + path, { headers: { Authorization: authorization } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) as string },
    });
  });
});

describe('a signature', () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', customer: 'cus_1' } },
  });

  test('of ours tells the customer; another one tells nothing', async () => {
    const { stripe, billing } = await startStandIn();
    const sign = (secret: string, timestamp?: number) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
    expect(billing.customerOfEvent(payload, sign(localWebhookSecret))).toBe('cus_1');
    expect(billing.customerOfEvent(Buffer.from(payload), sign(localWebhookSecret))).toBe('cus_1');
    const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    for (const wrong of [
      sign('whsec_other'),
      sign(localWebhookSecret, anHourAgo),
      'nonsense',
      '',
      undefined,
    ]) {
      expect(() => billing.customerOfEvent(payload, wrong)).toThrow(WrongSignature);
    }
    expect(() => billing.customerOfEvent(`${payload} `, sign(localWebhookSecret))).toThrow(WrongSignature);
  });
});
