import 'server-only';
import type { Cover } from '@/lib/domain/billing/covering-subscription';
import { memberFor } from '@/lib/domain/organizations/membership';
import { roleMay } from '@/lib/domain/organizations/permissions';
import { changeIn, seatsHeld } from '@/lib/domain/organizations/seats';
import type { Actor } from '@/lib/server/policies/actor';
import {
  readBilling,
  type BillingRecord,
  type StoredSubscription,
} from '@/lib/server/repositories/billing/billing-records';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import {
  organizationsNaming,
  type KnownOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import { refreshOrKeep } from './refresh-subscription';

export interface KnownCover extends Cover {
  readonly owner: OwnerId;
  readonly subscription: StoredSubscription;
  /** Held in the organization; 1 for a person. */
  readonly seats: number;
  /** Whether the actor is one of those who pay. */
  readonly isPayer: boolean;
}

/** Someone whose subscription may cover the actor. */
interface Payer {
  readonly owner: OwnerId;
  readonly tie: Cover['tie'];
  readonly seats: number;
  readonly isPayer: boolean;
  /** Since when an organization waits to be paid for; undefined for a person, who need not be. */
  readonly createdAt?: Date;
  /** Whether what comes of a change of licenses is to be found out. */
  readonly isChanging: boolean;
  readonly billing: BillingRecord | undefined;
}

interface Ties {
  readonly payers: readonly Payer[];
  /** Those that name the actor, as they were read for it. */
  readonly organizations: readonly KnownOrganization[];
}

async function tiesOf(actor: Actor): Promise<Ties> {
  const own: OwnerId = `u_${actor.uid}`;
  const organizations = await organizationsNaming(actor);
  const shared = organizations.flatMap(({ id, members, createdAt, subscription }) => {
    const member = memberFor(members, actor);
    if (!member || member.status === 2 || member.isSupport) return [];
    const tie = member.status === 1 ? 'member' : 'invited';
    const isChanging = changeIn(subscription) !== undefined;
    const isPayer = tie === 'member' && roleMay(member.role, 'billing.manage');
    return [{ owner: `o_${id}`, tie, seats: seatsHeld(members), isPayer, isChanging, createdAt } as const];
  });
  const unread = [{ owner: own, tie: 'own', seats: 1, isPayer: true, isChanging: false } as const, ...shared];
  const payers = await Promise.all(
    unread.map(async (payer) => ({ ...payer, billing: await readBilling(payer.owner) })),
  );
  return { payers, organizations };
}

function coverBy({ owner, tie, seats, isPayer, createdAt, billing }: Payer): KnownCover[] {
  const subscription = billing?.subscription ?? (createdAt && unpaid(owner, createdAt));
  return subscription ? [{ owner, tie, subscription, seats, isPayer }] : [];
}

/** Every subscription that may cover the actor: their own and those of organizations that name them. */
export async function coversOf(actor: Actor): Promise<KnownCover[]> {
  return (await tiesOf(actor)).payers.flatMap(coverBy);
}

/** The same, once everything that was read from Stripe too long ago was read anew. */
export async function freshCoversOf(actor: Actor): Promise<KnownCover[]> {
  return (await freshCoversAndOrganizationsOf(actor)).covers;
}

/** The same with the organizations that name the actor, which no one needs to read again then. */
export async function freshCoversAndOrganizationsOf(
  actor: Actor,
): Promise<{ covers: KnownCover[]; organizations: readonly KnownOrganization[] }> {
  const ties = await freshTiesOf(actor);
  return { covers: ties.payers.flatMap(coverBy), organizations: ties.organizations };
}

async function freshTiesOf(actor: Actor): Promise<Ties> {
  const ties = await tiesOf(actor);
  const now = Date.now();
  const old = ties.payers.flatMap(({ owner, billing, isChanging }) =>
    billing && (isChanging || billing.subscription?.pendingChange || isOld(billing, now))
      ? [{ owner, billing }]
      : [],
  );
  if (old.length === 0) return ties;
  await Promise.all(old.map(({ owner, billing }) => refreshOrKeep(owner, billing.customerId)));
  return tiesOf(actor);
}

/** A webhook may be lost: what was read is trusted for a while, and less where a payment may be on its way. */
const trustedFor = { subscription: 5 * 60_000, nothing: 15_000 };

/** Written by a clock that is ahead of ours, it may be of any age: then it is old. */
function isOld({ readAt, subscription }: BillingRecord, now: number): boolean {
  const age = readAt ? now - readAt.getTime() : Infinity;
  return age < 0 || age > (subscription ? trustedFor.subscription : trustedFor.nothing);
}

/** What stands for the subscription of an organization that nobody has paid for yet: its creator's one seat. */
function unpaid(owner: OwnerId, createdAt: Date): StoredSubscription {
  return {
    id: `unpaid-${owner}`,
    status: 'incomplete',
    planName: 'Organization',
    licenseCount: 1,
    currentPeriodEnd: createdAt,
    cancelAtPeriodEnd: false,
    limits: { snippets: null, tokens: 0, tokensPerLicence: 0 },
  };
}

/** A month's words of a plan: for each license or, where licenses have no limit, for each seat held. */
export function tokensOf({ limits, licenseCount }: StoredSubscription, seats: number): number {
  return limits.tokens + limits.tokensPerLicence * (licenseCount === 0 ? seats : licenseCount);
}
