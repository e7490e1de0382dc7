import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import * as z from 'zod/mini';
import { monthOf, renewalAfter } from '@/lib/domain/billing/plans';
import { backend } from '@/lib/server/backend/backend';
import { tokenLimitExceeded } from '@/lib/server/faults/fault';
import { serialize } from '@/lib/server/runtime/serialize';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import type { Actor } from '@/lib/server/policies/actor';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';

const poolSchema = z.object({
  used: z.number(),
  /** Firestore's own time-to-live policy removes months long gone. */
  expiresAt: storedTime,
});

const keptFor = 400 * 24 * 60 * 60 * 1000;

const reference = (pool: OwnerId, now: Date) =>
  backend()
    .firestore.collection('tokens')
    .withConverter(converterFor(poolSchema))
    .doc(`${pool}_${monthOf(now)}`);

/**
 * Takes `tokens` from the month's pool for somebody who may still draw on it, or refuses and takes none; returns what gives
 * them back.
 */
export async function reserveTokens(
  actor: Actor,
  pool: OwnerId,
  tokens: number,
  limit: number,
): Promise<() => Promise<void>> {
  const now = new Date();
  // A school shares one pool: at once its people would only lock each other out.
  await serialize(`tokens ${pool}`, () =>
    backend().firestore.runTransaction(async (tx) => {
      const [month] = await Promise.all([
        tx.get(reference(pool, now)),
        checkPermission(tx, pool, actor, 'snippets.read'),
      ]);
      const used = (month.data()?.used ?? 0) + tokens;
      if (used > limit) throw tokenLimitExceeded();
      const expiresAt = new Date(renewalAfter(now).getTime() + keptFor);
      tx.set(reference(pool, now), { used, expiresAt });
    }),
  );
  return () => giveBackTokens(pool, tokens, now);
}

async function giveBackTokens(pool: OwnerId, tokens: number, reservedAt: Date): Promise<void> {
  const document = reference(pool, reservedAt);
  await backend().firestore.runTransaction(async (tx) => {
    const month = (await tx.get(document)).data();
    // The pool was deleted meanwhile.
    if (month) tx.set(document, { ...month, used: Math.max(0, month.used - tokens) });
  });
}

export async function tokensUsed(pool: OwnerId): Promise<{ used: number; resetsAt: Date }> {
  const now = new Date();
  const used = (await reference(pool, now).get()).data()?.used ?? 0;
  return { used, resetsAt: renewalAfter(now) };
}

/** Forgets whatever a pool has used. */
export async function deletePool(pool: OwnerId): Promise<void> {
  const months = backend().firestore.collection('tokens');
  const { docs } = await months.orderBy('__name__').startAt(`${pool}_`).endAt(`${pool}_\uf8ff`).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
