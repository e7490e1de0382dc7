import 'server-only';
import { memberFor } from '@/lib/domain/membership';
import { leaveForGood } from '@/lib/domain/organization-changes';
import type { Actor } from '../auth/actor';
import { requireFreshSignIn } from '../auth/fresh-sign-in';
import { backend } from '../backend';
import { noSuchOrganization, unlessRefused } from '../fault';
import { beginAccountDeletion, callOffAccountDeletion } from '../repositories/account-deletions';
import { record } from '../repositories/audit';
import { deleteBilling, readBilling } from '../repositories/billing-records';
import { forgetAnswers } from '../repositories/idempotency';
import { deleteLessonSets } from '../repositories/lesson-sets';
import { changeOrganization } from '../repositories/organization-writing';
import { halfDeletedNaming, organizationsNaming } from '../repositories/organizations';
import { deleteLibrary } from '../repositories/snippet-clearing';
import { deletePrivateGrant } from '../repositories/support-grants';
import { deletePool } from '../repositories/token-pools';
import { deleteUser } from '../repositories/users';
import { finishDeletion } from './delete-organization';

/**
 * Deletes the actor and all that is theirs; refused before anything is gone where an organization would lose its last
 * admin. What fails on the way can be tried again.
 */
export async function deleteAccount(actor: Actor): Promise<void> {
  requireFreshSignIn(actor, 'deleting an account');
  await organizationsToLeave(actor);
  await beginAccountDeletion(actor.uid);
  try {
    await deleteAll(actor);
  } catch (error) {
    await callOffAccountDeletion(actor.uid);
    throw error;
  }
}

async function organizationsToLeave(actor: Actor) {
  const organizations = await organizationsNaming(actor);
  for (const organization of organizations) unlessRefused(leaveForGood(organization, actor));
  return organizations;
}

async function deleteAll(actor: Actor): Promise<void> {
  // Read anew: until the deletion began, one more may have been created or joined.
  for (const { id } of await organizationsToLeave(actor)) {
    await changeOrganization(
      id,
      actor,
      (found) => {
        if (!found || !memberFor(found.members, actor)) throw noSuchOrganization();
        return { ...found, members: [...unlessRefused(leaveForGood(found, actor))] };
      },
      { action: 'member.left' },
    );
  }
  for (const { id } of await halfDeletedNaming(actor)) await finishDeletion(id, actor.uid);
  const billing = await readBilling(`u_${actor.uid}`);
  // Whatever we know of a subscription: a payment may be on its way.
  if (billing) await backend().billing.closeCustomer(billing.customerId);
  await deleteLibrary(`u_${actor.uid}`);
  await Promise.all([
    deletePool(`u_${actor.uid}`),
    deletePrivateGrant(actor.uid),
    deleteUser(actor),
    deleteLessonSets(actor),
    deleteBilling(`u_${actor.uid}`),
    forgetAnswers(actor.uid),
  ]);
  await record({ uid: actor.uid, action: 'account.deleted' });
  // Last: whoever has no account cannot try again.
  await backend().auth.deleteUser(actor.uid);
}
