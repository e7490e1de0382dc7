import 'server-only';
import { drawnSubscription } from '@/lib/domain/billing/covering-subscription';
import { freePlan, pictureMegabytes, type PlanLimits } from '@/lib/domain/billing/plans';
import type { Actor } from '@/lib/server/policies/actor';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { coversOf, tokensOf } from './find-covers';

/** What a person may use, and from which pool their tokens come. */
export interface Allowance extends PlanLimits {
  readonly pool: OwnerId;
  /** Of their private library. */
  readonly pictureMegabytes: number;
}

/** The own plan's; else that of an organization that covers the actor; else the free one. */
export async function allowanceOf(actor: Actor): Promise<Allowance> {
  const cover = drawnSubscription(await coversOf(actor));
  if (!cover) return { ...freePlan, pool: `u_${actor.uid}`, pictureMegabytes: pictureMegabytes.free };
  const { owner, subscription, seats } = cover;
  // What an organization's price says is for the library that its members share.
  const own = owner === `u_${actor.uid}` ? subscription.limits.pictureMegabytes : undefined;
  return {
    snippets: subscription.limits.snippets,
    tokens: tokensOf(subscription, seats),
    pool: owner,
    pictureMegabytes: own ?? pictureMegabytes.personal,
  };
}
