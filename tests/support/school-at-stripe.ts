import type { OwnerId } from '@/lib/domain/organizations/owner';
import { rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import type { StandIn } from './stripe';
import { anOrganization, type Staff } from './test-backend';

export const owner = (orgId: string): OwnerId => `o_${orgId}`;

/** An organization of three members whose licenses were paid for. */
export async function aSchool(
  standIn: StandIn,
  licenseCount: number,
): Promise<Staff & { customerId: string }> {
  const staff = await anOrganization();
  const { orgId, admin } = staff;
  const customerId = await standIn.billing.findOrCreateCustomer({ orgId }, admin.email, 'School');
  await rememberCustomer(owner(orgId), customerId);
  const back = 'https://heelwrite.example/organization';
  const checkout = {
    customerId,
    plan: 'organization',
    licenseCount,
    successUrl: back,
    cancelUrl: back,
  } as const;
  await payAtCheckout(await standIn.billing.startCheckout(checkout));
  await refreshSubscription(owner(orgId), customerId);
  return { ...staff, customerId };
}

export async function subscriptionIn(standIn: StandIn, customerId: string) {
  const [subscription] = await standIn.billing.subscriptionsOf(customerId);
  if (!subscription) throw new Error('Nobody subscribed.');
  return subscription;
}

/** Changed in Stripe itself: nobody tells us. */
export async function changeInStripe(standIn: StandIn, customerId: string, change: Record<string, unknown>) {
  const { id } = await subscriptionIn(standIn, customerId);
  const answer = await fetch(`${standIn.origin}/_switches/subscription`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...change }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
