import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { MemberMonth } from '@/lib/domain/usage/school-usage';
import { forgottenAt, monthOf } from '@/lib/domain/usage/usage-months';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { deleteFound } from '@/lib/server/repositories/delete-found';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import { findOrganizationIn } from './organizations';

/** A person's secret, and what they are called in each organization where they count: made of both, it tells neither. */
export const masksSchema = z.object({ secret: z.string(), masks: z.array(z.string()) });
export type Masks = z.output<typeof masksSchema>;

const maskFor = (secret: string, orgId: string) =>
  createHmac('sha256', secret).update(orgId).digest('base64url').slice(0, 22);

export interface Used {
  readonly id: string;
  readonly at: number;
  /** Whose the snippet is, where it is not the person's own. */
  readonly orgId?: string | undefined;
  readonly isChanged?: boolean | undefined;
}

/** What one member has used in one month. Nothing in it says who: the mask stands with their own uses. */
const monthSchema = z.object({
  orgId: z.string(),
  /** Organization and month, which it is looked up by. */
  place: z.string(),
  month: z.string(),
  member: z.string(),
  emails: z.number(),
  /** By snippet: how often it was used, and how often of that changed by hand. */
  counts: z.record(z.string(), z.tuple([z.number(), z.number()])),
  /** Firestore's own time-to-live policy removes what has expired. */
  expiresAt: storedTime,
});
type Month = z.output<typeof monthSchema>;

/** So many different snippets count for one member in one month. */
const mostCounted = 2_000;

/** Of so many organizations at once snippets count: each is read. */
const mostSchools = 10;

const collection = () =>
  backend().firestore.collection('schoolUses').withConverter(converterFor(monthSchema));
const reference = (orgId: string, month: string, member: string) =>
  collection().doc(`${orgId}_${month}_${member}`);
const placeOf = (orgId: string, month: string) => `${orgId} ${month}`;

interface UsedInMonth {
  readonly orgId: string;
  readonly month: string;
  readonly uses: Used[];
}

/** What is still kept, by organization and month. */
function byMonth(used: readonly Used[], now: number): readonly UsedInMonth[] {
  const places = new Map<string, UsedInMonth>();
  for (const use of used) {
    const { orgId, at } = use;
    const month = monthOf(at);
    if (orgId === undefined || forgottenAt(month) <= now) continue;
    const place = places.get(placeOf(orgId, month)) ?? { orgId, month, uses: [] };
    place.uses.push(use);
    places.set(placeOf(orgId, month), place);
  }
  return [...places.values()];
}

async function isActiveIn(tx: Transaction, orgId: string, actor: Actor): Promise<boolean> {
  const member = memberFor((await findOrganizationIn(tx, orgId))?.members ?? [], actor);
  return member?.status === 1 && !member.isSupport;
}

/**
 * Counts uses in the organizations of their snippets, as far as the actor is an active member there; support staff are
 * none. The writes wait until everything in `tx` is read; `masks` are those of the actor after it.
 */
export async function countingIn(
  tx: Transaction,
  actor: Actor,
  used: readonly Used[],
  known: Masks | undefined,
  now: number,
): Promise<{ masks: Masks | undefined; count: () => void }> {
  const places = byMonth(used, now);
  const orgIds = [...new Set(places.map(({ orgId }) => orgId))].slice(0, mostSchools);
  const areActive = await Promise.all(orgIds.map((orgId) => isActiveIn(tx, orgId, actor)));
  const joined = orgIds.filter((_, at) => areActive[at]);
  if (joined.length === 0) return { masks: known, count: () => undefined };
  const secret = known?.secret ?? randomBytes(24).toString('base64url');
  const counted = await Promise.all(
    places
      .filter(({ orgId }) => joined.includes(orgId))
      .map(async ({ orgId, month, uses }) => {
        const member = maskFor(secret, orgId);
        const document = reference(orgId, month, member);
        const empty = { orgId, place: placeOf(orgId, month), month, member, emails: 0, counts: {} };
        const before = (await tx.get(document)).data();
        const after = withUses(before ?? { ...empty, expiresAt: new Date(forgottenAt(month)) }, uses);
        return { document, after };
      }),
  );
  const own = joined.map((orgId) => maskFor(secret, orgId));
  return {
    masks: { secret, masks: [...new Set([...(known?.masks ?? []), ...own])] },
    count: () => {
      for (const { document, after } of counted) tx.set(document, after);
    },
  };
}

/** What is told at once went out in one email. */
function withUses(before: Month, uses: readonly Used[]): Month {
  const counts = new Map(Object.entries(before.counts));
  for (const { id, isChanged } of uses) {
    const known = counts.get(id);
    if (known === undefined && counts.size >= mostCounted) continue;
    const [times, changed] = known ?? [0, 0];
    counts.set(id, [times + 1, changed + (isChanged ? 1 : 0)]);
  }
  return { ...before, emails: before.emails + 1, counts: Object.fromEntries(counts) };
}

/** So many are read at a time. */
const pageSize = 300;

/** What every member has used in these months, a few at a time. */
export async function* usesInSchool(orgId: string, months: readonly string[]): AsyncGenerator<MemberMonth> {
  for (const month of months) {
    const all = collection().where('place', '==', placeOf(orgId, month));
    let page = await all.limit(pageSize).get();
    for (;;) {
      for (const document of page.docs) yield document.data();
      const last = page.docs.at(-1);
      if (last === undefined || page.size < pageSize) break;
      page = await all.startAfter(last).limit(pageSize).get();
    }
  }
}

/** What a person has used in the organizations where they go by these masks, those that they have left included. */
export async function usesUnder({ masks }: Masks): Promise<(MemberMonth & { readonly orgId: string })[]> {
  const found = await Promise.all(
    masks.map(async (member) => (await collection().where('member', '==', member).get()).docs),
  );
  return found.flat().map((document) => document.data());
}

export const deleteSchoolUses = (orgId: string): Promise<void> =>
  deleteFound(collection().where('orgId', '==', orgId));
