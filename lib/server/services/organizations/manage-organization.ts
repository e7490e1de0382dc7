import 'server-only';
import {
  organizationLimits,
  type Organization,
  type OrganizationDetails,
} from '@/lib/contracts/organization-fields';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { Actor } from '@/lib/server/policies/actor';
import { isSupportNow, authorize } from '@/lib/server/policies/authorize';
import { noSuchOrganization, unverified } from '@/lib/server/faults/fault';
import { sanitizeField } from '@/lib/server/text/html-sanitizer';
import * as writing from '@/lib/server/repositories/permissions/organization-transactions';
import {
  findOrganization,
  organizationsNaming,
  type KnownOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import { noteVisit } from './note-visit';
import { updateMemberAddresses } from './update-member-addresses';
import { presentOrganization, presentOrganizations } from './present-organizations';

type Details = { readonly [Key in keyof OrganizationDetails]?: string | undefined };

/** What is given replaces what is kept; an empty text takes it away. */
function mergedDetails(kept: OrganizationDetails, given: Details = {}): OrganizationDetails {
  const { signature } = given;
  const clean = signature === undefined ? given : { ...given, signature: keptSignature(signature) };
  const entries = Object.entries<string | undefined>({ ...kept, ...clean });
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined && text !== ''));
}

const keptSignature = (html: string) =>
  sanitizeField('details.signature', 'The signature', html, organizationLimits.signature);

/** The organizations in which the actor is active or invited; an unverified address is invited nowhere. */
export async function listOrganizations(actor: Actor): Promise<Organization[]> {
  return presentOwn(actor, await organizationsNaming(actor));
}

/** The same of those that were found to name the actor. */
export async function presentOwn(
  actor: Actor,
  naming: readonly KnownOrganization[],
): Promise<Organization[]> {
  const named = await updateMemberAddresses(actor, naming);
  const own = named.filter((organization) => {
    const member = memberFor(organization.members, actor);
    if (member?.isSupport && !isSupportNow(organization, actor)) return false;
    return member?.status === 0 || member?.status === 1;
  });
  noteVisit(actor, own);
  return presentOrganizations(actor, own);
}

/** Creates an organization with the actor as its admin; until it has a subscription it has this one seat. */
export async function createOrganization(
  actor: Actor,
  { name, details }: { name: string; details?: Details | undefined },
  key: string | undefined,
): Promise<Organization> {
  if (!actor.emailVerified) throw unverified();
  const now = new Date();
  const admin = {
    userId: actor.uid,
    email: actor.email,
    status: 1,
    role: 0,
    invitedAt: now,
    joinedAt: now,
  } as const;
  const organization = await writing.createOrganization(
    { name, details: mergedDetails({}, details), members: [admin], createdAt: now },
    { actor, call: 'create an organization', key, body: { name, details } },
    (found) => authorize(found, actor, 'organization.read'),
  );
  return presentOrganization(actor, organization);
}

export async function getOrganization(actor: Actor, orgId: string): Promise<Organization> {
  const organization = authorize(await findOrganization(orgId), actor, 'organization.read');
  return presentOrganization(actor, { id: orgId, ...organization });
}

export async function updateOrganization(
  actor: Actor,
  orgId: string,
  { name, details }: { name?: string | undefined; details?: Details | undefined },
): Promise<Organization> {
  const { organization } = await writing.changeOrganization(orgId, actor, (found) => {
    const before = authorize(found, actor, 'organization.manage');
    return { ...before, name: name ?? before.name, details: mergedDetails(before.details, details) };
  });
  return presentOrganization(actor, organization);
}

export async function getRole(actor: Actor, orgId: string) {
  const { members } = authorize(await findOrganization(orgId), actor, 'organization.read');
  const role = memberFor(members, actor)?.role;
  if (role === undefined) throw noSuchOrganization();
  return { role };
}
