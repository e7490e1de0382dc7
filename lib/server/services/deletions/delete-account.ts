import 'server-only';
import type { Actor } from '@/lib/server/policies/actor';
import { requireFreshSignIn } from '@/lib/server/policies/fresh-sign-in';
import { backend } from '@/lib/server/backend/backend';
import { billingPatience } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { accountBeingDeleted } from '@/lib/server/faults/fault';
import { beginAccountDeletion } from '@/lib/server/repositories/accounts/account-deletions';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { isDeletionUnderWay } from '@/lib/server/repositories/deletions';
import { halfDeletedNaming } from '@/lib/server/repositories/organizations/organizations';
import { runDeletion, type DeletionState } from './run-deletions';
import { requireStripe } from '@/lib/server/services/billing/require-stripe';

/**
 * Deletes the actor and all that is theirs. It is refused before anything is given up: after an old sign-in, where an
 * organization would lose its last admin, while Stripe cannot be asked. Asked again, it goes on.
 */
export async function deleteAccount(actor: Actor): Promise<DeletionState> {
  requireFreshSignIn(actor, 'deleting an account');
  const subject = `u_${actor.uid}` as const;
  const deadline = new Deadline(billingPatience);
  for (const { id } of await halfDeletedNaming(actor)) await runDeletion(`o_${id}`, deadline);
  if (!(await isDeletionUnderWay(subject))) {
    const billing = await readBilling(subject);
    if (billing) {
      await requireStripe(() => backend().billing.subscriptionsOf(billing.customerId, deadline));
    }
    await beginAccountDeletion(actor);
  }
  const state = await runDeletion(subject, deadline);
  if (!state) throw accountBeingDeleted();
  return state;
}
