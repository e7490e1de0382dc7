import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { OrganizationAction } from '@/lib/domain/organizations/permissions';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { organizationOf, type OwnerId } from '@/lib/domain/organizations/owner';
import { noSuchOrganization } from '@/lib/server/faults/fault';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { findOrganizationIn } from '@/lib/server/repositories/organizations/organizations';

/** Refuses to keep anything for a person or an organization that was deleted since the call was let in. */
export async function checkOwner(tx: Transaction, owner: OwnerId): Promise<void> {
  const orgId = organizationOf(owner);
  if (orgId === undefined) await checkAccount(owner.slice(2), tx);
  else if (!(await findOrganizationIn(tx, orgId))) throw noSuchOrganization();
}

/**
 * Refuses to keep anything that the actor may not do any more: since the call was let in they may have been removed or
 * given another role, their support access may have ended, and whoever it is for may have been deleted.
 */
export async function checkPermission(
  tx: Transaction,
  owner: OwnerId,
  actor: Actor,
  action: OrganizationAction,
): Promise<void> {
  const orgId = organizationOf(owner);
  if (orgId !== undefined) authorize(await findOrganizationIn(tx, orgId), actor, action);
  else if (owner === `u_${actor.uid}`) await checkAccount(actor.uid, tx);
  // A person's own is written by nobody else, whoever may read it.
  else throw noSuchOrganization();
}
