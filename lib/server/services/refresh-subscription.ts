import 'server-only';
import { isRunning } from '@/lib/domain/seats';
import { backend } from '../backend';
import type { BilledSubscription } from '../billing';
import { logFailure } from '../log';
import {
  readBilling,
  writeSubscription,
  type OwnerId,
  type StoredSubscription,
} from '../repositories/billing-records';

/**
 * Reads an owner's subscription from Stripe and writes it whole: the newest in force, else the newest. It ends the change
 * of licences that began at `ends`.
 */
export async function refreshSubscription(owner: OwnerId, customerId: string, ends?: Date): Promise<void> {
  const readAt = new Date();
  const all = await backend().billing.subscriptionsOf(customerId);
  const best = all.find(({ status }) => isRunning(status)) ?? all[0];
  await writeSubscription(owner, customerId, best && toStored(best), { readAt, ends });
}

const restAfterFailure = 30_000;
/** Until when Stripe is left alone about an owner, because it did not answer. */
const resting = new Map<OwnerId, number>();

/** The same; without Stripe, what was read last holds, and nobody waits for it on every call. */
export async function refreshOrKeep(owner: OwnerId, customerId: string): Promise<void> {
  if ((resting.get(owner) ?? 0) > Date.now()) return;
  try {
    await refreshSubscription(owner, customerId);
    resting.delete(owner);
  } catch (error) {
    resting.set(owner, Date.now() + restAfterFailure);
    logFailure(error, { work: 'reading a subscription from Stripe' });
  }
}

/** Reads an organization's licences from Stripe before a seat is taken. */
export async function refreshSeats(orgId: string): Promise<void> {
  const billing = await readBilling(`o_${orgId}`);
  if (billing) await refreshOrKeep(`o_${orgId}`, billing.customerId);
}

function toStored(billed: BilledSubscription): StoredSubscription {
  const { id, status, planName, licenseCount, currentPeriodEnd, cancelAtPeriodEnd, trialEnd, limits } =
    billed;
  return { id, status, planName, licenseCount, currentPeriodEnd, cancelAtPeriodEnd, trialEnd, limits };
}
