import 'server-only';
import type { Subscription } from '@/lib/contracts/subscription';
import { coveringSubscription } from '@/lib/domain/billing/covering-subscription';
import { organizationOf, type OwnerId } from '@/lib/domain/organizations/owner';
import { noSuchOrganization } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { tokensUsed } from '@/lib/server/repositories/billing/token-pools';
import { freshCoversOf, tokensOf, type KnownCover } from './find-covers';

/** The subscription that covers the actor, whatever its status; undefined where there is none. */
export async function getSubscription(actor: Actor): Promise<Subscription | undefined> {
  return subscriptionAmong(await freshCoversOf(actor));
}

/** The same among those that were found to cover somebody. */
export async function subscriptionAmong(covers: readonly KnownCover[]): Promise<Subscription | undefined> {
  const cover = coveringSubscription(covers);
  return cover && present(cover);
}

/** The one of an organization, for its admins, whichever covers them. */
export async function getOrganizationSubscription(actor: Actor, orgId: string): Promise<Subscription> {
  authorize(await findOrganization(orgId), actor, 'billing.manage');
  return presentSubscriptionOf(await freshCoversOf(actor), orgId);
}

/** The one of a payer among those that cover somebody, as the wire has it; undefined where there is none. */
export async function presentSubscriptionBy(
  covers: readonly KnownCover[],
  payer: OwnerId,
): Promise<Subscription | undefined> {
  const cover = covers.find(({ owner }) => owner === payer);
  return cover && present(cover);
}

/** The one of an organization among those that cover somebody, as the wire has it. */
export async function presentSubscriptionOf(
  covers: readonly KnownCover[],
  orgId: string,
): Promise<Subscription> {
  const subscription = await presentSubscriptionBy(covers, `o_${orgId}`);
  if (!subscription) throw noSuchOrganization();
  return subscription;
}

/** What is paid and what waits to be, for those who pay. */
function paymentsOf({
  pendingChange,
  lastPayment,
  renewal,
}: KnownCover['subscription']): Pick<Subscription, 'pendingChange' | 'lastPayment' | 'renewal'> {
  const isWaiting = pendingChange !== undefined && pendingChange.expiresAt.getTime() > Date.now();
  return {
    ...(isWaiting && {
      pendingChange: { ...pendingChange, expiresAt: pendingChange.expiresAt.toISOString() },
    }),
    ...(lastPayment && { lastPayment: { ...lastPayment, paidAt: lastPayment.paidAt.toISOString() } }),
    ...(renewal && { renewal }),
  };
}

async function present(cover: KnownCover): Promise<Subscription> {
  const { owner, subscription, seats, isPayer } = cover;
  const { id, status, planName, licenseCount, currentPeriodEnd, cancelAtPeriodEnd, trialEnd } = subscription;
  const { used, resetsAt } = await tokensUsed(owner);
  const orgId = organizationOf(owner);
  return {
    id,
    status,
    ...(orgId === undefined ? { source: 'personal' } : { source: 'organization', orgId }),
    planName,
    licenseCount,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    ...(trialEnd && { trialEnd: trialEnd.toISOString() }),
    ...(isPayer && paymentsOf(subscription)),
    tokens: { used, limit: tokensOf(subscription, seats), resetsAt: resetsAt.toISOString() },
  };
}
