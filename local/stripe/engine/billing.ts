import { cardOf } from './cards.ts';
import { charge, paid, voidInvoice } from './invoicing.ts';
import type { Price } from '../objects/catalogue.ts';
import { invoiceLine, type Invoice } from '../objects/invoice.ts';
import {
  itemOf,
  subscription,
  subscriptionItem,
  type Subscription,
  type SubscriptionItem,
} from '../objects/subscription.ts';
import { listOf, newId } from '../objects/wire.ts';
import type { Context } from './context.ts';
import { declined, StripeFault } from './stripe-fault.ts';

const ended: readonly string[] = ['canceled', 'incomplete_expired'];

export const hasEnded = ({ status }: Subscription) => ended.includes(status);

export const withItem = (of: Subscription, changes: Partial<SubscriptionItem>): Subscription['items'] =>
  listOf(of.items.url, [{ ...itemOf(of), ...changes }]);

/** When the period that begins at `start` ends: the same day of the next month, or the month's last. */
function periodEnd(start: number, { interval, interval_count: count }: Price['recurring']): number {
  const date = new Date(start * 1000);
  if (interval === 'day' || interval === 'week') return start + count * (interval === 'day' ? 1 : 7) * 86_400;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

interface Purchase {
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly trialEnd: number | null;
  readonly metadata: Record<string, string>;
  /** Whoever holds the card is there, and confirms the payment where the bank asks. */
  readonly isAttended: boolean;
}

/** Begins a subscription and takes the first payment; one without a card that pays stays incomplete. */
export function subscribe(
  context: Context,
  { customer, price, quantity, trialEnd, metadata, isAttended }: Purchase,
): Subscription {
  const { store, now, emit } = context;
  const created = now();
  const id = newId('sub_');
  const card = cardOf(context, customer);
  const onTrial = trialEnd !== null && trialEnd > created;
  const isPaid = onTrial || (card !== undefined && !card.declines && (isAttended || card.asks !== true));
  const item = subscriptionItem({
    price,
    quantity,
    subscription: id,
    created,
    current_period_start: created,
    current_period_end: onTrial ? trialEnd : periodEnd(created, price.recurring),
  });
  const begun = subscription({
    id,
    customer,
    created,
    currency: price.currency,
    status: onTrial ? 'trialing' : isPaid ? 'active' : 'incomplete',
    billing_cycle_anchor: onTrial ? trialEnd : created,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    default_payment_method: card?.id ?? null,
    metadata,
    ...(onTrial && { trial_start: created, trial_end: trialEnd }),
  });
  const line = invoiceLine({
    item,
    proration: false,
    amount: onTrial ? 0 : price.unit_amount * quantity,
    description: `${quantity} × ${price.nickname ?? price.id}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    invoice: null,
  });
  const first = charge(context, begun, [line], 'subscription_create', isAttended);
  const stored = store.put('subscription', { ...begun, latest_invoice: first.id });
  emit('customer.subscription.created', stored);
  return stored;
}

/** Stores a subscription as it is now and tells what was different. */
export function update(context: Context, before: Subscription, after: Subscription): Subscription {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof Subscription]),
    ),
  );
  if (Object.keys(previous).length === 0) return before;
  const stored = context.store.put('subscription', after);
  context.emit('customer.subscription.updated', stored, previous);
  return stored;
}

export function cancelAtPeriodEnd(context: Context, of: Subscription, cancel: boolean): Subscription {
  const reason = cancel ? ('cancellation_requested' as const) : null;
  return update(context, of, {
    ...of,
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(of).current_period_end : null,
    canceled_at: cancel ? context.now() : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
}

export function cancelNow(context: Context, of: Subscription): Subscription {
  const at = context.now();
  const waiting = of.pending_update && openInvoiceOf(context, of);
  if (waiting) voidInvoice(context, waiting);
  const stored = context.store.put('subscription', {
    ...of,
    status: 'canceled',
    pending_update: null,
    canceled_at: of.canceled_at ?? at,
    ended_at: at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
  context.emit('customer.subscription.deleted', stored);
  return stored;
}

export function openInvoiceOf({ store }: Context, { latest_invoice: id }: Subscription): Invoice | undefined {
  const latest = typeof id === 'string' ? store.get('invoice', id) : undefined;
  return latest?.status === 'open' ? latest : undefined;
}

/** Takes what is still owed, after another card was put on file; a change that waits is paid for on its own page. */
export function payOpenInvoices(context: Context, of: Subscription): Subscription {
  const { store, emit } = context;
  const card = cardOf(context, of.customer);
  if (!card || card.declines) throw declined();
  const waiting = of.pending_update && openInvoiceOf(context, of);
  for (const open of store.all('invoice')) {
    const isOf = open.parent?.subscription_details?.subscription === of.id && open.id !== waiting?.id;
    if (isOf && open.status === 'open') emit('invoice.paid', store.put('invoice', paid(context, open)));
  }
  const isBehind = of.status === 'past_due' || of.status === 'unpaid' || of.status === 'incomplete';
  const status = isBehind ? ('active' as const) : of.status;
  return update(context, of, { ...of, status, default_payment_method: card.id });
}

/** Ends or renews every subscription whose period is over. */
export function settlePeriods(context: Context): void {
  for (const due of context.store.all('subscription')) {
    let current = due;
    while (!hasEnded(current) && current.status !== 'incomplete') {
      const { current_period_end: end } = itemOf(current);
      if (end > context.now()) break;
      current = current.cancel_at_period_end ? cancelNow(context, current) : renew(context, current, end);
    }
  }
}

function renew(context: Context, of: Subscription, start: number): Subscription {
  const { price, quantity } = itemOf(of);
  const end = periodEnd(start, price.recurring);
  const next: Subscription = {
    ...of,
    items: withItem(of, { current_period_start: start, current_period_end: end }),
  };
  const line = invoiceLine({
    item: itemOf(next),
    proration: false,
    amount: price.unit_amount * quantity,
    description: `${quantity} × ${price.nickname ?? price.id}`,
    period: { start, end },
    invoice: null,
  });
  const made = charge(context, next, [line], 'subscription_cycle');
  return update(context, of, {
    ...next,
    latest_invoice: made.id,
    status: made.status === 'paid' ? 'active' : 'past_due',
  });
}

export function mustRun(of: Subscription): Subscription {
  if (!hasEnded(of)) return of;
  throw new StripeFault(404, `No such subscription: '${of.id}'`, { code: 'resource_missing', param: 'id' });
}
