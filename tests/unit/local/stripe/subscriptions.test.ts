import { afterEach, describe, expect, test, vi } from 'vitest';
import { PaymentRefused } from '@/lib/server/backend/billing';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { aSubscriber, startStandIn, turnSwitch } from '../../../support/stripe';

const day = 86_400;

afterEach(() => {
  vi.useRealTimers();
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
