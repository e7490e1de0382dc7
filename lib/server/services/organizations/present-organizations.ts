import 'server-only';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import { isGranted, type Grant } from '@/lib/domain/organizations/support-grant';
import type { Actor } from '@/lib/server/policies/actor';
import { pricingTiersOrNone } from '@/lib/server/services/billing/read-pricing';
import { readLastActive, type LastActiveDays } from '@/lib/server/repositories/organizations/last-active';
import { logFailure } from '@/lib/server/runtime/log';
import type {
  KnownOrganization,
  StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import {
  peopleByUid,
  presentAddress,
  type KnownPerson,
} from '@/lib/server/repositories/accounts/account-directory';

/**
 * Shows organizations as the actor may see them: who is only invited sees themself, the excluded are the admins' matter.
 * What must be looked up of these members, and of when those of `seenIn` were last there, is looked up beforehand, so that a
 * transaction can present what it writes.
 */
export async function presenterFor(
  actor: Actor,
  members: readonly KeptMember[],
  seenIn: readonly string[],
): Promise<(organization: KnownOrganization) => Organization> {
  const uids = members.flatMap(({ userId, invitedBy }) =>
    [userId, invitedBy].filter((uid) => uid !== undefined),
  );
  const [people, tiers, active] = await Promise.all([
    peopleByUid(uids),
    pricingTiersOrNone(),
    Promise.all(seenIn.map(async (orgId) => [orgId, await lastActiveOrNone(orgId)] as const)),
  ]);
  const days = new Map(active);
  // They leave by their own address: one that they had a moment ago may be that of another member.
  const ownAddress = ({ userId }: KeptMember) =>
    userId === actor.uid && actor.email !== '' ? { email: actor.email } : {};
  return (organization) => {
    const { id, name, details, subscription } = organization;
    return {
      id,
      name,
      details,
      members: membersSeenBy(actor, organization).map((member) => ({
        ...presentMember(member, people, days.get(id)),
        ...ownAddress(member),
      })),
      pricingTiers: [...tiers],
      ...(subscription && {
        mostRecentSubscriptionStatus: { status: subscription.status, licenses: subscription.licenses },
      }),
    };
  };
}

export async function presentOrganizations(
  actor: Actor,
  organizations: readonly KnownOrganization[],
): Promise<Organization[]> {
  const visible = organizations.flatMap(({ members }) => visibleMembers(members, actor));
  const managed = organizations.flatMap(({ id, members }) => (isAdmin(members, actor) ? [id] : []));
  return organizations.map(await presenterFor(actor, visible, managed));
}

const isAdmin = (members: readonly KeptMember[], actor: Actor) => {
  const own = memberFor(members, actor);
  return own?.status === 1 && own.role === 0;
};

/** An organization can be shown without it. */
async function lastActiveOrNone(orgId: string): Promise<LastActiveDays> {
  try {
    return await readLastActive(orgId);
  } catch (error) {
    logFailure(error, { work: 'reading who was last there' });
    return {};
  }
}

export async function presentOrganization(
  actor: Actor,
  organization: KnownOrganization,
): Promise<Organization> {
  const [presented] = await presentOrganizations(actor, [organization]);
  if (!presented) throw new Error('One organization in, one out.');
  return presented;
}

/** The members as they stand now, as far as the actor may see them. */
export const membersSeenBy = (actor: Actor, { members, support }: StoredOrganization) =>
  visibleMembers(asTheyStand(members, support), actor);

/** Support staff whose grant has ended read nothing more, whatever is stored: they show as those who left. */
const asTheyStand = (members: readonly KeptMember[], support: Grant | undefined): readonly KeptMember[] =>
  isGranted(support, new Date())
    ? members
    : members.map((member) => (member.isSupport ? { ...member, status: 2 } : member));

function visibleMembers(members: readonly KeptMember[], actor: Actor): readonly KeptMember[] {
  const own = memberFor(members, actor);
  if (own?.status !== 1) return own ? [own] : [];
  if (own.role === 0) return members;
  return members.filter(({ status }) => status !== 2).map(({ note: _unseen, ...member }) => member);
}

export function presentMember(
  member: KeptMember,
  people: ReadonlyMap<string, KnownPerson>,
  days: LastActiveDays = {},
): Member {
  const { userId, status, role, invitedAt, invitedBy, note, joinedAt, isSupport } = member;
  const displayName = userId && people.get(userId)?.displayName;
  const day = userId && days[userId];
  const inviter = invitedBy ? people.get(invitedBy) : undefined;
  return {
    ...(userId && { userId }),
    email: presentAddress(member, people),
    ...(displayName && { displayName }),
    status,
    role,
    invitedAt: invitedAt.toISOString(),
    ...(inviter && { invitedBy: inviter }),
    ...(note && { note }),
    ...(joinedAt && { joinedAt: joinedAt.toISOString() }),
    ...(day && { lastActiveAt: `${day}T00:00:00.000Z` }),
    ...(isSupport && { isSupport }),
  };
}
