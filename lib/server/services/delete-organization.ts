import 'server-only';
import { isRunning } from '@/lib/domain/seats';
import type { Actor } from '../auth/actor';
import { mayIn } from '../auth/scope';
import { backend } from '../backend';
import { Fault, invalidField } from '../fault';
import { deleteBilling, readBilling, type OwnerId } from '../repositories/billing-records';
import { beginDeletion, endDeletion } from '../repositories/organization-writing';
import { findOrganizationToDelete, type StoredOrganization } from '../repositories/organizations';
import { deleteLibrary } from '../repositories/snippet-clearing';
import { deletePool } from '../repositories/token-pools';
import { refreshSubscription } from './refresh-subscription';

/**
 * Deletes an organization with its library; refused while its subscription runs, by what Stripe says now. Where it fails
 * half-way, the next attempt goes on.
 */
export async function deleteOrganization(actor: Actor, orgId: string, name: string): Promise<void> {
  const check = (found: StoredOrganization | undefined) => {
    const organization = mayIn(found, actor, 'organization.manage');
    if (organization.name !== name) {
      throw invalidField('name', 'This is not the name of the organization.');
    }
    if (isRunning(organization.subscription?.status)) {
      throw new Fault('conflict', 'Cancel the subscription first: it is still running.');
    }
    return organization;
  };
  const { isBeingDeleted } = check(await findOrganizationToDelete(orgId));
  if (!isBeingDeleted) {
    const billing = await readBilling(`o_${orgId}`);
    if (billing) await refreshSubscription(`o_${orgId}`, billing.customerId);
    await beginDeletion(orgId, check);
  }
  await finishDeletion(orgId, actor.uid);
}

/** Removes all that is left of an organization whose deletion has begun. */
export async function finishDeletion(orgId: string, uid: string): Promise<void> {
  const owner: OwnerId = `o_${orgId}`;
  const billing = await readBilling(owner);
  if (billing) await backend().billing.closeCustomer(billing.customerId);
  await deleteLibrary(owner);
  await Promise.all([deleteBilling(owner), deletePool(owner)]);
  // Last: until here a failure can be tried again.
  await endDeletion(orgId, uid);
}
