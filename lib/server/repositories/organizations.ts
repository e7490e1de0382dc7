import 'server-only';
import { Filter } from '@google-cloud/firestore';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { organizationDetailsSchema } from '@/lib/contracts/organization';
import { memberStatusSchema, roleSchema } from '@/lib/contracts/primitives';
import { memberFor } from '@/lib/domain/membership';
import type { KeptMember } from '@/lib/domain/organization-changes';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { documents, storedTime } from './documents';
import { grantSchema } from './grant-document';

const memberSchema = z.object({
  userId: z.optional(z.string()),
  email: z.string(),
  status: memberStatusSchema,
  role: roleSchema,
  invitedAt: storedTime,
  invitedBy: z.optional(z.string()),
  joinedAt: z.optional(storedTime),
  isSupport: z.optional(z.boolean()),
});

const organizationSchema = z.object({
  name: z.string(),
  details: organizationDetailsSchema,
  members: z.array(memberSchema),
  /** Uids of everyone on record and addresses of the invited: what the list of a person's organizations asks for. */
  people: z.array(z.string()),
  /** As Stripe had it when it was last read. */
  subscription: z.optional(
    z.object({
      status: z.string(),
      licenses: z.number(),
      ceiling: z.optional(z.number()),
      ceilingSince: z.optional(storedTime),
      ceilingBy: z.optional(z.string()),
    }),
  ),
  /** Support staff's access to its snippets. */
  support: z.optional(grantSchema),
  /** Gone for every call but the one that deletes it. */
  isBeingDeleted: z.optional(z.boolean()),
  createdAt: storedTime,
});
type OrganizationDocument = z.output<typeof organizationSchema>;
export type StoredOrganization = Omit<OrganizationDocument, 'people'>;
export type KnownOrganization = StoredOrganization & { readonly id: string };

const collection = () => backend().firestore.collection('organizations');
const organizations = () => collection().withConverter(documents(organizationSchema));

const reference = (orgId: string): DocumentReference<OrganizationDocument> => organizations().doc(orgId);

const peopleOf = (members: readonly KeptMember[]) => members.map(({ userId, email }) => userId ?? email);

/** The document as Firestore takes it: nothing in it is undefined. */
function toDocument(organization: StoredOrganization) {
  const { name, details, members, subscription, support, isBeingDeleted, createdAt } = organization;
  return {
    name,
    details: defined(details),
    members: members.map(defined),
    people: peopleOf(members),
    ...(subscription && { subscription: defined(subscription) }),
    ...(support && { support: defined(support) }),
    ...(isBeingDeleted && { isBeingDeleted }),
    createdAt,
  };
}

const defined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const isKept = ({ isBeingDeleted }: StoredOrganization) => !isBeingDeleted;

const ifKept = (organization: StoredOrganization | undefined) =>
  organization && isKept(organization) ? organization : undefined;

/** One that is being deleted too. */
export async function findOrganizationToDelete(
  orgId: string,
  tx?: Transaction,
): Promise<StoredOrganization | undefined> {
  return (await (tx ? tx.get(reference(orgId)) : reference(orgId).get())).data();
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
export async function organizationsNaming(actor: Actor): Promise<KnownOrganization[]> {
  return (await allNaming(actor)).filter(isKept);
}

/** The same of those whose deletion has begun and was not finished. */
export async function halfDeletedNaming(actor: Actor): Promise<KnownOrganization[]> {
  return (await allNaming(actor)).filter((organization) => !isKept(organization));
}

async function allNaming(actor: Actor): Promise<KnownOrganization[]> {
  const byUid = Filter.where('people', 'array-contains', actor.uid);
  const byEmail = Filter.where('people', 'array-contains', actor.email);
  const queries = actor.emailVerified && actor.email !== '' ? [byUid, byEmail] : [byUid];
  const found = await Promise.all(queries.map((filter) => organizations().where(filter).get()));
  const known = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.data()] as const)));
  // Until it is written anew, a document may name somebody by an address that they had when they joined.
  const isNamed = ({ members }: StoredOrganization) => memberFor(members, actor) !== undefined;
  return [...known]
    .filter(([, organization]) => isNamed(organization))
    .map(([id, organization]) => ({ id, ...organization }));
}

/** Organizations whose grant to support staff, ended or not, has not run out. */
export async function organizationsGrantingSupport(now: Date): Promise<KnownOrganization[]> {
  const { docs } = await organizations().where('support.expiresAt', '>', now).get();
  return docs.map((document) => ({ id: document.id, ...document.data() })).filter(isKept);
}

export const newOrganizationId = () => collection().doc().id;

export function putOrganizationIn(tx: Transaction, orgId: string, organization: StoredOrganization): void {
  tx.set(collection().doc(orgId), toDocument(organization));
}

export function deleteOrganizationIn(tx: Transaction, orgId: string): void {
  tx.delete(collection().doc(orgId));
}
