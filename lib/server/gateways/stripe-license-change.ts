import 'server-only';
import Stripe from 'stripe';
import { BillingFailure } from '@/lib/server/backend/billing';
import { isConfirmationWanted, isRefusal } from './stripe-calls';

/** A change is made with its own key; one that the bank wants confirmed is left waiting with this one. */
const waitingKey = (idempotencyKey: string) => `${idempotencyKey}-waiting`;

/** Whether so many licenses hold as many seats as before; 0 is no limit. */
export const isAtLeast = (licenses: number, before: number) =>
  licenses === 0 || (before !== 0 && licenses >= before);

interface Terms {
  readonly idempotencyKey: string;
  /** Whether the change may be made later, once it is paid for. */
  readonly mayWait: boolean;
}

/**
 * Changes what a subscription is for. Nothing is given that is not paid for: what the bank wants confirmed is refused at
 * first, and asked for again as a change that Stripe makes once its invoice is paid.
 */
export async function updateItems(
  stripe: Stripe,
  subscriptionId: string,
  items: Stripe.SubscriptionUpdateParams.Item[],
  { idempotencyKey, mayWait }: Terms,
): Promise<Stripe.Subscription> {
  const update = (behavior: 'error_if_incomplete' | 'pending_if_incomplete', key: string) =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items,
        proration_behavior: 'always_invoice',
        payment_behavior: behavior,
        expand: ['latest_invoice'],
      },
      { idempotencyKey: key },
    );
  try {
    return await update('error_if_incomplete', idempotencyKey);
  } catch (refused) {
    if (!mayWait || !isConfirmationWanted(refused)) throw refused;
    try {
      return await update('pending_if_incomplete', waitingKey(idempotencyKey));
    } catch (error) {
      // What cannot wait, a debit for one, stays refused.
      throw error instanceof Stripe.errors.StripeError && isRefusal(error) ? refused : error;
    }
  }
}

/** Whoever comes first takes a key: after this, a change that is still on its way is refused. */
export async function takeKeys(
  stripe: Stripe,
  subscriptionId: string,
  idempotencyKey: string,
): Promise<void> {
  for (const key of [idempotencyKey, waitingKey(idempotencyKey)]) {
    try {
      await stripe.subscriptions.update(
        subscriptionId,
        { metadata: { called_off: idempotencyKey } },
        { idempotencyKey: key },
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
      if (!isKeyTaken(error)) throw error;
    }
  }
}

/** Whether another call has had this key, and is over. */
const isKeyTaken = (error: unknown) =>
  error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400;

/**
 * What is read of a subscription once no earlier change waits for its payment any more: its invoice is voided, so that
 * nobody pays for it later. One that was paid meanwhile was made.
 */
export async function withoutWaiting<T extends { readonly subscription: Stripe.Subscription }>(
  stripe: Stripe,
  read: () => Promise<T>,
): Promise<T> {
  const found = await read();
  const { pending_update: waiting, latest_invoice: latest } = found.subscription;
  if (!waiting || !latest) return found;
  try {
    await stripe.invoices.voidInvoice(typeof latest === 'string' ? latest : latest.id);
    return found;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  const after = await read();
  if (after.subscription.pending_update) {
    throw new BillingFailure('Stripe keeps a change that waits for its payment.', true);
  }
  return after;
}
