import 'server-only';
import type { LicensePreview, Subscription } from '@/lib/contracts/subscription';
import { coveringSubscription } from '@/lib/domain/billing/covering-subscription';
import type { MemberEntry } from '@/lib/domain/organizations/membership';
import { changeIn, seatsHeld } from '@/lib/domain/organizations/seats';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { backend } from '@/lib/server/backend/backend';
import { billingPatience, type BilledSubscription } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { Fault, noSuchOrganization } from '@/lib/server/faults/fault';
import { ownerOfCustomer, readBilling, writeSubscription } from '@/lib/server/repositories/billing-records';
import { changeOrganization } from '@/lib/server/repositories/organization-writing';
import { findOrganization } from '@/lib/server/repositories/organizations';
import { tokensUsed } from '@/lib/server/repositories/token-pools';
import { orUnavailable } from './billing-failures';
import { coversOf, freshCoversOf, tokensOf, type KnownCover } from './cover-subscriptions';
import { findOutcome, readAfterChange } from './license-outcome';
import { pricingTiers } from './pricing';
import { refreshSubscription, toStored } from './refresh-subscription';
import { startCheckout } from './start-checkout';

/** The subscription that covers the actor, whatever its status; undefined where there is none. */
export async function getSubscription(actor: Actor): Promise<Subscription | undefined> {
  const cover = coveringSubscription(await freshCoversOf(actor));
  return cover && present(cover);
}

/** The one of an organization, for its admins, whichever covers them. */
export async function getOrganizationSubscription(actor: Actor, orgId: string): Promise<Subscription> {
  authorize(await findOrganization(orgId), actor, 'billing.manage');
  return presentOf(await freshCoversOf(actor), orgId);
}

async function presentOf(covers: readonly KnownCover[], orgId: string): Promise<Subscription> {
  const cover = covers.find(({ owner }) => owner === `o_${orgId}`);
  if (!cover) throw noSuchOrganization();
  return present(cover);
}

async function present(cover: KnownCover): Promise<Subscription> {
  const { owner, subscription, seats } = cover;
  const { id, status, planName, licenseCount, currentPeriodEnd, cancelAtPeriodEnd, trialEnd } = subscription;
  const { used, resetsAt } = await tokensUsed(owner);
  return {
    id,
    status,
    ...(owner.startsWith('o_') ? { source: 'organization', orgId: owner.slice(2) } : { source: 'personal' }),
    planName,
    licenseCount,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    ...(trialEnd && { trialEnd: trialEnd.toISOString() }),
    tokens: { used, limit: tokensOf(subscription, seats), resetsAt: resetsAt.toISOString() },
  };
}

/** What a webhook is good for: whose subscription to read anew. */
export async function takeEvent(rawBody: Uint8Array, signature: string | undefined): Promise<void> {
  const customerId = backend().billing.customerOfEvent(rawBody, signature);
  const owner = customerId === undefined ? undefined : await ownerOfCustomer(customerId);
  if (customerId !== undefined && owner) await refreshSubscription(owner, customerId);
}

/** The checkout of the personal plan, or the portal for who is subscribed. */
export async function startPersonalCheckout(actor: Actor): Promise<{ url: string }> {
  return startCheckout(`u_${actor.uid}`, { uid: actor.uid }, actor, {
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
  const checkout = await startCheckout(`o_${orgId}`, { orgId }, actor, {
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

const tooFew = (held: number) =>
  new Fault('conflict', `${held} seats are held. Remove someone first, or keep at least ${held} licenses.`);

async function checkUnlimited(): Promise<void> {
  const tiers = await pricingTiers();
  if (!tiers.some(({ licenseCount }) => licenseCount === 0)) {
    throw new Fault('validation', 'There is no unlimited plan.', {
      fields: [{ path: 'licenseCount', message: 'Name a number of licenses.' }],
    });
  }
}

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

function checkSeats(licenseCount: number, members: readonly MemberEntry[]): void {
  const held = seatsHeld(members);
  if (licenseCount !== 0 && licenseCount < held) throw tooFew(held);
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
    'The price cannot be read right now, because our payment service does not answer. Nothing was changed. Try again in a moment.',
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
      throw new Fault('conflict', 'Another change of licenses is under way. Try again in a moment.');
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
    return presentOf(await coversOf(actor), orgId);
  }
  const written = await writeSubscription(`o_${orgId}`, billing, toStored(bought), changeId);
  // Somebody has read Stripe meanwhile, and it is not known whether before or after.
  if (written === 'moved')
    await readAfterChange({ ...change, changeId, customerId: billing.customerId }, deadline);
  const covers = await coversOf(actor);
  return presentOf(
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
    'It is not known yet what came of the last change of licenses, because our payment service does not answer. Nothing else was changed. Try again in a moment.',
  );
}
