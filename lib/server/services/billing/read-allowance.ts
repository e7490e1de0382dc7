import 'server-only';
import { drawnSubscription } from '@/lib/domain/billing/covering-subscription';
import { freePlan, type PlanLimits } from '@/lib/domain/billing/plans';
import type { Actor } from '@/lib/server/policies/actor';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { coversOf, tokensOf } from './find-covers';

/** What a person may use, and from which pool their tokens come. */
export interface Allowance extends PlanLimits {
  readonly pool: OwnerId;
}

/** The own plan's; else that of an organization that covers the actor; else the free one. */
export async function allowanceOf(actor: Actor): Promise<Allowance> {
  const cover = drawnSubscription(await coversOf(actor));
  if (!cover) return { ...freePlan, pool: `u_${actor.uid}` };
  const { owner, subscription, seats } = cover;
  return { snippets: subscription.limits.snippets, tokens: tokensOf(subscription, seats), pool: owner };
}
