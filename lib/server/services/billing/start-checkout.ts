import 'server-only';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { checkSeats, checkUnlimited } from './check-licenses';
import { openCheckout } from './open-checkout';

/** The checkout of the personal plan, or the portal for who is subscribed. */
export async function startPersonalCheckout(actor: Actor): Promise<{ url: string }> {
  return openCheckout(`u_${actor.uid}`, { uid: actor.uid }, actor, {
    plan: 'personal',
    page: '/profile',
  });
}

/** The same for an organization, by its admins. */
export async function startOrganizationCheckout(
  actor: Actor,
  orgId: string,
  licenses: string | undefined,
): Promise<{ url: string }> {
  const mayPay = async () => authorize(await findOrganization(orgId), actor, 'billing.manage');
  const { name, members } = await mayPay();
  const licenseCount = licenses === undefined ? Math.max(1, seatsHeld(members)) : Number(licenses);
  checkSeats(licenseCount, members);
  const checkout = await openCheckout(`o_${orgId}`, { orgId }, actor, {
    plan: 'organization',
    page: '/organization',
    name,
    licenseCount,
    ...(licenseCount === 0 && { check: checkUnlimited }),
  });
  // Stripe was asked meanwhile, and behind the address anything can be done to the subscription.
  await mayPay();
  return checkout;
}
