import { expect, test } from 'vitest';
import { localStripeKey } from '@/local/stripe/credentials';
import samples from '../../../support/stripe-samples/samples.json';
import { aSubscriber, startStandIn } from '../../../support/stripe';

/** Fields of the samples that newer versions of the API, as the SDK describes it, no longer have. */
const gone: Readonly<Record<string, readonly string[]>> = {
  product: ['type'],
  invoice: ['subscription'],
  subscription_item: [],
};

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Where `ours` is not of the shape of Stripe's sample: a field that is missing, or of another kind. */
function differences(
  ours: Record<string, unknown>,
  sample: Record<string, unknown>,
  resource: string,
): string[] {
  return Object.entries(sample).flatMap(([name, expected]) => {
    if (gone[resource]?.includes(name)) return [];
    if (!(name in ours)) return [`${resource}.${name} is missing`];
    const value = ours[name];
    if (value === null || expected === null || kindOf(value) === kindOf(expected)) return [];
    return [`${resource}.${name} is a ${kindOf(value)}, and a ${kindOf(expected)} with Stripe`];
  });
}

test('what the stand-in answers has the shape of Stripe’s own samples', async () => {
  const standIn = await startStandIn();
  const { origin, stripe, billing } = standIn;
  const { customerId, subscription } = await aSubscriber(standIn, 5);
  await billing.openPortal(customerId, 'https://heelwrite.example/profile');
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      headers: { Authorization: `Bearer ${localStripeKey}` },
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const first = async (path: string) => ((await get(path))['data'] as Record<string, unknown>[])[0]!;
  const ourInvoice = await first('invoices');
  const ourSubscription = await get(`subscriptions/${subscription.id}`);
  const ourSession = await first('checkout/sessions?expand[]=data.line_items');
  const dataOf = (list: unknown) => (list as { data: Record<string, unknown>[] }).data[0]!;
  const portal = await stripe.billingPortal.sessions.create({ customer: customerId });

  const answers: Record<keyof typeof samples, object> = {
    'billing_portal.configuration': await first('billing_portal/configurations'),
    'billing_portal.session': portal,
    'checkout.session': ourSession,
    customer: await first('customers'),
    event: await first('events'),
    invoice: ourInvoice,
    item: dataOf(ourSession['line_items']),
    line_item: dataOf(ourInvoice['lines']),
    price: await first('prices'),
    product: await first('products'),
    subscription: ourSubscription,
    subscription_item: dataOf(ourSubscription['items']),
  };
  const found = Object.entries(samples).flatMap(([resource, sample]) =>
    differences(
      answers[resource as keyof typeof samples] as Record<string, unknown>,
      sample as Record<string, unknown>,
      resource,
    ),
  );
  expect(found).toEqual([]);
});
