import type Stripe from 'stripe';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PaymentRefused, WrongSignature } from '@/lib/server/backend/billing';
import { createProducts } from '@/local/stripe/create-products';
import { decliningCard } from '@/local/stripe/engine/cards';
import { localWebhookSecret } from '@/local/stripe/credentials';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { aSubscriber, startStandIn, turnSwitch } from '../../../support/stripe';

const day = 86_400;

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

describe('the checkout', () => {
  async function open() {
    const standIn = await startStandIn();
    const customerId = await standIn.billing.findOrCreateCustomer({ orgId: 'school' }, 'a@heelwrite.test');
    const start = (licenseCount = 5) =>
      standIn.billing.startCheckout({
        customerId,
        plan: 'organization',
        licenseCount,
        successUrl: 'https://heelwrite.example/done?session={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://heelwrite.example/back',
      });
    return { ...standIn, customerId, start };
  }

  test('shows a form that needs no script, what is due and the way back', async () => {
    const { start } = await open();
    const html = await (await fetch(await start())).text();
    expect(html).toContain('<form method="post">');
    expect(html).toContain('$50.00');
    expect(html).toContain('https://heelwrite.example/back');
    expect(html).toContain('<a href="https://heelwrite.example/terms">terms</a>');
    expect(html).not.toContain('<script');
  });

  test('subscribes with a card that pays and leads back', async () => {
    const { stripe, billing, customerId, start } = await open();
    const url = await start(7);
    const answer = await payAtCheckout(url);
    expect(answer.status).toBe(303);
    const session = new URL(answer.headers.get('location') ?? '').searchParams.get('session') ?? '';
    expect(await stripe.checkout.sessions.retrieve(session, { expand: ['line_items'] })).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: customerId,
      line_items: { data: [{ quantity: 7, amount_total: 7_000 }] },
    });
    expect(await billing.subscriptionsOf(customerId)).toMatchObject([
      { status: 'active', plan: 'organization', planName: 'Organization', licenseCount: 7 },
    ]);
    const { data } = await stripe.invoices.list({ customer: customerId });
    expect(data).toMatchObject([{ status: 'paid', amount_paid: 7_000 }]);
    // Sent twice, it is paid once.
    expect((await payAtCheckout(url)).status).toBe(303);
    expect(await billing.subscriptionsOf(customerId)).toHaveLength(1);
  });

  test('says that a card is declined, and can be tried again', async () => {
    const { billing, customerId, start } = await open();
    const url = await start();
    const answer = await payAtCheckout(url, decliningCard);
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('Your card was declined.');
    expect(await billing.subscriptionsOf(customerId)).toEqual([]);
    expect((await payAtCheckout(url)).status).toBe(303);
  });

  test('is open once: an earlier one can no longer be paid', async () => {
    const { billing, customerId, start } = await open();
    const earlier = await start(5);
    const later = await start(7);
    expect((await payAtCheckout(earlier)).status).toBe(410);
    expect((await payAtCheckout(later)).status).toBe(303);
    expect(await billing.subscriptionsOf(customerId)).toHaveLength(1);
  });

  test('is open once also when it was started several times together', async () => {
    const { billing, customerId, start } = await open();
    const urls = await Promise.all(Array.from({ length: 6 }, () => start()));
    expect(new Set(urls).size).toBe(1);
    const answers = await Promise.all(urls.map((url) => payAtCheckout(url)));
    expect(answers.map(({ status }) => status)).toContain(303);
    expect(await billing.subscriptionsOf(customerId)).toHaveLength(1);
  });

  test('is open once also when it was started for different numbers together', async () => {
    const { billing, customerId, start } = await open();
    const urls = await Promise.all([5, 7, 9, 5, 7, 9].map((count) => start(count)));
    const paid = [];
    for (const url of new Set(urls)) paid.push((await payAtCheckout(url)).status);
    expect(paid.filter((status) => status === 303)).toHaveLength(1);
    expect(await billing.subscriptionsOf(customerId)).toHaveLength(1);
  });

  test('is the same for who asks again, until it was paid or is about to expire', async () => {
    const { stripe, billing, customerId, start } = await open();
    const first = await start();
    expect(await start()).toBe(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23.5 * 60 * 60_000 });
    const second = await start();
    vi.useRealTimers();
    expect(second).not.toBe(first);
    expect((await payAtCheckout(first)).status).toBe(410);
    await payAtCheckout(second);
    const [subscription] = await billing.subscriptionsOf(customerId);
    await stripe.subscriptions.cancel(subscription?.id ?? '');
    expect((await payAtCheckout(await start())).status).toBe(303);
  });

  test('begins with a trial where one is given', async () => {
    const { stripe, billing, customerId } = await open();
    const { data } = await stripe.prices.list({ lookup_keys: ['heelwrite_personal'] });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: data[0]!.id, quantity: 1 }],
      success_url: 'https://heelwrite.example/',
      subscription_data: { trial_period_days: 14 },
    });
    await payAtCheckout(url ?? '');
    const [subscription] = await billing.subscriptionsOf(customerId);
    expect(subscription).toMatchObject({ status: 'trialing', plan: 'personal' });
    expect(subscription?.trialEnd).toEqual(subscription?.currentPeriodEnd);
  });
});

describe('licenses', () => {
  test('cost what the preview said', async () => {
    const standIn = await startStandIn();
    const { stripe, billing, origin } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn, 5);
    // The middle of the period: half of it is left.
    const { items } = await stripe.subscriptions.retrieve(subscription.id);
    const { current_period_start: start } = items.data[0]!;
    const now = Math.floor(Date.now() / 1_000);
    const end = now + (now - start) + 15 * day;
    await turnSwitch(origin, 'subscription', { id: subscription.id, current_period_end: end });

    const preview = await billing.previewLicenses(subscription.id, 10);
    expect(preview).toEqual({
      currency: 'usd',
      dueNow: preview.dueNow,
      creditedNow: 0,
      perInterval: 9_000,
      interval: 'month',
    });
    const changed = await billing.changeLicenses(subscription.id, 10, 'raise-1');
    expect(changed).toMatchObject({ licenseCount: 10, price: { unitAmount: 900 } });
    const { data } = await stripe.invoices.list({ customer: customerId });
    expect(data[0]).toMatchObject({ status: 'paid', billing_reason: 'subscription_update' });
    expect(Math.abs(data[0]!.amount_paid - preview.dueNow)).toBeLessThan(5);
    expect(preview.dueNow).toBeGreaterThan(3_900);
  });

  test('given back are credited, and the credit is used first', async () => {
    const standIn = await startStandIn();
    const { billing } = standIn;
    const { subscription } = await aSubscriber(standIn, 10);
    const preview = await billing.previewLicenses(subscription.id, 5);
    expect(preview).toMatchObject({ dueNow: 0, perInterval: 5_000 });
    expect(preview.creditedNow).toBeGreaterThan(3_990);
    expect(await billing.changeLicenses(subscription.id, 5, 'lower')).toMatchObject({ licenseCount: 5 });
    const { dueNow } = await billing.previewLicenses(subscription.id, 10);
    expect(dueNow).toBeLessThan(5);
  });

  test('can be without limit', async () => {
    const standIn = await startStandIn();
    const { subscription } = await aSubscriber(standIn, 5);
    expect(await standIn.billing.changeLicenses(subscription.id, 0, 'no-limit')).toMatchObject({
      licenseCount: 0,
      price: { unitAmount: 29_000 },
    });
  });

  test('are not given when the card is declined', async () => {
    const standIn = await startStandIn();
    const { stripe, billing, origin } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn, 5);
    await turnSwitch(origin, 'customer', { id: customerId, card: 'declines' });
    await expect(billing.changeLicenses(subscription.id, 10, 'raise')).rejects.toThrow(PaymentRefused);
    expect(await billing.subscriptionsOf(customerId)).toMatchObject([{ licenseCount: 5, status: 'active' }]);
    expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(1);
  });

  test('are changed once under one idempotency key', async () => {
    const standIn = await startStandIn();
    const { stripe, billing } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn, 5);
    const raise = () => billing.changeLicenses(subscription.id, 10, 'same');
    expect(await Promise.all([raise(), raise(), raise()])).toHaveLength(3);
    expect((await stripe.invoices.list({ customer: customerId })).data).toHaveLength(2);
    await expect(billing.changeLicenses(subscription.id, 6, 'same')).rejects.toMatchObject({
      name: 'BillingFailure',
      isUndone: true,
      cause: { type: 'StripeIdempotencyError' },
    });
  });
});

describe('a subscription made without a checkout', () => {
  test.each([
    ['a card that pays', 'pm_card_visa', 'active'],
    ['a card that is declined', 'pm_card_chargeDeclined', 'incomplete'],
    ['no card', undefined, 'incomplete'],
  ])('with %s', async (_, card, status) => {
    const { stripe } = await startStandIn();
    const { id: customer } = await stripe.customers.create({
      email: 'sam@heelwrite.test',
      ...(card && { payment_method: card, invoice_settings: { default_payment_method: card } }),
    });
    const { data } = await stripe.prices.list({ lookup_keys: ['heelwrite_organization_5'] });
    const items = [{ price: data[0]!.id, quantity: 5 }];
    expect(await stripe.subscriptions.create({ customer, items })).toMatchObject({ status });
  });
});

describe('the end of a subscription', () => {
  test('comes with its customer, once, and no checkout is left open', async () => {
    const standIn = await startStandIn();
    const { billing, stripe } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn);
    const back = 'https://heelwrite.example/profile';
    const open = await billing.startCheckout({
      customerId,
      plan: 'personal',
      successUrl: back,
      cancelUrl: back,
    });
    await billing.closeCustomer(customerId);
    await billing.closeCustomer(customerId);
    expect((await payAtCheckout(open)).status).not.toBe(303);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await billing.subscriptionsOf(customerId)).toEqual([]);
  });

  test('comes with the end of the period in the portal, unless it is taken back', async () => {
    const standIn = await startStandIn();
    const { billing, origin } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn);
    const portal = await billing.openPortal(customerId, 'https://heelwrite.example/profile');
    expect(await (await fetch(portal)).text()).toContain('https://heelwrite.example/profile');
    const press = (action: string) =>
      fetch(portal, {
        method: 'POST',
        body: new URLSearchParams({ action, subscription: subscription.id }),
      });
    const current = async () => (await billing.subscriptionsOf(customerId))[0];

    await press('cancel_at_period_end');
    expect(await current()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await press('resume');
    expect(await current()).toMatchObject({ cancelAtPeriodEnd: false });
    await press('cancel_at_period_end');
    await turnSwitch(origin, 'subscription', { id: subscription.id, current_period_end: 1 });
    expect(await current()).toMatchObject({ status: 'canceled' });
  });

  test('a payment that fails makes it past due until another card pays', async () => {
    const standIn = await startStandIn();
    const { billing, origin } = standIn;
    const { customerId, subscription } = await aSubscriber(standIn, 5);
    await turnSwitch(origin, 'customer', { id: customerId, card: 'declines' });
    const now = Math.floor(Date.now() / 1_000);
    await turnSwitch(origin, 'subscription', { id: subscription.id, current_period_end: now - day });
    const current = async () => (await billing.subscriptionsOf(customerId))[0];
    expect(await current()).toMatchObject({ status: 'past_due' });

    const portal = await billing.openPortal(customerId, 'https://heelwrite.example/profile');
    const body = new URLSearchParams({ action: 'card', card: '4242424242424242' });
    await fetch(portal, { method: 'POST', body });
    expect(await current()).toMatchObject({ status: 'active', licenseCount: 5 });
    expect((await current())!.currentPeriodEnd.getTime()).toBeGreaterThan(Date.now());
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
