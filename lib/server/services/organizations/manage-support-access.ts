import 'server-only';
import type { SupportAccess, SupportGrant } from '@/lib/contracts/support';
import { memberFor } from '@/lib/domain/organizations/membership';
import { joinAsSupport, leaveAsSupport } from '@/lib/domain/organizations/organization-changes';
import { isGranted, type Grant } from '@/lib/domain/organizations/support-grant';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { noSuchOrganization, supportOnly, unlessRefused } from '@/lib/server/faults/fault';
import { changeOrganization } from '@/lib/server/repositories/permissions/organization-transactions';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { peopleByUid } from '@/lib/server/repositories/accounts/account-directory';
import {
  changeOrganizationGrant,
  changePrivateGrant,
  currentGrants,
  readPrivateGrant,
} from '@/lib/server/repositories/permissions/support-grants';

/** The usual length of a grant. */
const usualDays = 7;

interface Change {
  readonly enabled: boolean;
  readonly days?: number | undefined;
}

const daysOf = ({ enabled, days = usualDays }: Change) => (enabled ? days : null);

export async function getPrivateAccess(actor: Actor): Promise<SupportAccess> {
  return present(await readPrivateGrant(actor.uid));
}

export async function changePrivateAccess(actor: Actor, change: Change): Promise<SupportAccess> {
  return present(await changePrivateGrant(actor.uid, daysOf(change)));
}

export async function getOrganizationAccess(actor: Actor, orgId: string): Promise<SupportAccess> {
  return present(authorize(await findOrganization(orgId), actor, 'organization.read').support);
}

export async function changeOrganizationAccess(
  actor: Actor,
  orgId: string,
  change: Change,
): Promise<SupportAccess> {
  return present(
    await changeOrganizationGrant(orgId, actor.uid, daysOf(change), (found) =>
      authorize(found, actor, 'support.grant'),
    ),
  );
}

async function present(grant: Grant | undefined): Promise<SupportAccess> {
  if (!grant) return { enabled: false };
  const { grantedAt, grantedBy, expiresAt, lastUsedAt, lastUsedBy } = grant;
  const people = await peopleByUid([grantedBy, ...(lastUsedBy ? [lastUsedBy] : [])]);
  const granter = people.get(grantedBy)?.email;
  const user = lastUsedBy && people.get(lastUsedBy)?.email;
  return {
    enabled: isGranted(grant, new Date()),
    grantedAt: grantedAt.toISOString(),
    ...(granter && { grantedBy: granter }),
    expiresAt: expiresAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    ...(user && { lastUsedBy: user }),
  };
}

/** Support staff join an organization that grants access, as a member who reads and holds no seat, or leave it. */
export async function changeSupportMembership(
  actor: Actor,
  orgId: string,
  enable: boolean,
): Promise<{ enabled: boolean }> {
  if (!actor.globalAdmin) throw supportOnly();
  await changeOrganization(
    orgId,
    actor,
    (found) => {
      const now = new Date();
      const member = found && memberFor(found.members, actor);
      if (!found || (enable ? !isGranted(found.support, now) : !member)) throw noSuchOrganization();
      const members = enable ? joinAsSupport(found, actor, now) : leaveAsSupport(found, actor);
      return { ...found, members: [...unlessRefused(members)] };
    },
    { action: enable ? 'support.joined' : 'support.left' },
  );
  return { enabled: enable };
}

/** Who grants access at the moment, for support staff. */
export async function listGrants(actor: Actor): Promise<SupportGrant[]> {
  if (!actor.globalAdmin) throw supportOnly();
  const { people, organizations } = await currentGrants();
  const known = await peopleByUid(people.map(({ uid }) => uid));
  return [
    ...people.flatMap(({ uid, grant }): SupportGrant[] => {
      const person = known.get(uid);
      if (!person) return [];
      return [{ kind: 'private-snippets', uid, ...person, expiresAt: grant.expiresAt.toISOString() }];
    }),
    ...organizations.map(({ id, name, support, members }): SupportGrant => {
      const member = memberFor(members, actor);
      return {
        kind: 'org-snippets',
        orgId: id,
        name,
        expiresAt: (support?.expiresAt ?? new Date()).toISOString(),
        joined: member?.status === 1 && member.isSupport === true,
      };
    }),
  ];
}
