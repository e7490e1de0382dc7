import 'server-only';
import type { LicencePreview, Subscription } from '@/lib/contracts/subscription';
import { coveringSubscription } from '@/lib/domain/covering-subscription';
import type { MemberEntry } from '@/lib/domain/membership';
import { isChanging, isRunning, seatsHeld } from '@/lib/domain/seats';
import type { Actor } from '../auth/actor';
import { mayIn, organizationOf } from '../auth/scope';
import { backend } from '../backend';
import { isPaymentRefused, longestChange, type Payer } from '../billing';
import { env } from '../env';
import { Fault, noSuchOrganization } from '../fault';
import { logFailure } from '../log';
import { checkAccount } from '../repositories/account-deletions';
import {
  ownerOfCustomer,
  readBilling,
  rememberCustomer,
  type OwnerId,
} from '../repositories/billing-records';
import { changeOrganization } from '../repositories/organization-writing';
import { findOrganization } from '../repositories/organizations';
import { tokensUsed } from '../repositories/token-pools';
import { coversOf, freshCoversOf, tokensOf, type KnownCover } from './covers';
import { refreshSubscription } from './refresh-subscription';

/** The subscription that covers the actor, whatever its status; undefined where there is none. */
export async function getSubscription(actor: Actor): Promise<Subscription | undefined> {
  const cover = coveringSubscription(await freshCoversOf(actor));
  return cover && present(cover);
}

/** The one of an organization, for its admins, whichever covers them. */
export async function getOrganizationSubscription(actor: Actor, orgId: string): Promise<Subscription> {
  mayIn(await findOrganization(orgId), actor, 'billing.manage');
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
  licences: string | undefined,
): Promise<{ url: string }> {
  const mayPay = async () => mayIn(await findOrganization(orgId), actor, 'billing.manage');
  const { name, members } = await mayPay();
  const licenseCount = licences === undefined ? Math.max(1, seatsHeld(members)) : Number(licences);
  checkSeats(licenseCount, members);
  const checkout = await startCheckout(`o_${orgId}`, { orgId }, actor, {
    plan: 'organization',
    page: '/organization',
    name,
    licenseCount,
  });
  // Stripe was asked meanwhile, and behind the address anything can be done to the subscription.
  await mayPay();
  return checkout;
}

async function startCheckout(
  owner: OwnerId,
  payer: Payer,
  actor: Actor,
  wanted: { plan: 'personal' | 'organization'; page: string; name?: string; licenseCount?: number },
): Promise<{ url: string }> {
  const { billing } = backend();
  await checkAccount(actor.uid);
  const known = await readBilling(owner);
  const customerId = known?.customerId ?? (await becomeCustomer(owner, payer, actor, wanted.name));
  const returnUrl = `${env().APP_URL}${wanted.page}`;
  const subscriptions = await billing.subscriptionsOf(customerId);
  if (subscriptions.some(({ status }) => isRunning(status))) {
    return { url: await billing.openPortal(customerId, returnUrl) };
  }
  const { plan, licenseCount } = wanted;
  if (licenseCount === 0) await checkUnlimited();
  const url = await billing.startCheckout({
    customerId,
    plan,
    ...(licenseCount !== undefined && { licenseCount }),
    successUrl: `${returnUrl}?checkout=done`,
    cancelUrl: `${returnUrl}?checkout=cancelled`,
  });
  return { url };
}

async function becomeCustomer(owner: OwnerId, payer: Payer, actor: Actor, name?: string): Promise<string> {
  const { billing } = backend();
  const customerId = await billing.findOrCreateCustomer(payer, actor.email, name);
  try {
    return await rememberCustomer(owner, customerId, actor);
  } catch (error) {
    const orgId = organizationOf(owner);
    const isKept = orgId !== undefined && (await findOrganization(orgId)) !== undefined;
    // Where the owner was deleted meanwhile, nobody else knows of the customer; else other admins pay as that one.
    if (error instanceof Fault && !isKept) await billing.closeCustomer(customerId);
    throw error;
  }
}

const tooFew = (held: number) =>
  new Fault('conflict', `${held} seats are held. Remove someone first, or keep at least ${held} licenses.`);

async function checkUnlimited(): Promise<void> {
  const tiers = await backend().billing.pricingTiers();
  if (!tiers.some(({ licenseCount }) => licenseCount === 0)) {
    throw new Fault('validation', 'There is no unlimited plan.', {
      fields: [{ path: 'licenseCount', message: 'Name a number of licenses.' }],
    });
  }
}

interface LicenceChange {
  readonly orgId: string;
  readonly licenseCount: number;
}

/** The subscription whose licences an admin may change to this number; else it throws why not. */
async function changeable(actor: Actor, { orgId, licenseCount }: LicenceChange) {
  const { members } = mayIn(await findOrganization(orgId), actor, 'billing.manage');
  if (licenseCount === 0) await checkUnlimited();
  const billing = await readBilling(`o_${orgId}`);
  if (!billing?.subscription || !isRunning(billing.subscription.status)) {
    throw new Fault('conflict', 'There is no running subscription to change. Subscribe first.');
  }
  checkSeats(licenseCount, members);
  return { customerId: billing.customerId, subscription: billing.subscription };
}

function checkSeats(licenseCount: number, members: readonly MemberEntry[]): void {
  const held = seatsHeld(members);
  if (licenseCount !== 0 && licenseCount < held) throw tooFew(held);
}

/** What another number of licences would cost. */
export async function previewLicences(
  actor: Actor,
  { orgId, licenseCount }: { orgId: string; licenseCount: string },
): Promise<LicencePreview> {
  const count = Number(licenseCount);
  const { subscription } = await changeable(actor, { orgId, licenseCount: count });
  return backend().billing.previewLicences(subscription.id, count);
}

/**
 * Buys another number of licences. While fewer are bought, nobody can take a seat above the lower number: the ceiling
 * is written first, and taken away once the record was read anew from Stripe, whatever happened.
 */
export async function changeLicences(actor: Actor, change: LicenceChange): Promise<Subscription> {
  const { orgId, licenseCount } = change;
  const { customerId, subscription } = await changeable(actor, change);
  const owner: OwnerId = `o_${orgId}`;
  const since = new Date();
  await changeOrganization(orgId, actor, (found) => {
    const before = mayIn(found, actor, 'billing.manage');
    checkSeats(licenseCount, before.members);
    if (isChanging(before.subscription, since, longestChange)) {
      throw new Fault('conflict', 'Another change of licenses is under way. Try again in a moment.');
    }
    const { status, licenses } = before.subscription ?? {
      status: subscription.status,
      licenses: subscription.licenseCount,
    };
    return {
      ...before,
      subscription: { status, licenses, ceiling: licenseCount, ceilingSince: since, ceilingBy: actor.uid },
    };
  });
  try {
    await backend().billing.changeLicences(subscription.id, licenseCount, crypto.randomUUID());
  } catch (error) {
    // Why it was not changed is the answer, whether or not Stripe can be read now.
    await refreshSubscription(owner, customerId, since).catch((unread: unknown) =>
      logFailure(unread, { work: 'reading a subscription from Stripe' }),
    );
    if (isPaymentRefused(error)) throw new Fault('conflict', error.message);
    throw error;
  }
  await refreshSubscription(owner, customerId, since);
  return presentOf(await coversOf(actor), orgId);
}
