import { expect, test, vi } from 'vitest';
import { aSubscriber, startEndpoint, startStandIn, turnSwitch } from '../../../support/stripe';

const subscribed = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'];
const types = (heard: readonly { readonly type: string }[]) => heard.map(({ type }) => type);

const quiet = async (origin: string) =>
  ((await (await fetch(`${origin}/_switches`)).json()) as { waiting: number }).waiting === 0;

const untilQuiet = (origin: string) =>
  vi.waitFor(async () => expect(await quiet(origin)).toBe(true), { timeout: 5_000, interval: 20 });

test('what happens is told, signed, with the customer in it', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  const { customerId } = await aSubscriber(standIn, 5);
  await untilQuiet(standIn.origin);
  expect(types(heard).sort()).toEqual(subscribed);
  for (const { body, signature } of heard) {
    expect(standIn.billing.customerOfEvent(body, signature)).toBe(customerId);
  }
});

test('an endpoint that fails is told again', async () => {
  const { heard, url } = await startEndpoint((soFar) => (soFar.length <= 3 ? 500 : 204));
  const standIn = await startStandIn({ webhookUrl: url });
  await aSubscriber(standIn);
  await vi.waitFor(() => expect(heard.length).toBe(6), { timeout: 5_000 });
  await untilQuiet(standIn.origin);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(3);
});

test('an endpoint that was not told before the stand-in ended is told after it starts again', async () => {
  const { heard, url } = await startEndpoint();
  const before = await startStandIn({ webhookUrl: url });
  await turnSwitch(before.origin, 'webhooks', { hold: true });
  await aSubscriber(before);
  await before.close();
  expect(heard).toEqual([]);
  const after = await startStandIn({ webhookUrl: url, dir: before.dir });
  await turnSwitch(after.origin, 'release');
  expect(types(heard).sort()).toEqual(subscribed);
});

test('webhooks come twice', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  await turnSwitch(standIn.origin, 'webhooks', { copies: 2 });
  await aSubscriber(standIn);
  await untilQuiet(standIn.origin);
  expect(heard).toHaveLength(6);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(3);
});

test('webhooks come late', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  await turnSwitch(standIn.origin, 'webhooks', { delay: 1_500 });
  await aSubscriber(standIn);
  expect(heard).toEqual([]);
  await untilQuiet(standIn.origin);
  expect(heard).toHaveLength(3);
});

test('webhooks never come', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  await turnSwitch(standIn.origin, 'webhooks', { lost: 1 });
  const { customerId } = await aSubscriber(standIn);
  await untilQuiet(standIn.origin);
  expect(heard).toEqual([]);
  expect(await standIn.billing.subscriptionsOf(customerId)).toMatchObject([{ status: 'active' }]);
});

test('webhooks come out of order', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  await turnSwitch(standIn.origin, 'webhooks', { hold: true });
  const { subscription } = await aSubscriber(standIn, 5);
  await standIn.billing.changeLicenses(subscription.id, 10, 'raise');
  await standIn.stripe.subscriptions.cancel(subscription.id);
  await turnSwitch(standIn.origin, 'release', { order: 'reversed' });
  expect(heard[0]?.type).toBe('customer.subscription.deleted');
  expect(heard.findIndex(({ type }) => type === 'customer.subscription.created')).toBeGreaterThan(
    heard.findIndex(({ type }) => type === 'customer.subscription.updated'),
  );
});

test('a subscription is changed behind our back, in silence or not', async () => {
  const { heard, url } = await startEndpoint();
  const standIn = await startStandIn({ webhookUrl: url });
  const { customerId, subscription } = await aSubscriber(standIn, 5);
  await untilQuiet(standIn.origin);
  const change = (changes: object) =>
    turnSwitch(standIn.origin, 'subscription', { id: subscription.id, ...changes });
  await change({ quantity: 2, silent: true });
  await change({ status: 'past_due' });
  await untilQuiet(standIn.origin);
  expect(types(heard).slice(3)).toEqual(['customer.subscription.updated']);
  expect(await standIn.billing.subscriptionsOf(customerId)).toMatchObject([
    { licenseCount: 2, status: 'past_due' },
  ]);
});

test('a switch that is not there, or is turned wrongly, says so', async () => {
  const { origin } = await startStandIn();
  await expect(turnSwitch(origin, 'nonsense')).rejects.toThrow('There is no switch');
  await expect(turnSwitch(origin, 'webhooks', { copies: 'two' })).rejects.toThrow('copies');
  const form = await fetch(`${origin}/_switches/reset`, { method: 'POST', body: new URLSearchParams() });
  expect(form.status).toBe(415);
});
