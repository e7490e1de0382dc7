import 'server-only';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import { isGranted, type Grant } from '@/lib/domain/organizations/support-grant';
import type { Actor } from '@/lib/server/policies/actor';
import { pricingTiersOrNone } from '@/lib/server/services/billing/read-pricing';
import type { KnownOrganization, StoredOrganization } from '@/lib/server/repositories/organizations';
import { peopleByUid, presentAddress, type KnownPerson } from '@/lib/server/repositories/account-directory';

/**
 * Shows organizations as the actor may see them: who is only invited sees themself, the excluded are the admins' matter.
 * What of these members must be looked up is looked up beforehand, so that a transaction can present what it writes.
 */
export async function presenterFor(
  actor: Actor,
  members: readonly KeptMember[],
): Promise<(organization: KnownOrganization) => Organization> {
  const uids = members.flatMap(({ userId, invitedBy }) =>
    [userId, invitedBy].filter((uid) => uid !== undefined),
  );
  const [people, tiers] = await Promise.all([peopleByUid(uids), pricingTiersOrNone()]);
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
        ...presentMember(member, people),
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
  return organizations.map(await presenterFor(actor, visible));
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
  return own.role === 0 ? members : members.filter(({ status }) => status !== 2);
}

export function presentMember(member: KeptMember, people: ReadonlyMap<string, KnownPerson>): Member {
  const { userId, status, role, invitedAt, invitedBy, joinedAt, isSupport } = member;
  const displayName = userId && people.get(userId)?.displayName;
  const inviter = invitedBy ? people.get(invitedBy) : undefined;
  return {
    ...(userId && { userId }),
    email: presentAddress(member, people),
    ...(displayName && { displayName }),
    status,
    role,
    invitedAt: invitedAt.toISOString(),
    ...(inviter && { invitedBy: inviter }),
    ...(joinedAt && { joinedAt: joinedAt.toISOString() }),
    ...(isSupport && { isSupport }),
  };
}
