import 'server-only';
import { changeIn } from '@/lib/domain/organizations/seats';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { organizationOf, type OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import {
  billingPatience,
  BillingFailure,
  briefPatience,
  type BilledSubscription,
} from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { logFailure } from '@/lib/server/runtime/log';
import {
  endChange,
  readBilling,
  writeSubscription,
  type StoredSubscription,
} from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { CoalescedRuns } from '@/lib/server/runtime/coalesced-runs';
import { isAbandoned } from './detect-abandoned-change';

const readings = new CoalescedRuns();
const late = () => new BillingFailure('A subscription was not read in time.', true);

/** In milliseconds: so long a reading lasts at least, whoever waits for it. */
const shortestReading = 1_000;

/**
 * Reads an owner's subscription from Stripe and writes it whole: the newest in force, else the newest. A change of licenses
 * that nobody makes any more is settled by it. Waits until the deadline; the reading itself may last `atLeast` so long.
 */
export async function refreshSubscription(
  owner: OwnerId,
  customerId: string,
  deadline = new Deadline(billingPatience),
  atLeast = shortestReading,
): Promise<void> {
  const reading = readings.run(`${owner} ${customerId}`, () =>
    readAndWrite(owner, customerId, new Deadline(Math.max(deadline.left, atLeast))),
  );
  await deadline.bound(reading, late);
}

async function readAndWrite(owner: OwnerId, customerId: string, deadline: Deadline): Promise<void> {
  const ends = await settledChange(owner, deadline);
  let first: number | undefined;
  for (;;) {
    const before = await readBilling(owner);
    if (before?.customerId !== customerId) return;
    first ??= before.reading;
    // The second who wrote since has asked Stripe after the first of them wrote, and so after this began.
    if (before.reading >= first + 2) return endsWithout(owner, ends);
    const all = await backend().billing.subscriptionsOf(customerId, deadline);
    const best = all.find(({ status }) => isRunning(status)) ?? all[0];
    if ((await writeSubscription(owner, before, best && toStored(best), ends)) !== 'moved') return;
  }
}

/** The change that is on record and over: from here on Stripe shows all that will ever come of it. */
async function settledChange(owner: OwnerId, deadline: Deadline): Promise<string | undefined> {
  const orgId = organizationOf(owner);
  const subscription = orgId === undefined ? undefined : (await findOrganization(orgId))?.subscription;
  const change = changeIn(subscription);
  if (orgId === undefined || !isAbandoned(orgId, subscription) || change === undefined) return undefined;
  if (subscription?.changeOf !== undefined) {
    await backend().billing.callOff(subscription.changeOf, change, deadline);
  }
  return change;
}

async function endsWithout(owner: OwnerId, change: string | undefined): Promise<void> {
  const orgId = organizationOf(owner);
  if (orgId !== undefined && change !== undefined) await endChange(orgId, change);
}

/** In milliseconds: so long a reading goes on for who looks next, when nobody waits for it any more. */
const readingOn = 5_000;
const restAfterFailure = 10_000;
/** Until when, by `performance.now()`, Stripe is left alone about an owner, because it did not answer. */
const resting = new Map<OwnerId, number>();

/** The same for a short while; without Stripe, what was read last holds, and nobody waits for it on every call. */
export async function refreshOrKeep(
  owner: OwnerId,
  customerId: string,
  patience = briefPatience,
): Promise<void> {
  if ((resting.get(owner) ?? 0) > performance.now()) return;
  try {
    await refreshSubscription(owner, customerId, new Deadline(patience), readingOn);
    resting.delete(owner);
  } catch (error) {
    resting.set(owner, performance.now() + restAfterFailure);
    logFailure(error, { work: 'reading a subscription from Stripe' });
  }
}

/** Reads an organization's licenses from Stripe before a seat is taken. */
export async function refreshSeats(orgId: string, patience = briefPatience): Promise<void> {
  const billing = await readBilling(`o_${orgId}`);
  if (billing) await refreshOrKeep(`o_${orgId}`, billing.customerId, patience);
}

export function toStored(billed: BilledSubscription): StoredSubscription {
  const { id, status, planName, licenseCount, currentPeriodEnd, cancelAtPeriodEnd, trialEnd } = billed;
  const { pendingChange, lastPayment, limits, price } = billed;
  const { currency, interval } = price;
  return {
    id,
    status,
    planName,
    licenseCount,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    trialEnd,
    pendingChange,
    lastPayment,
    renewal: { amount: price.unitAmount * Math.max(1, licenseCount), currency, interval },
    limits,
  };
}
