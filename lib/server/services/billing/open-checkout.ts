import 'server-only';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { Actor } from '@/lib/server/policies/actor';
import { organizationOf, type OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { billingPatience, type Payer } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { env } from '@/lib/server/runtime/env';
import { Fault } from '@/lib/server/faults/fault';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { readBilling, rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { orUnavailable } from './billing-failures';
import { refreshSubscription } from './refresh-subscription';

interface WantedPlan {
  readonly plan: 'personal' | 'organization';
  readonly page: string;
  readonly name?: string;
  readonly licenseCount?: number;
  /** Throws where this cannot be bought; who is subscribed buys nothing. */
  readonly check?: () => Promise<void>;
}

/** The checkout, or the portal for who is subscribed. */
export async function openCheckout(
  owner: OwnerId,
  payer: Payer,
  actor: Actor,
  wanted: WantedPlan,
): Promise<{ url: string }> {
  await checkAccount(actor.uid);
  const deadline = new Deadline(billingPatience);
  const url = await orUnavailable(
    addressToPay(owner, payer, actor, wanted, deadline),
    'Checkout cannot be opened right now, because our payment service is not responding. Nothing was charged. Try again in a moment.',
  );
  return { url };
}

/** What is likely to be needed is asked for beside the subscription; what was done stays done for the next attempt. */
async function addressToPay(
  owner: OwnerId,
  payer: Payer,
  actor: Actor,
  { plan, page, name, licenseCount, check }: WantedPlan,
  deadline: Deadline,
): Promise<string> {
  const { billing } = backend();
  const known = await readBilling(owner);
  const customerId = known?.customerId ?? (await becomeCustomer(owner, payer, actor, name, deadline));
  const returnUrl = `${env().APP_URL}${page}`;
  const portal = () => billing.openPortal(customerId, returnUrl, deadline);
  const checkout = async () => {
    await check?.();
    return billing.prepareCheckout(
      {
        customerId,
        plan,
        ...(licenseCount !== undefined && { licenseCount }),
        successUrl: `${returnUrl}?checkout=done`,
        cancelUrl: `${returnUrl}?checkout=cancelled`,
      },
      deadline,
    );
  };
  const isLikelyPaid = isRunning(known?.subscription?.status);
  const [paid, toPay] = await Promise.all([
    isLikelyPaid ? portal() : undefined,
    isLikelyPaid ? undefined : checkout(),
    refreshSubscription(owner, customerId, deadline),
  ]);
  const now = await readBilling(owner);
  if (isRunning(now?.subscription?.status)) return paid ?? portal();
  const open = toPay ?? (await checkout());
  return open();
}

async function becomeCustomer(
  owner: OwnerId,
  payer: Payer,
  actor: Actor,
  name: string | undefined,
  deadline: Deadline,
): Promise<string> {
  const { billing } = backend();
  const customerId = await billing.findOrCreateCustomer(payer, actor.email, name, deadline);
  try {
    return await rememberCustomer(owner, customerId, actor);
  } catch (error) {
    const orgId = organizationOf(owner);
    const isKept = orgId !== undefined && (await findOrganization(orgId)) !== undefined;
    // Where the owner was deleted meanwhile, nobody else knows of the customer; else other admins pay as that one.
    if (error instanceof Fault && !isKept) await billing.closeCustomer(customerId, deadline);
    throw error;
  }
}
