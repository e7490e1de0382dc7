import 'server-only';
import type { LicensePreview, Subscription } from '@/lib/contracts/subscription';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { changeIn } from '@/lib/domain/organizations/seats';
import { backend } from '@/lib/server/backend/backend';
import { billingPatience, type BilledSubscription } from '@/lib/server/backend/billing';
import { Fault } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { readBilling, writeSubscription } from '@/lib/server/repositories/billing/billing-records';
import { changeOrganization } from '@/lib/server/repositories/permissions/organization-transactions';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { Deadline } from '@/lib/server/runtime/deadline';
import { orUnavailable } from './billing-failures';
import { checkSeats, checkUnlimited } from './check-licenses';
import { coversOf } from './find-covers';
import { findOutcome, readAfterChange, toBeConfirmed } from './find-license-outcome';
import { presentSubscriptionOf } from './read-subscription';
import { refreshSubscription, toStored } from './refresh-subscription';

interface LicenseChange {
  readonly orgId: string;
  readonly licenseCount: number;
}

/** The subscription whose licenses an admin may change to this number; else it throws why not. */
async function changeable(actor: Actor, { orgId, licenseCount }: LicenseChange) {
  const { members } = authorize(await findOrganization(orgId), actor, 'billing.manage');
  if (licenseCount === 0) await checkUnlimited();
  const billing = await readBilling(`o_${orgId}`);
  if (!billing?.subscription || !isRunning(billing.subscription.status)) {
    throw new Fault('conflict', 'There is no running subscription to change. Subscribe first.');
  }
  checkSeats(licenseCount, members);
  return { billing, subscription: billing.subscription };
}

/** What another number of licenses would cost. */
export async function previewLicenses(
  actor: Actor,
  { orgId, licenseCount }: { orgId: string; licenseCount: string },
): Promise<LicensePreview> {
  const count = Number(licenseCount);
  const { subscription } = await changeable(actor, { orgId, licenseCount: count });
  return orUnavailable(
    backend().billing.previewLicenses(subscription.id, count),
    'The price cannot be read right now, because our payment service is not responding. Nothing was changed. Try again in a moment.',
  );
}

/**
 * Buys another number of licenses. While fewer are bought, nobody can take a seat above the lower number: the ceiling
 * is written first, and taken away once it is certain what came of the change.
 */
export async function changeLicenses(
  actor: Actor,
  change: LicenseChange,
  deadline = new Deadline(billingPatience),
): Promise<Subscription> {
  const { orgId, licenseCount } = change;
  await settleEarlier(actor, orgId, deadline);
  const { billing, subscription } = await changeable(actor, change);
  const changeId = crypto.randomUUID();
  await changeOrganization(orgId, actor, (found) => {
    const before = authorize(found, actor, 'billing.manage');
    checkSeats(licenseCount, before.members);
    if (changeIn(before.subscription) !== undefined) {
      throw new Fault('conflict', 'Another license change is under way. Try again in a moment.');
    }
    const { status, licenses } = before.subscription ?? {
      status: subscription.status,
      licenses: subscription.licenseCount,
    };
    const underWay = { ceiling: licenseCount, ceilingBy: actor.uid, changeId, changeOf: subscription.id };
    return { ...before, subscription: { status, licenses, ...underWay } };
  });
  let bought: BilledSubscription;
  try {
    bought = await backend().billing.changeLicenses(subscription.id, licenseCount, changeId, deadline);
  } catch (error) {
    await findOutcome(error, { ...change, changeId, customerId: billing.customerId }, deadline);
    return presentSubscriptionOf(await coversOf(actor), orgId);
  }
  const written = await writeSubscription(`o_${orgId}`, billing, toStored(bought), changeId);
  // Somebody has read Stripe meanwhile, and it is not known whether before or after.
  if (written === 'moved')
    await readAfterChange({ ...change, changeId, customerId: billing.customerId }, deadline);
  if (bought.pendingChange) throw toBeConfirmed();
  const covers = await coversOf(actor);
  return presentSubscriptionOf(
    covers.map((cover) =>
      cover.owner === `o_${orgId}` ? { ...cover, subscription: toStored(bought) } : cover,
    ),
    orgId,
  );
}

/** A change whose outcome is not known is found out before another one is made. */
async function settleEarlier(actor: Actor, orgId: string, deadline: Deadline): Promise<void> {
  const { subscription } = authorize(await findOrganization(orgId), actor, 'billing.manage');
  if (changeIn(subscription) === undefined) return;
  const billing = await readBilling(`o_${orgId}`);
  if (!billing) return;
  await orUnavailable(
    refreshSubscription(`o_${orgId}`, billing.customerId, deadline),
    'We do not know yet whether your last license change went through, because our payment service is not responding. Nothing else was changed. Try again in a moment.',
  );
}
