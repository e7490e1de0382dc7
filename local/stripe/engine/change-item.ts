import { bought, itemOf, type Subscription } from '../objects/subscription.ts';
import type { Invoice } from '../objects/invoice.ts';
import { openInvoiceOf, update, withItem } from './billing.ts';
import { cardOf } from './cards.ts';
import type { Context } from './context.ts';
import { charge, paid, prorations, voidInvoice, type ItemChange } from './invoicing.ts';
import { declined, requiresAction } from './stripe-fault.ts';

/** What becomes of a change that is not paid for at once, as Stripe names it. */
export type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

/** In seconds: so long a change waits to be paid for, unless the period is over before. */
const longestWait = 23 * 60 * 60;

/** Changes what a subscription is for and charges or credits the rest of the period at once. */
export function changeItem(
  context: Context,
  before: Subscription,
  change: ItemChange,
  { invoiced, behavior }: { invoiced: boolean; behavior: PaymentBehavior },
): Subscription {
  const lines = invoiced ? prorations(before, change, context.now()) : [];
  // Another invoice takes the place of one that waits.
  const of = lines.length > 0 ? dropWaiting(context, before) : before;
  const changed: Subscription = { ...of, items: withItem(of, bought(change.price, change.quantity)) };
  if (lines.length === 0) return update(context, of, changed);
  const made = charge(context, changed, lines, 'subscription_update', false);
  if (made.status === 'paid') return update(context, of, { ...changed, latest_invoice: made.id });
  if (behavior === 'error_if_incomplete') {
    const card = cardOf(context, of.customer);
    throw card && !card.declines ? requiresAction() : declined();
  }
  if (behavior === 'allow_incomplete') {
    return update(context, of, { ...changed, latest_invoice: made.id, status: 'past_due' });
  }
  return update(context, of, {
    ...of,
    latest_invoice: made.id,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(context.now() + longestWait, itemOf(of).current_period_end),
      metadata: null,
      subscription_items: changed.items.data,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

const subscriptionOf = ({ store }: Context, { parent }: Invoice) => {
  const id = parent?.subscription_details?.subscription;
  return typeof id === 'string' ? store.get('subscription', id) : undefined;
};

/** Takes the payment of an open invoice; a change that waits for it is made. */
export function payInvoice(context: Context, open: Invoice): void {
  const { store, emit } = context;
  emit('invoice.paid', store.put('invoice', paid(context, open)));
  const of = subscriptionOf(context, open);
  if (of?.latest_invoice !== open.id) return;
  const { pending_update: waiting } = of;
  if (waiting?.subscription_items) {
    const [item] = waiting.subscription_items;
    const items = item ? withItem(of, bought(item.price, item.quantity)) : of.items;
    const applied = update(context, of, { ...of, items, pending_update: null });
    emit('customer.subscription.pending_update_applied', applied);
  } else if (of.status === 'incomplete' || of.status === 'past_due') {
    update(context, of, { ...of, status: 'active' });
  }
}

/** Voids an open invoice; a change that waits for it is forgotten. */
export function voidOpenInvoice(context: Context, open: Invoice): Invoice {
  const voided = voidInvoice(context, open);
  const of = subscriptionOf(context, open);
  if (of?.pending_update && of.latest_invoice === open.id) {
    const dropped = update(context, of, { ...of, pending_update: null });
    context.emit('customer.subscription.pending_update_expired', dropped);
  }
  return voided;
}

function dropWaiting(context: Context, of: Subscription): Subscription {
  if (!of.pending_update) return of;
  const open = openInvoiceOf(context, of);
  if (!open) return update(context, of, { ...of, pending_update: null });
  voidOpenInvoice(context, open);
  return context.store.get('subscription', of.id) ?? of;
}

/** Forgets every change that was not paid for in time. */
export function settleWaiting(context: Context): void {
  for (const of of context.store.all('subscription')) {
    if (of.pending_update && of.pending_update.expires_at <= context.now()) dropWaiting(context, of);
  }
}
