import 'server-only';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { organizationDetailsSchema } from '@/lib/contracts/organization-fields';
import { memberFor } from '@/lib/domain/organizations/membership';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import { grantSchema } from './grant-schema';
import {
  asKept,
  deleteRosterIn,
  knownRoster,
  memberSchema,
  organizationsWithOnPage,
  placed,
  readRoster,
  rosterSchema,
  writeRosterIn,
  type Roster,
} from './rosters';

const organizationSchema = z.object({
  name: z.string(),
  details: organizationDetailsSchema,
  /** The first of them; further ones stand on the pages of the roster. */
  members: z.array(memberSchema),
  people: z.array(z.string()),
  roster: z.optional(rosterSchema),
  /** As Stripe had it when it was last read. */
  subscription: z.optional(
    z.object({
      status: z.string(),
      licenses: z.number(),
      ceiling: z.optional(z.number()),
      ceilingBy: z.optional(z.string()),
      changeId: z.optional(z.string()),
      changeOf: z.optional(z.string()),
      isUnsettled: z.optional(z.boolean()),
    }),
  ),
  /** Support staff's access to its snippets. */
  support: z.optional(grantSchema),
  /** Gone for every call but the one that deletes it. */
  isBeingDeleted: z.optional(z.boolean()),
  createdAt: storedTime,
});
type OrganizationDocument = z.output<typeof organizationSchema>;
/** With all its members, wherever they are kept. */
export type StoredOrganization = Omit<OrganizationDocument, 'people' | 'roster'> & {
  /** The pages that were read, which a change is compared with. */
  readonly roster?: Roster | undefined;
};
export type KnownOrganization = StoredOrganization & { readonly id: string };

const collection = () => backend().firestore.collection('organizations');
const organizations = () => collection().withConverter(converterFor(organizationSchema));

const reference = (orgId: string): DocumentReference<OrganizationDocument> => organizations().doc(orgId);

const defined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const isKept = ({ isBeingDeleted }: Pick<StoredOrganization, 'isBeingDeleted'>) => !isBeingDeleted;

const ifKept = (organization: StoredOrganization | undefined) =>
  organization && isKept(organization) ? organization : undefined;

function whole(
  { people, roster: note, ...inside }: OrganizationDocument,
  roster?: Roster,
): StoredOrganization {
  return roster ? { ...inside, members: [...inside.members, ...roster.pages.flat()], roster } : inside;
}

async function readIn(tx: Transaction, orgId: string): Promise<StoredOrganization | undefined> {
  const document = (await tx.get(reference(orgId))).data();
  if (!document?.roster) return document && whole(document);
  return whole(document, await readRoster(tx, orgId, document.roster));
}

/** Where its pages must be read, the document is read anew with them: apart they may be of two moments. */
async function completed(
  orgId: string,
  document: OrganizationDocument,
): Promise<StoredOrganization | undefined> {
  if (!document.roster) return whole(document);
  const roster = knownRoster(orgId, document.roster);
  if (roster) return whole(document, roster);
  return backend().firestore.runTransaction((tx) => readIn(tx, orgId), { readOnly: true });
}

/** One that is being deleted too. */
export async function findOrganizationToDelete(
  orgId: string,
  tx?: Transaction,
): Promise<StoredOrganization | undefined> {
  if (tx) return readIn(tx, orgId);
  const document = (await reference(orgId).get()).data();
  return document && completed(orgId, document);
}

export async function findOrganization(orgId: string): Promise<StoredOrganization | undefined> {
  return ifKept(await findOrganizationToDelete(orgId));
}

export async function findOrganizationIn(
  tx: Transaction,
  orgId: string,
): Promise<StoredOrganization | undefined> {
  return ifKept(await findOrganizationToDelete(orgId, tx));
}

/** Organizations that name the actor, by uid or by a verified address, in whatever status. */
export async function organizationsNaming(actor: Actor, tx?: Transaction): Promise<KnownOrganization[]> {
  return (await allNaming(actor, tx)).filter(isKept);
}

/** The same of those whose deletion has begun and was not finished. */
export async function halfDeletedNaming(actor: Actor): Promise<KnownOrganization[]> {
  return (await allNaming(actor)).filter((organization) => !isKept(organization));
}

/** Organizations whose deletion has begun and that are not gone yet. */
export async function organizationsBeingDeleted(): Promise<KnownOrganization[]> {
  const { docs } = await organizations().where('isBeingDeleted', '==', true).get();
  const found = docs.map(async ({ id }) => known(id, await findOrganizationToDelete(id)));
  return (await Promise.all(found)).flat();
}

async function allNaming(actor: Actor, tx?: Transaction): Promise<KnownOrganization[]> {
  const names = actor.emailVerified && actor.email !== '' ? [actor.uid, actor.email] : [actor.uid];
  const named = organizations().where('people', 'array-contains-any', names);
  const [inside, onPages] = await Promise.all([
    tx ? tx.get(named) : named.get(),
    organizationsWithOnPage(names, tx),
  ]);
  const found = await Promise.all([
    ...inside.docs.map(async (document) => {
      const read = tx ? readIn(tx, document.id) : completed(document.id, document.data());
      return known(document.id, await read);
    }),
    ...onPages
      .filter((id) => !inside.docs.some((document) => document.id === id))
      .map(async (id) => known(id, await findOrganizationToDelete(id, tx))),
  ]);
  // Until it is written anew, a document may name somebody by an address that they had when they joined.
  return found.flat().filter(({ members }) => memberFor(members, actor) !== undefined);
}

const known = (id: string, organization: StoredOrganization | undefined): KnownOrganization[] =>
  organization ? [{ id, ...organization }] : [];

/** Organizations whose grant to support staff, ended or not, has not run out. */
export async function organizationsGrantingSupport(now: Date): Promise<KnownOrganization[]> {
  const { docs } = await organizations().where('support.expiresAt', '>', now).get();
  const found = await Promise.all(
    docs.map(async (document) => known(document.id, await completed(document.id, document.data()))),
  );
  return found.flat().filter(isKept);
}

/** How many organizations somebody is an admin of that have no running subscription; one with pages had one once. */
export async function unpaidOrganizationsIn(tx: Transaction, uid: string): Promise<number> {
  const { docs } = await tx.get(organizations().where('people', 'array-contains', uid));
  return docs
    .map((document) => document.data())
    .filter(isKept)
    .filter(
      ({ members, subscription }) =>
        !isRunning(subscription?.status) &&
        members.some(({ userId, status, role }) => userId === uid && status === 1 && role === 0),
    ).length;
}

export const newOrganizationId = () => collection().doc().id;

/** Writes the organization in the place of the one that was read in `tx`, or a new one. */
export function putOrganizationIn(tx: Transaction, orgId: string, organization: StoredOrganization): void {
  const {
    name,
    details,
    members,
    roster: before,
    subscription,
    support,
    isBeingDeleted,
    createdAt,
  } = organization;
  const { inside, pages } = placed(members);
  const roster = writeRosterIn(tx, orgId, pages, before);
  // Nothing in it is undefined: Firestore takes no such thing.
  tx.set(collection().doc(orgId), {
    name,
    details: defined(details),
    ...asKept(inside),
    ...(roster && { roster }),
    ...(subscription && { subscription: defined(subscription) }),
    ...(support && { support: defined(support) }),
    ...(isBeingDeleted && { isBeingDeleted }),
    createdAt,
  });
}

export function deleteOrganizationIn(tx: Transaction, orgId: string, { roster }: StoredOrganization): void {
  if (roster) deleteRosterIn(tx, orgId, roster);
  tx.delete(collection().doc(orgId));
}
