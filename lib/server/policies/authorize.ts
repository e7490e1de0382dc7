import 'server-only';
import { memberFor, type MemberEntry } from '@/lib/domain/organizations/membership';
import { roleMay, type OrganizationAction } from '@/lib/domain/organizations/permissions';
import { isGranted, type Grant } from '@/lib/domain/organizations/support-grant';
import { noSuchOrganization, roleTooWeak } from '@/lib/server/faults/fault';
import type { Actor } from './actor';

/**
 * The organization, once the actor is an active member in it whose role may do this; else it throws 403. A support
 * member is one for as long as the organization grants access.
 */
export function authorize<
  O extends { readonly members: readonly MemberEntry[]; readonly support?: Grant | undefined },
>(organization: O | undefined, actor: Actor, action: OrganizationAction): O {
  const member = organization && memberFor(organization.members, actor);
  if (!organization || member?.status !== 1) throw noSuchOrganization();
  if (member.isSupport && !isSupportNow(organization, actor)) throw noSuchOrganization();
  if (!roleMay(member.role, action)) throw roleTooWeak();
  return organization;
}

/** Whether someone who joined as support staff still is, and still let in. */
export const isSupportNow = (organization: { readonly support?: Grant | undefined }, actor: Actor) =>
  actor.globalAdmin && isGranted(organization.support, new Date());
