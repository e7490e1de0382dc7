import { afterEach, describe, expect, test, vi } from 'vitest';
import { decliningCard } from '@/local/stripe/engine/cards';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { startStandIn } from '../../../support/stripe';

afterEach(() => {
  vi.useRealTimers();
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
