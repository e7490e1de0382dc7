import 'server-only';
import { memberFor } from '@/lib/domain/organizations/membership';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { supportMay, type OrganizationAction } from '@/lib/domain/organizations/permissions';
import { supportOnly } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import type { Scope } from '@/lib/server/policies/scope';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import {
  takeOrganizationGrant,
  takePrivateGrant,
} from '@/lib/server/repositories/permissions/support-grants';

/**
 * The actor's private library, or the organization's once membership and role were checked. Support staff read where
 * they were let in; each use is recorded, with its `target`.
 */
export async function scopeFor<Action extends OrganizationAction>(
  actor: Actor,
  orgId: string | undefined | null,
  action: Action,
  target?: string,
): Promise<Scope<Action>> {
  if (orgId === undefined || orgId === null) return mint(actor, `u_${actor.uid}`, action);
  const organization = await findOrganization(orgId);
  const member = organization && memberFor(organization.members, actor);
  const isOrdinary = member?.status === 1 && !member.isSupport;
  if (actor.globalAdmin && !isOrdinary && supportMay(action)) {
    await takeOrganizationGrant(orgId, actor.uid, target);
  } else {
    authorize(organization, actor, action);
  }
  return mint(actor, `o_${orgId}`, action);
}

type ReadingAction = 'snippets.read' | 'history.read' | 'trash.read';

/** A person's private library, for support staff whom they let in; each use is recorded, with its `target`. */
export async function supportScope<Action extends ReadingAction>(
  actor: Actor,
  owner: string,
  action: Action,
  target?: string,
): Promise<Scope<Action>> {
  if (!actor.globalAdmin) throw supportOnly();
  await takePrivateGrant(owner, actor.uid, target);
  return mint(actor, `u_${owner}`, action);
}

function mint<Action extends OrganizationAction>(
  actor: Actor,
  libraryId: OwnerId,
  action: Action,
): Scope<Action> {
  // eslint-disable-next-line no-restricted-syntax -- the one place that makes them
  return { actor, libraryId, action } as Scope<Action>;
}
