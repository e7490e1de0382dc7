import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '../backend';
import { documents, storedTime } from './documents';
import { findOrganizationIn, putOrganizationIn } from './organizations';

/** Whose subscription it is. */
export type OwnerId = `u_${string}` | `o_${string}`;

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  planName: z.string(),
  licenseCount: z.number(),
  currentPeriodEnd: storedTime,
  cancelAtPeriodEnd: z.boolean(),
  trialEnd: z.optional(storedTime),
  limits: z.object({
    snippets: z.nullable(z.number()),
    tokens: z.number(),
    tokensPerLicence: z.number(),
  }),
});
export type StoredSubscription = z.output<typeof subscriptionSchema>;

const recordSchema = z.object({
  customerId: z.string(),
  /** As Stripe had it when it was last read. */
  subscription: z.optional(subscriptionSchema),
  /** When that reading began: an earlier one that comes late must not overwrite it. */
  readAt: z.optional(storedTime),
});
export type BillingRecord = z.output<typeof recordSchema>;

const collection = () => backend().firestore.collection('billing');
const reference = (owner: OwnerId) => collection().withConverter(documents(recordSchema)).doc(owner);

export async function readBilling(owner: OwnerId): Promise<BillingRecord | undefined> {
  return (await reference(owner).get()).data();
}

/** The owner of a customer; undefined for one that is not ours. */
export async function ownerOfCustomer(customerId: string): Promise<OwnerId | undefined> {
  const { docs } = await collection().where('customerId', '==', customerId).limit(1).get();
  return docs[0]?.id as OwnerId | undefined;
}

export async function rememberCustomer(owner: OwnerId, customerId: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const before = (await tx.get(reference(owner))).data();
    tx.set(reference(owner), { ...before, customerId });
  });
}

/** Writes what Stripe has, whole; an organization's document gets what decides about its seats in the same transaction. */
export async function writeSubscription(
  owner: OwnerId,
  customerId: string,
  subscription: StoredSubscription | undefined,
  readAt: Date,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const before = (await tx.get(reference(owner))).data();
    if (before?.readAt && before.readAt > readAt) return;
    if (owner.startsWith('o_')) await writeSeats(tx, owner.slice(2), subscription);
    tx.set(collection().doc(owner), {
      customerId,
      readAt,
      ...(subscription && { subscription: withoutUndefined(subscription) }),
    });
  });
}

async function writeSeats(
  tx: Transaction,
  orgId: string,
  subscription: StoredSubscription | undefined,
): Promise<void> {
  const organization = await findOrganizationIn(tx, orgId);
  if (!organization) return;
  const { subscription: _, ...others } = organization;
  const seats = subscription && { status: subscription.status, licenses: subscription.licenseCount };
  putOrganizationIn(tx, orgId, { ...others, ...(seats && { subscription: seats }) });
}

const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

export async function deleteBilling(owner: OwnerId): Promise<void> {
  await reference(owner).delete();
}
