import { setTimeout as pause } from 'node:timers/promises';
import * as subscription from '../../lib/contracts/subscription.ts';
import { localStripeKey } from '../../local/stripe/credentials.ts';
import { payAtCheckout } from '../../local/stripe/pages/pay-at-checkout.ts';
import { untilDone, type Person } from './person.ts';
import type { Tally } from './tally.ts';
import type { Wire } from './wire.ts';

/** Subscribes, for the school where there is one, and waits until the app knows of the payment. */
export async function subscribe(
  wire: Wire,
  tally: Tally,
  person: Person,
  school?: { readonly orgId: string; readonly licenseCount: string },
): Promise<void> {
  const { reply } = school
    ? await wire.settle(subscription.startOrganizationCheckout, person, { query: school })
    : await wire.settle(subscription.startPersonalCheckout, person);
  if (!reply) {
    tally.report('wrongly refused', `checkout of ${person.name}`);
    return;
  }
  await untilDone(async () => {
    const { status } = await payAtCheckout(reply.url);
    if (status >= 500) throw new Error('Stripe is in trouble.');
  });
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const { reply: known } = school
      ? await wire.settle(subscription.getOrganizationSubscription, person, {
          query: { orgId: school.orgId },
        })
      : await wire.settle(subscription.getSubscription, person);
    if (known?.status === 'active') return;
    await pause(500);
  }
  tally.report('acknowledged and lost', `payment of ${person.name}`);
}

interface AtStripe {
  readonly status: string;
  readonly customer: string;
  readonly items: { readonly data: readonly { readonly quantity: number }[] };
}

/** Every subscription that runs, as Stripe itself has it. */
export async function subscriptionsAtStripe(stripeUrl: string): Promise<readonly AtStripe[]> {
  const answer = await fetch(`${stripeUrl}/v1/subscriptions?limit=100`, {
    headers: { Authorization: `Bearer ${localStripeKey}` },
  });
  return ((await answer.json()) as { data: readonly AtStripe[] }).data;
}
