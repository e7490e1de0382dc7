import 'server-only';
import type { Actor } from '../auth/actor';
import { requireFreshSignIn } from '../auth/fresh-sign-in';
import { backend } from '../backend';
import { billingPatience } from '../billing';
import { Deadline } from '../deadline';
import { accountBeingDeleted } from '../fault';
import { beginAccountDeletion } from '../repositories/account-deletions';
import { readBilling } from '../repositories/billing-records';
import { isDeletionUnderWay } from '../repositories/deletions';
import { halfDeletedNaming } from '../repositories/organizations';
import { carryDeletion, type DeletionState } from './carry-deletions';
import { whileStripeAnswers } from './while-stripe-answers';

/**
 * Deletes the actor and all that is theirs. It is refused before anything is given up: after an old sign-in, where an
 * organization would lose its last admin, while Stripe cannot be asked. Asked again, it goes on.
 */
export async function deleteAccount(actor: Actor): Promise<DeletionState> {
  requireFreshSignIn(actor, 'deleting an account');
  const subject = `u_${actor.uid}` as const;
  const deadline = new Deadline(billingPatience);
  for (const { id } of await halfDeletedNaming(actor)) await carryDeletion(`o_${id}`, deadline);
  if (!(await isDeletionUnderWay(subject))) {
    const billing = await readBilling(subject);
    if (billing) {
      await whileStripeAnswers(() => backend().billing.subscriptionsOf(billing.customerId, deadline));
    }
    await beginAccountDeletion(actor);
  }
  const state = await carryDeletion(subject, deadline);
  if (!state) throw accountBeingDeleted();
  return state;
}
