import { afterEach, describe, expect, test, vi } from 'vitest';
import { askingCard } from '@/local/stripe/engine/cards';
import { answerOnInvoice } from '@/local/stripe/pages/answer-on-invoice';
import { aSubscriber, startEndpoint, startStandIn, turnSwitch, type StandIn } from '../../../support/stripe';

afterEach(() => {
  vi.useRealTimers();
});

/** A subscription to 5 licenses whose card asks, and what changes it. */
async function careful(standIn: StandIn) {
  const { customerId, subscription } = await aSubscriber(standIn, 5);
  await turnSwitch(standIn.origin, 'customer', { id: customerId, card: 'asks' });
  const { items } = await standIn.stripe.subscriptions.retrieve(subscription.id);
  const change = (quantity: number, more: object = {}) =>
    standIn.stripe.subscriptions.update(subscription.id, {
      items: [{ id: items.data[0]!.id, quantity }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
      ...more,
    });
  const now = () => standIn.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  return { customerId, id: subscription.id, change, now };
}

describe('a card whose bank asks', () => {
  test('pays at the checkout, where its holder is', async () => {
    const standIn = await startStandIn();
    const { subscription } = await aSubscriber(standIn, 5, undefined, askingCard);
    expect(subscription.status).toBe('active');
  });

  test('leaves a subscription unpaid that nobody is there for', async () => {
    const { stripe, billing } = await startStandIn();
    const customer = await billing.findOrCreateCustomer({ uid: 'sam' }, 'sam@heelwrite.test');
    const { data } = await stripe.prices.list();
    const made = await stripe.subscriptions.create({
      customer,
      items: [{ price: data[0]!.id }],
      default_payment_method: 'pm_card_authenticationRequired',
      expand: ['latest_invoice'],
    });
    expect(made.status).toBe('incomplete');
    const url = typeof made.latest_invoice === 'object' ? made.latest_invoice?.hosted_invoice_url : undefined;
    await answerOnInvoice(url ?? '', 'confirm');
    expect(await stripe.subscriptions.retrieve(made.id)).toMatchObject({ status: 'active' });
  });

  test('refuses a change that is not to wait, with the code that Stripe has for it', async () => {
    const { change, now } = await careful(await startStandIn());
    await expect(change(8, { payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
      statusCode: 402,
      code: 'subscription_payment_intent_requires_action',
    });
    expect(await now()).toMatchObject({ pending_update: null, latest_invoice: { status: 'paid' } });
  });
});

describe('a change that waits to be paid for', () => {
  test('takes nothing that is not paid for', async () => {
    const { change } = await careful(await startStandIn());
    await expect(change(8, { metadata: { some: 'thing' } })).rejects.toThrow(/not supported/);
  });

  test('is forgotten after 23 hours, with its invoice', async () => {
    const { heard, url } = await startEndpoint();
    const { change, now } = await careful(await startStandIn({ webhookUrl: url }));
    const { pending_update: waiting } = await change(8);
    const left = waiting!.expires_at - Date.now() / 1_000;
    expect(left).toBeGreaterThan(23 * 3_600 - 60);
    vi.useFakeTimers({ toFake: ['Date'], now: (waiting!.expires_at + 1) * 1_000 });
    expect(await now()).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
    vi.useRealTimers();
    await vi.waitFor(() =>
      expect(heard.map(({ type }) => type)).toContain('customer.subscription.pending_update_expired'),
    );
  });

  test('ends with its invoice, which is voided once', async () => {
    const standIn = await startStandIn();
    const { change, now } = await careful(standIn);
    const { latest_invoice: latest } = await change(8);
    const { id } = latest as { id: string };
    expect(await standIn.stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
    expect((await now()).pending_update).toBeNull();
    await expect(standIn.stripe.invoices.voidInvoice(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('gives back the credit that its invoice took', async () => {
    const standIn = await startStandIn();
    const { customerId, id, change } = await careful(standIn);
    await standIn.billing.changeLicenses(id, 4, 'lower');
    const balance = async () => {
      const customer = await standIn.stripe.customers.retrieve(customerId);
      return customer.deleted ? undefined : customer.balance;
    };
    const credit = await balance();
    expect(credit).toBeLessThan(0);
    await change(9);
    expect(await balance()).toBe(0);
    await change(9, { payment_behavior: 'error_if_incomplete' }).catch(() => undefined);
    const { latest_invoice: latest } = await change(8);
    await standIn.stripe.invoices.voidInvoice((latest as { id: string }).id);
    expect(await balance()).toBe(credit);
  });

  test('ends with the subscription', async () => {
    const standIn = await startStandIn();
    const { id, change, now } = await careful(standIn);
    await change(8);
    await standIn.stripe.subscriptions.cancel(id);
    expect(await now()).toMatchObject({
      status: 'canceled',
      pending_update: null,
      latest_invoice: { status: 'void' },
    });
  });
});
