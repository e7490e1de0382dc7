import 'server-only';
import * as z from 'zod/mini';
import { useLimits, useSchema, type Use } from '@/lib/contracts/uses';
import { rankOfUse, withUse, type OwnUse } from '@/lib/domain/snippets/own-use';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { checkAccount } from './account-deletions';
import { converterFor } from '@/lib/server/repositories/document-schema';
import {
  countingIn,
  masksSchema,
  type Masks,
  type Used,
} from '@/lib/server/repositories/organizations/school-uses';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from '@/lib/server/repositories/idempotency';

const storedSchema = z.object({
  uses: z.array(useSchema),
  /** How the person counts in organizations: there, nothing else tells whose the counts are. */
  masks: z.optional(masksSchema),
});

const collection = () => backend().firestore.collection('uses');

/** A person's uses are one document: one transaction adds what a whole email has used, and drops what counts least. */
const reference = (actor: Actor) => collection().withConverter(converterFor(storedSchema)).doc(actor.uid);

/** What counts most first. */
export async function listUses(actor: Actor): Promise<Use[]> {
  return (await reference(actor).get()).data()?.uses ?? [];
}

export async function readMasks(actor: Actor): Promise<Masks | undefined> {
  return (await reference(actor).get()).data()?.masks;
}

export async function recordUses(
  actor: Actor,
  used: readonly Used[],
  call: RememberedCall,
  now: number,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    if (await rememberedAnswer(tx, call)) return;
    const [stored] = await Promise.all([tx.get(reference(actor)), checkAccount(actor.uid, tx)]);
    const { masks, count } = await countingIn(tx, actor, used, stored.data()?.masks, now);
    const known = (stored.data()?.uses ?? []).map(
      ({ id, weight, usedAt }) => [id, { weight, at: Date.parse(usedAt) }] as const,
    );
    const byId = new Map<string, OwnUse>(known);
    for (const { id, at } of used) byId.set(id, withUse(byId.get(id), at));
    tx.set(reference(actor), { uses: mostUsed(byId), ...(masks && { masks }) });
    count();
    rememberAnswer(tx, call, true);
  });
}

const mostUsed = (byId: ReadonlyMap<string, OwnUse>): Use[] =>
  [...byId]
    .sort(([, a], [, b]) => rankOfUse(b) - rankOfUse(a))
    .slice(0, useLimits.kept)
    .map(([id, { weight, at }]) => ({ id, weight, usedAt: new Date(at).toISOString() }));

export async function deleteUses(uid: string): Promise<void> {
  await collection().doc(uid).delete();
}
