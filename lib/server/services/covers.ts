import 'server-only';
import type { Cover } from '@/lib/domain/covering-subscription';
import { memberFor } from '@/lib/domain/membership';
import { seatsHeld } from '@/lib/domain/seats';
import type { Actor } from '../auth/actor';
import { readBilling, type OwnerId, type StoredSubscription } from '../repositories/billing-records';
import { organizationsNaming } from '../repositories/organizations';

export interface KnownCover extends Cover {
  readonly owner: OwnerId;
  readonly subscription: StoredSubscription;
  /** Held in the organization; 1 for a person. */
  readonly seats: number;
}

/** Every subscription that may cover the actor: their own and those of organizations that name them. */
export async function coversOf(actor: Actor): Promise<KnownCover[]> {
  const [own, organizations] = await Promise.all([readBilling(`u_${actor.uid}`), organizationsNaming(actor)]);
  const covers: KnownCover[] = [];
  if (own?.subscription) {
    covers.push({ owner: `u_${actor.uid}`, tie: 'own', subscription: own.subscription, seats: 1 });
  }
  const shared = await Promise.all(
    organizations.map(async ({ id, members, createdAt }): Promise<KnownCover[]> => {
      const member = memberFor(members, actor);
      if (!member || member.status === 2 || member.isSupport) return [];
      const record = await readBilling(`o_${id}`);
      const subscription = record?.subscription ?? unpaid(id, createdAt);
      const tie = member.status === 1 ? 'member' : 'invited';
      return [{ owner: `o_${id}`, tie, subscription, seats: seatsHeld(members) }];
    }),
  );
  return [...covers, ...shared.flat()];
}

/** What stands for the subscription of an organization that nobody has paid for yet: its creator's one seat. */
function unpaid(orgId: string, createdAt: Date): StoredSubscription {
  return {
    id: `unpaid-${orgId}`,
    status: 'incomplete',
    planName: 'Organization',
    licenseCount: 1,
    currentPeriodEnd: createdAt,
    cancelAtPeriodEnd: false,
    limits: { snippets: null, tokens: 0, tokensPerLicence: 0 },
  };
}

/** A month's words of a plan: for each licence or, where licences have no limit, for each seat held. */
export function tokensOf({ limits, licenseCount }: StoredSubscription, seats: number): number {
  return limits.tokens + limits.tokensPerLicence * (licenseCount === 0 ? seats : licenseCount);
}
