import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '@/lib/server/backend/backend';
import { serialize } from '@/lib/server/runtime/serialize';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { findOrganizationIn } from './organizations';

/** The day, as `2026-11-28` in UTC, on which each member was last there, by uid. */
const daysSchema = z.object({ days: z.record(z.string(), z.string()) });
export type LastActiveDays = Readonly<Record<string, string>>;

const none: LastActiveDays = {};

/** Beside the organization, so that visits are never in the way of who changes it. */
const reference = (orgId: string) =>
  backend().firestore.collection('lastActive').withConverter(converterFor(daysSchema)).doc(orgId);

export async function readLastActive(orgId: string): Promise<LastActiveDays> {
  return (await reference(orgId).get()).data()?.days ?? none;
}

/** Notes a day of an active member, and forgets who is a member no more; support staff hold no seat and are not noted. */
export async function noteActive(orgId: string, uid: string, day: string): Promise<void> {
  await serialize(`last active in ${orgId}`, () =>
    backend().firestore.runTransaction(async (tx) => {
      const known = (await tx.get(reference(orgId))).data()?.days ?? none;
      if (known[uid] === day) return;
      const members = (await findOrganizationIn(tx, orgId))?.members ?? [];
      const uids = members.flatMap(({ userId, status, isSupport }) =>
        userId !== undefined && status === 1 && !isSupport ? [userId] : [],
      );
      if (!uids.includes(uid)) return;
      const days = { ...known, [uid]: day };
      const kept = uids.flatMap((each) => (days[each] === undefined ? [] : [[each, days[each]]]));
      tx.set(reference(orgId), { days: Object.fromEntries(kept) as Record<string, string> });
    }),
  );
}

/** Forgets one person in the organizations they leave; the writes wait until everything in `tx` is read. */
export async function forgettingIn(
  tx: Transaction,
  uid: string,
  orgIds: readonly string[],
): Promise<() => void> {
  const found = await Promise.all(
    orgIds.map(async (orgId) => ({ orgId, days: (await tx.get(reference(orgId))).data()?.days ?? none })),
  );
  return () => {
    for (const { orgId, days } of found) {
      if (days[uid] === undefined) continue;
      const { [uid]: _forgotten, ...others } = days;
      tx.set(reference(orgId), { days: others });
    }
  };
}

export function forgetLastActiveIn(tx: Transaction, orgId: string): void {
  tx.delete(reference(orgId));
}
