import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { stripeActor } from '@/lib/domain/audit/audit-words';
import { changeIn, licensesInForce, type SeatSubscription } from '@/lib/domain/organizations/seats';
import type { Actor } from '@/lib/server/policies/actor';
import { organizationOf, type OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { serialize } from '@/lib/server/runtime/serialize';
import { recordIn } from '@/lib/server/repositories/audit';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import { findOrganizationIn, putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import { checkOwner, checkPermission } from '@/lib/server/repositories/permissions/permission-checks';

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  planName: z.string(),
  licenseCount: z.number(),
  currentPeriodEnd: storedTime,
  cancelAtPeriodEnd: z.boolean(),
  trialEnd: z.optional(storedTime),
  pendingChange: z.optional(
    z.object({
      licenseCount: z.number(),
      amountDue: z.number(),
      currency: z.string(),
      confirmUrl: z.string(),
      expiresAt: storedTime,
    }),
  ),
  lastPayment: z.optional(z.object({ amount: z.number(), currency: z.string(), paidAt: storedTime })),
  renewal: z.optional(z.object({ amount: z.number(), currency: z.string(), interval: z.string() })),
  limits: z.object({
    snippets: z.nullable(z.number()),
    tokens: z.number(),
    tokensPerLicence: z.number(),
    pictureMegabytes: z.optional(z.number()),
  }),
});
export type StoredSubscription = z.output<typeof subscriptionSchema>;

const recordSchema = z.object({
  customerId: z.string(),
  /** As Stripe had it when it was last read. */
  subscription: z.optional(subscriptionSchema),
  /** How often it was read and written: a reading is kept only where the record is still the one that it began with. */
  reading: z._default(z.number(), 0),
  /** By the clock of who wrote it: good for how old it is about, and for no order. */
  readAt: z.optional(storedTime),
});
export type BillingRecord = z.output<typeof recordSchema>;

const collection = () => backend().firestore.collection('billing');
const reference = (owner: OwnerId) => collection().withConverter(converterFor(recordSchema)).doc(owner);

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
    tx.set(collection().doc(owner), { customerId, reading: 0 });
    return customerId;
  });
}

/** The record that a reading of Stripe begins with. */
export type ReadBefore = Pick<BillingRecord, 'customerId' | 'reading'>;

/**
 * Writes what Stripe has, whole, unless somebody else has written since the reading began; an organization's document gets
 * what decides about its seats in the same transaction. A change of licenses that the reading `ends` is over with it.
 */
export async function writeSubscription(
  owner: OwnerId,
  before: ReadBefore,
  subscription: StoredSubscription | undefined,
  ends?: string,
): Promise<'written' | 'moved' | 'gone'> {
  const orgId = organizationOf(owner);
  const write = () =>
    backend().firestore.runTransaction(async (tx) => {
      const now = (await tx.get(reference(owner))).data();
      // The owner is gone, or pays as another customer.
      if (now?.customerId !== before.customerId) return 'gone';
      if (now.reading !== before.reading) return 'moved';
      if (orgId !== undefined) await writeSeats(tx, orgId, subscription, ends);
      tx.set(collection().doc(owner), {
        customerId: now.customerId,
        reading: now.reading + 1,
        readAt: new Date(),
        ...(subscription && { subscription: withoutUndefined(subscription) }),
      });
      return 'written';
    });
  return orgId === undefined ? write() : serialize(orgId, write);
}

/** Ends a change of licenses of which it is certain that nothing will come any more, by what was read last. */
export function endChange(orgId: string, changeId: string): Promise<void> {
  return changeSeats(orgId, changeId, ({ status, licenses }) => ({ status, licenses }));
}

/** Notes that nobody makes a change of licenses any more, and that its outcome is to be found out. */
export function leaveChange(orgId: string, changeId: string): Promise<void> {
  return changeSeats(orgId, changeId, (subscription) => ({ ...subscription, isUnsettled: true }));
}

function changeSeats(
  orgId: string,
  changeId: string,
  change: (subscription: SeatSubscription) => SeatSubscription,
): Promise<void> {
  return serialize(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const organization = await findOrganizationIn(tx, orgId);
      if (!organization?.subscription || changeIn(organization.subscription) !== changeId) return;
      putOrganizationIn(tx, orgId, { ...organization, subscription: change(organization.subscription) });
    }),
  );
}

/** The ceiling of a change that may still come stays. Other licenses than before go on record. */
async function writeSeats(
  tx: Transaction,
  orgId: string,
  found: StoredSubscription | undefined,
  ends: string | undefined,
): Promise<void> {
  const organization = await findOrganizationIn(tx, orgId);
  if (!organization) return;
  const { subscription: before, ...others } = organization;
  const change = changeIn(before);
  const stays = change !== undefined && change !== ends && found?.licenseCount !== before?.ceiling;
  const subscription = found && {
    ...(stays && before),
    status: found.status,
    licenses: found.licenseCount,
  };
  const licenseCount = licensesInForce(subscription);
  if (licenseCount !== licensesInForce(before)) {
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
