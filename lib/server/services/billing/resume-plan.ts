import 'server-only';
import type { Subscription } from '@/lib/contracts/subscription';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { billingPatience, isBillingFailure, type BilledSubscription } from '@/lib/server/backend/billing';
import { Fault, noSuchOrganization } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { record } from '@/lib/server/repositories/audit';
import {
  readBilling,
  writeSubscription,
  type BillingRecord,
} from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { Deadline } from '@/lib/server/runtime/deadline';
import { asUnavailable, orUnavailable } from './billing-failures';
import { coversOf } from './find-covers';
import { presentSubscriptionBy } from './read-subscription';
import { refreshSubscription, toStored } from './refresh-subscription';

const notRead =
  'Our payment service is not responding, so the plan is as it was: it still ends. Try again in a moment.';
const notKnown =
  'Our payment service has not confirmed it. The plan may go on already: look again in a moment.';

/** Takes back that a plan ends with its period, for whoever pays for it. */
export async function resumePlan(
  actor: Actor,
  orgId: string | undefined,
  deadline = new Deadline(billingPatience),
): Promise<Subscription> {
  const owner: OwnerId = orgId === undefined ? `u_${actor.uid}` : `o_${orgId}`;
  const mayPay = async () => {
    if (orgId === undefined) return checkAccount(actor.uid);
    authorize(await findOrganization(orgId), actor, 'billing.manage');
  };
  await mayPay();
  const { before, subscriptionId } = await canceledPlan(owner, deadline);
  // Stripe was asked meanwhile.
  await mayPay();
  const resumed = await atOnce(() => backend().billing.resumePlan(subscriptionId, deadline));
  await record({ uid: actor.uid, action: 'plan.resumed', ...(orgId !== undefined && { orgId }) });
  // Where somebody has read Stripe meanwhile, it is not known whether before or after.
  if ((await writeSubscription(owner, before, toStored(resumed))) === 'moved') {
    await orUnavailable(refreshSubscription(owner, before.customerId, deadline), notKnown);
  }
  const subscription = await presentSubscriptionBy(await coversOf(actor), owner);
  // Whoever was removed meanwhile reads nothing of it any more.
  if (!subscription) throw noSuchOrganization();
  return subscription;
}

/** The plan that ends with its period, by what Stripe has now; else it throws why there is nothing to take back. */
async function canceledPlan(
  owner: OwnerId,
  deadline: Deadline,
): Promise<{ before: BillingRecord; subscriptionId: string }> {
  const known = await readBilling(owner);
  if (!known?.subscription) throw new Fault('conflict', 'There is no plan to keep. Subscribe first.');
  await orUnavailable(refreshSubscription(owner, known.customerId, deadline), notRead);
  const before = await readBilling(owner);
  const subscription = before?.subscription;
  if (!subscription || !isRunning(subscription.status)) {
    throw new Fault('conflict', 'The plan has ended already. Subscribe again to have it back.');
  }
  if (!subscription.cancelAtPeriodEnd) {
    throw new Fault('conflict', 'The plan is not canceled: it is renewed as before.');
  }
  return { before, subscriptionId: subscription.id };
}

async function atOnce(resume: () => Promise<BilledSubscription>): Promise<BilledSubscription> {
  try {
    return await resume();
  } catch (error) {
    throw asUnavailable(error, isBillingFailure(error) && error.isUndone ? notRead : notKnown);
  }
}
