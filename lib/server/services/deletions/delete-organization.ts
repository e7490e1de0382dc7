import 'server-only';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { billingPatience } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { isDeletionUnderWay } from '@/lib/server/repositories/deletions';
import { beginDeletion } from '@/lib/server/repositories/permissions/organization-transactions';
import {
  findOrganizationToDelete,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';
import { runDeletion, type DeletionState } from './run-deletions';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { requireStripe } from '@/lib/server/services/billing/require-stripe';

/**
 * Deletes an organization with its library. It is refused before anything is given up: while its subscription runs, by what
 * Stripe says now, or cannot say. Asked again, it goes on.
 */
export async function deleteOrganization(actor: Actor, orgId: string, name: string): Promise<DeletionState> {
  const subject = `o_${orgId}` as const;
  const deadline = new Deadline(billingPatience);
  const check = (found: StoredOrganization | undefined) => {
    const organization = authorize(found, actor, 'organization.manage');
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
    const billing = await readBilling(subject);
    if (billing) await requireStripe(() => refreshSubscription(subject, billing.customerId, deadline));
  }
  await beginDeletion(orgId, actor.uid, check);
  const state = await runDeletion(subject, deadline);
  return state ?? ((await isDeletionUnderWay(subject)) ? 'under-way' : 'done');
}
