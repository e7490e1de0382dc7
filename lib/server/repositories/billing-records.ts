import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { stripeActor } from '@/lib/domain/audit-words';
import { isChanging, licencesInForce } from '@/lib/domain/seats';
import type { Actor } from '../auth/actor';
import { organizationOf } from '../auth/scope';
import { backend } from '../backend';
import { longestChange } from '../billing';
import { oneAfterAnother } from '../one-after-another';
import { recordIn } from './audit';
import { documents, storedTime } from './documents';
import { findOrganizationIn, putOrganizationIn } from './organizations';
import { checkOwner, checkPermission } from './owners';

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

/**
 * Keeps which customer an owner is; of two that are made at the same time the first, which is what it answers with. The
 * `actor` who asks for it has to be allowed to still.
 */
export async function rememberCustomer(owner: OwnerId, customerId: string, actor?: Actor): Promise<string> {
  return backend().firestore.runTransaction(async (tx) => {
    // Stripe was asked meanwhile.
    await (actor ? checkPermission(tx, owner, actor, 'billing.manage') : checkOwner(tx, owner));
    const before = (await tx.get(reference(owner))).data();
    if (before) return before.customerId;
    tx.set(reference(owner), { customerId });
    return customerId;
  });
}

interface Reading {
  /** When it began. */
  readonly readAt: Date;
  /** When the change of licences began that it ends. */
  readonly ends?: Date | undefined;
}

/** Writes what Stripe has, whole; an organization's document gets what decides about its seats in the same transaction. */
export async function writeSubscription(
  owner: OwnerId,
  customerId: string,
  subscription: StoredSubscription | undefined,
  reading: Reading,
): Promise<void> {
  const orgId = organizationOf(owner);
  const write = () =>
    backend().firestore.runTransaction(async (tx) => {
      const before = (await tx.get(reference(owner))).data();
      // The owner is gone, or pays as another customer.
      if (before?.customerId !== customerId) return;
      const isLate = before.readAt && before.readAt > reading.readAt;
      const seats = isLate ? before.subscription : subscription;
      if (orgId !== undefined) await writeSeats(tx, orgId, seats, reading);
      if (isLate) return;
      tx.set(collection().doc(owner), {
        customerId,
        readAt: reading.readAt,
        ...(subscription && { subscription: withoutUndefined(subscription) }),
      });
    });
  await (orgId === undefined ? write() : oneAfterAnother(orgId, write));
}

/** The ceiling of a change that is still under way stays. Other licences than before go on record. */
async function writeSeats(
  tx: Transaction,
  orgId: string,
  found: StoredSubscription | undefined,
  { readAt, ends }: Reading,
): Promise<void> {
  const organization = await findOrganizationIn(tx, orgId);
  if (!organization) return;
  const { subscription: before, ...others } = organization;
  const stays =
    isChanging(before, readAt, longestChange) && before?.ceilingSince?.getTime() !== ends?.getTime();
  const subscription = found && {
    ...(stays && before),
    status: found.status,
    licenses: found.licenseCount,
  };
  const licenseCount = licencesInForce(subscription);
  if (licenseCount !== licencesInForce(before)) {
    const event = { uid: before?.ceilingBy ?? stripeActor, orgId };
    if (licenseCount === undefined) recordIn(tx, { ...event, action: 'licences.ended' });
    else recordIn(tx, { ...event, action: 'licences.changed', metadata: { licenseCount } });
  }
  if (isDeepStrictEqual(subscription, before)) return;
  putOrganizationIn(tx, orgId, { ...others, ...(subscription && { subscription }) });
}

const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

export async function deleteBilling(owner: OwnerId): Promise<void> {
  await reference(owner).delete();
}
