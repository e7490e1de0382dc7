import 'server-only';
import { freePlan, type PlanLimits } from '@/lib/domain/plans';
import type { Actor } from '../auth/actor';
import type { PoolId } from '../repositories/token-pools';

/** What a person may use, and from which pool their tokens come. */
export interface Allowance extends PlanLimits {
  readonly pool: PoolId;
}

export async function allowanceOf(actor: Actor): Promise<Allowance> {
  return { ...freePlan, snippets: null, pool: `u_${actor.uid}` };
}
