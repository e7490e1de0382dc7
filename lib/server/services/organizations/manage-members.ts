import 'server-only';
import type { InvitationDraft } from '@/lib/contracts/invitations';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import type { Role } from '@/lib/contracts/primitives';
import { memberFor } from '@/lib/domain/organizations/membership';
import * as changes from '@/lib/domain/organizations/organization-changes';
import { isInvited, type KeptMember } from '@/lib/domain/organizations/organization-changes';
import type { Refusal } from '@/lib/domain/organizations/refusal';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { Fault, noSuchOrganization, unlessRefused, unavailable } from '@/lib/server/faults/fault';
import { countCall } from '@/lib/server/rate-limits/count-call';
import { isDone, noteDone } from '@/lib/server/repositories/idempotency';
import type { Limit } from '@/lib/server/repositories/rate-limit-store';
import {
  changeOrganization,
  changeOrganizationOnce,
} from '@/lib/server/repositories/permissions/organization-transactions';
import {
  findOrganization,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import {
  addresseeOf,
  peopleByUid,
  presentAddress,
} from '@/lib/server/repositories/accounts/account-directory';
import { inviterName, mailInvitation, mailRemoval, mailRole } from './send-membership-mails';
import { refreshSeats } from '@/lib/server/services/billing/refresh-subscription';
import { membersSeenBy, presenterFor, presentMember, presentOrganization } from './present-organizations';

const hour = 60 * 60_000;
const invitations: Limit = { kind: 'invitations', most: 200, windowMs: hour };
const resends: Limit = { kind: 'invitations to a mailbox', most: 10, windowMs: hour };

type Permitted = (organization: StoredOrganization | undefined) => StoredOrganization;
type Change = (organization: StoredOrganization) => readonly KeptMember[] | Refusal;

/** Changes the members; the permission and every rule is checked on what the transaction itself has read. */
function changeMembers(
  actor: Actor,
  orgId: string,
  permitted: Permitted,
  change: Change,
  event: {
    action: string;
    metadata?: Readonly<Record<string, unknown>>;
    /** Whose matter it is beside the actor's, by what the transaction has read. */
    whose?: (members: readonly KeptMember[]) => KeptMember | undefined;
  },
) {
  const { whose, ...told } = event;
  return changeOrganization(orgId, actor, withMembers(permitted, change), (before) => {
    const target = before && whose?.(before.members)?.userId;
    return { ...told, ...(target && { target, concerns: [target] }) };
  });
}

const withMembers = (permitted: Permitted, change: Change) => (found: StoredOrganization | undefined) => {
  const before = permitted(found);
  return { ...before, members: [...unlessRefused(change(before))] };
};

const asAdmin = (actor: Actor) => (organization: StoredOrganization | undefined) =>
  authorize(organization, actor, 'members.manage');

/** Who is named by the organization at all, in whatever status; else it does not exist for them. */
const asNamed = (actor: Actor) => (organization: StoredOrganization | undefined) => {
  if (!organization || !memberFor(organization.members, actor)) throw noSuchOrganization();
  return organization;
};

/**
 * Invites someone; the mail may fail, the invitation stands and waits in the app. Called again with its key, it mails an
 * invitation that still waits and may not have been mailed.
 */
export async function inviteMember(
  actor: Actor,
  orgId: string,
  { email, role, note: said }: InvitationDraft,
  idempotencyKey: string | undefined,
): Promise<{ organization: Organization; isMailed: boolean }> {
  const { members } = asAdmin(actor)(await findOrganization(orgId));
  const [present, inviter, addressee] = await Promise.all([
    presenterFor(actor, members, [orgId]),
    inviterName(actor),
    addresseeOf(email, members),
    refreshSeats(orgId),
  ]);
  const now = new Date();
  const note = said === '' ? undefined : said;
  const body = { email, role, ...(note !== undefined && { note }) };
  const { organization, isRepeated } = await changeOrganizationOnce(
    orgId,
    { actor, call: `member.invited in ${orgId}`, key: idempotencyKey, body },
    {
      check: asAdmin(actor),
      change: withMembers(asAdmin(actor), (before) =>
        changes.invite(before, addressee, { role, invitedBy: actor.uid, note, now }),
      ),
    },
    // The time tells which member it was; the trail itself names nobody by address.
    { action: 'member.invited', metadata: { role, invitedAt: now.toISOString() } },
    { limit: invitations, key: orgId },
  );
  const waiting = organization.members.find(isInvited(email));
  const mailing = { actor, call: `mail an invitation to ${orgId}`, key: idempotencyKey, body };
  let isMailed = isRepeated && (!waiting || (await isDone(mailing)));
  if (!isMailed) {
    if (isRepeated) await countCall({ limit: invitations, key: orgId });
    isMailed = await mailInvitation(inviter, organization, waiting ?? { email, role, note });
    if (isMailed) await noteDone(mailing);
  }
  return { organization: present(organization), isMailed };
}

/** Mails an invitation that still waits again. */
export async function resendInvitation(actor: Actor, orgId: string, email: string): Promise<void> {
  const permitted = async () => asAdmin(actor)(await findOrganization(orgId));
  const { name, members } = await permitted();
  const invited = members.find(isInvited(email));
  if (!invited) throw new Fault('not_found', 'Nobody with this address is invited.');
  await countCall(
    { limit: invitations, key: orgId },
    { limit: resends, key: JSON.stringify([orgId, email]) },
  );
  const inviter = await inviterName(actor);
  await permitted();
  if (!(await mailInvitation(inviter, { id: orgId, name }, invited))) {
    throw unavailable(
      'The invitation could not be emailed, but it is still waiting in the app. Try again in a moment.',
    );
  }
}

export async function acceptInvitation(actor: Actor, orgId: string): Promise<Organization> {
  asNamed(actor)(await findOrganization(orgId));
  await refreshSeats(orgId);
  const { organization } = await changeMembers(
    actor,
    orgId,
    asNamed(actor),
    (before) => changes.accept(before, actor, new Date()),
    { action: 'invitation.accepted' },
  );
  return presentOrganization(actor, organization);
}

export async function rejectInvitation(actor: Actor, orgId: string): Promise<void> {
  await changeMembers(actor, orgId, asNamed(actor), (before) => changes.reject(before, actor), {
    action: 'invitation.rejected',
  });
}

/** Removes someone, by an admin or by themself; the last admin stays. */
export async function removeMember(actor: Actor, orgId: string, email: string): Promise<void> {
  const { members: known } = authorize(await findOrganization(orgId), actor, 'organization.read');
  const addressee = await addresseeOf(email, known);
  const removedFrom = (members: readonly KeptMember[]) => changes.memberToRemove(members, addressee, actor);
  const isSelf = ({ members }: StoredOrganization) => {
    const removed = removedFrom(members);
    return removed !== undefined && removed === memberFor(members, actor);
  };
  const { before } = await changeMembers(
    actor,
    orgId,
    (organization) => {
      const before = authorize(organization, actor, 'organization.read');
      return isSelf(before) ? before : asAdmin(actor)(before);
    },
    (organization) => changes.remove(organization, addressee, actor),
    { action: 'member.removed', whose: removedFrom },
  );
  const removed = before && removedFrom(before.members);
  if (before && removed?.status === 1 && !isSelf(before)) await mailRemoval(before.name, email);
}

export async function changeRole(
  actor: Actor,
  orgId: string,
  userId: string,
  role: Role,
): Promise<Organization> {
  const { organization, before } = await changeMembers(
    actor,
    orgId,
    asAdmin(actor),
    (found) => changes.changeRole(found, actor, userId, role),
    {
      action: 'member.role_changed',
      metadata: { role },
      whose: (members) => members.find((member) => member.userId === userId),
    },
  );
  const isTheirs = (member: KeptMember) => member.userId === userId;
  const changed = organization.members.find(isTheirs);
  const isOther = before?.members.find(isTheirs)?.role !== role;
  if (changed && isOther) {
    const address = presentAddress(changed, await peopleByUid([userId]));
    await mailRole(organization.name, address, role);
  }
  return presentOrganization(actor, organization);
}

/** The invitation in the app has the new role at once; a mail that is out already tells the one it was sent with. */
export async function changeInvitedRole(
  actor: Actor,
  orgId: string,
  email: string,
  role: Role,
): Promise<Organization> {
  const { organization } = await changeOrganization(
    orgId,
    actor,
    withMembers(asAdmin(actor), (found) => changes.changeInvitedRole(found, email, role)),
    (before) => {
      const invited = before?.members.find(isInvited(email));
      return {
        action: 'member.role_changed',
        metadata: { role, ...(invited && { invitedAt: invited.invitedAt.toISOString() }) },
      };
    },
  );
  return presentOrganization(actor, organization);
}

/** One member, as those in the organization may see them. */
export async function getMember(actor: Actor, orgId: string, uid: string): Promise<Member> {
  const organization = authorize(await findOrganization(orgId), actor, 'organization.read');
  const member = membersSeenBy(actor, organization).find(({ userId }) => userId === uid);
  if (!member) throw new Fault('not_found', 'There is no such member.');
  const uids = [member.userId, member.invitedBy].filter((each) => each !== undefined);
  return presentMember(member, await peopleByUid(uids));
}
