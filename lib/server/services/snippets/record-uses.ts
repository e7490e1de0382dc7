import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import type { recordUses as operation, Use } from '@/lib/contracts/uses';
import type { Actor } from '@/lib/server/policies/actor';
import * as repository from '@/lib/server/repositories/accounts/uses';

export async function listUses(actor: Actor): Promise<Use[]> {
  return repository.listUses(actor);
}

/** Of a device whose clock is ahead, everything is used now: what was used next year would stand first until then. */
export async function recordUses(
  actor: Actor,
  body: BodyOf<typeof operation>,
  key: string | undefined,
  now = Date.now(),
): Promise<void> {
  const used = body.uses.map(({ usedAt, ...use }) => ({ ...use, at: Math.min(Date.parse(usedAt), now) }));
  await repository.recordUses(actor, used, { actor, call: 'record uses', key, body }, now);
}
