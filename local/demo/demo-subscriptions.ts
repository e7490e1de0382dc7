import { backend } from '@/lib/server/backend/backend';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import {
  startOrganizationCheckout,
  startPersonalCheckout,
} from '@/lib/server/services/billing/start-checkout';
import { payAtCheckout } from '../stripe/pages/pay-at-checkout';
import { academyId } from './academy';
import { asActor } from './people';

const academyLicenses = 5;

/** Subscribes the demo trainer and the school, as they would on the checkout page. */
export async function addDemoSubscriptions(): Promise<void> {
  await Promise.all([
    subscribe('u_demo-trainer', () => startPersonalCheckout(asActor('trainer'))),
    subscribe(`o_${academyId}`, () =>
      startOrganizationCheckout(asActor('admin'), academyId, String(academyLicenses)),
    ),
  ]);
}

async function subscribe(
  owner: `u_${string}` | `o_${string}`,
  start: () => Promise<{ url: string }>,
): Promise<void> {
  const known = await readBilling(owner);
  const subscriptions = known ? await backend().billing.subscriptionsOf(known.customerId) : [];
  if (subscriptions.length === 0) await payAtCheckout((await start()).url);
  // The app does not answer webhooks yet while it starts.
  const record = await readBilling(owner);
  if (record) await refreshSubscription(owner, record.customerId);
}
