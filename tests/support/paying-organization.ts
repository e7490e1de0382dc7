import type { OwnerId } from '@/lib/domain/organizations/owner';
import { rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { turnSwitch, type StandIn } from './stripe';
import { anOrganization, type Staff } from './test-backend';

export const ownerOf = (orgId: string): OwnerId => `o_${orgId}`;

/** An organization of three members and one who is invited, whose licenses were paid for at the stand-in. */
export async function aPayingSchool(
  { billing }: Pick<StandIn, 'billing'>,
  licenseCount: number,
): Promise<Staff & { customerId: string }> {
  const staff = await anOrganization();
  const { orgId, admin } = staff;
  const customerId = await billing.findOrCreateCustomer({ orgId }, admin.email, 'School');
  await rememberCustomer(ownerOf(orgId), customerId);
  const back = 'https://heelwrite.example/organization';
  await payAtCheckout(
    await billing.startCheckout({
      customerId,
      plan: 'organization',
      licenseCount,
      successUrl: back,
      cancelUrl: back,
    }),
  );
  await refreshSubscription(ownerOf(orgId), customerId);
  return { ...staff, customerId };
}

/** Changed in Stripe itself: nobody tells us. */
export async function changeInStripe(
  { billing, origin }: Pick<StandIn, 'billing' | 'origin'>,
  customerId: string,
  change: Record<string, unknown>,
): Promise<void> {
  const [subscription] = await billing.subscriptionsOf(customerId);
  await turnSwitch(origin, 'subscription', { id: subscription?.id, silent: true, ...change });
}
