import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { memberStatusSchema, roleSchema } from '@/lib/contracts/primitives';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import { backend } from '@/lib/server/backend/backend';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';

export const memberSchema = z.object({
  userId: z.optional(z.string()),
  email: z.string(),
  status: memberStatusSchema,
  role: roleSchema,
  invitedAt: storedTime,
  invitedBy: z.optional(z.string()),
  note: z.optional(z.string()),
  joinedAt: z.optional(storedTime),
  isSupport: z.optional(z.boolean()),
});

type Members = readonly z.output<typeof memberSchema>[];

/** So many members stand in the organization's own document: that of a large school is read as fast as any. */
const mostInside = 200;

/** So many stand on a page: with addresses of full length and their index it stays below Firestore's 1 MiB. */
const mostOnPage = 1_000;

/** In characters, of up to three bytes each: a page with so many of notes is full too. */
const mostOfNotes = 50_000;

/** What the organization's own document says of the pages that the members after the first ones stand on. */
export const rosterSchema = z.object({
  /** Moves whenever a page changes, so that pages which are known need not be read again. */
  version: z.number(),
  pages: z.number(),
});
type RosterNote = z.output<typeof rosterSchema>;

export interface Roster {
  readonly version: number;
  readonly pages: readonly Members[];
}

const pageSchema = z.object({
  orgId: z.string(),
  members: z.array(memberSchema),
  people: z.array(z.string()),
});

const collection = () => backend().firestore.collection('rosters');
const pageReference = (orgId: string, page: number) =>
  collection().withConverter(converterFor(pageSchema)).doc(`${orgId}_${page}`);

/** Uids of everyone on record and addresses of the invited: what the list of a person's organizations asks for. */
const peopleOf = (members: readonly KeptMember[]) => members.map(({ userId, email }) => userId ?? email);

const defined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** The last pages that were read of some organizations. */
const known = new BoundedMap<Roster>(20);

/** The pages of the organization whose document was read in `tx`; every change of a page changes that document too. */
export async function readRoster(tx: Transaction, orgId: string, note: RosterNote): Promise<Roster> {
  const found = knownRoster(orgId, note);
  if (found) return found;
  const references = Array.from({ length: note.pages }, (_, page) => pageReference(orgId, page));
  const pages = references.length === 0 ? [] : await tx.getAll(...references);
  const roster = { version: note.version, pages: pages.map((page) => page.data()?.members ?? []) };
  known.set(orgId, roster);
  return roster;
}

/** The pages, where this process has read just these before. */
export function knownRoster(orgId: string, { version }: RosterNote): Roster | undefined {
  const roster = known.get(orgId);
  return roster?.version === version ? roster : undefined;
}

/** Members as they are kept: the first in the organization's document, the others on pages. */
export function placed(members: Members) {
  const pages: Members[number][][] = [];
  let noted = 0;
  for (const member of members.slice(mostInside)) {
    const page = pages.at(-1);
    noted += member.note?.length ?? 0;
    if (page && page.length < mostOnPage && noted <= mostOfNotes) page.push(member);
    else {
      pages.push([member]);
      noted = member.note?.length ?? 0;
    }
  }
  return { inside: members.slice(0, mostInside), pages };
}

/** What of members is written down, nothing in it undefined. */
export const asKept = (members: Members) => ({ members: members.map(defined), people: peopleOf(members) });

/** Writes the pages that are not as they were, and what the organization's document says of them. */
export function writeRosterIn(
  tx: Transaction,
  orgId: string,
  pages: readonly Members[],
  before: Roster = { version: 0, pages: [] },
): RosterNote | undefined {
  let isSame = pages.length === before.pages.length;
  for (const [page, members] of pages.entries()) {
    if (isSamePage(members, before.pages[page])) continue;
    isSame = false;
    tx.set(collection().doc(`${orgId}_${page}`), { orgId, ...asKept(members) });
  }
  for (let page = pages.length; page < before.pages.length; page += 1) {
    tx.delete(collection().doc(`${orgId}_${page}`));
  }
  if (pages.length === 0 && before.version === 0) return undefined;
  return { version: before.version + (isSame ? 0 : 1), pages: pages.length };
}

const isSamePage = (members: Members, before: Members = []) =>
  members.length === before.length &&
  members.every((member, at) => member === before[at] || isDeepStrictEqual(member, before[at]));

export function deleteRosterIn(tx: Transaction, orgId: string, { pages }: Roster): void {
  for (const page of pages.keys()) tx.delete(collection().doc(`${orgId}_${page}`));
}

/** The organizations on whose pages one of these uids or addresses stands. */
export async function organizationsWithOnPage(
  people: readonly string[],
  tx?: Transaction,
): Promise<string[]> {
  const named = collection()
    .where('people', 'array-contains-any', [...people])
    .select('orgId');
  const { docs } = await (tx ? tx.get(named) : named.get());
  return [...new Set(docs.map((document) => String(document.get('orgId'))))];
}
