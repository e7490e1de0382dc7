import { cardOf } from './cards.ts';
import type { Price } from '../objects/catalogue.ts';
import { invoice, invoiceLine, type Invoice, type InvoiceLine } from '../objects/invoice.ts';
import { itemOf, type Subscription, type SubscriptionItem } from '../objects/subscription.ts';
import { listOf, newId } from '../objects/wire.ts';
import { customerOf, type Context } from './context.ts';

export interface ItemChange {
  readonly price: Price;
  readonly quantity: number;
}

/** What the rest of the period costs in the new way, less what it was paid for in the old. */
export function prorations(of: Subscription, { price, quantity }: ItemChange, at: number): InvoiceLine[] {
  const item = itemOf(of);
  const isSame = item.price.id === price.id && item.quantity === quantity;
  if (isSame || of.status === 'trialing') return [];
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const part = (what: Pick<SubscriptionItem, 'id' | 'subscription' | 'price' | 'quantity'>, sign: 1 | -1) =>
    invoiceLine({
      item: what,
      proration: true,
      amount: sign * Math.round(what.price.unit_amount * what.quantity * share),
      description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${what.quantity} × ${what.price.nickname ?? what.price.id}`,
      period: { start: at, end },
      invoice: null,
    });
  return [part(item, -1), part({ ...item, price, quantity }, 1)];
}

/** An invoice over these lines: what the customer's credit covers is not due. */
export function draftInvoice(
  context: Context,
  of: Subscription,
  lines: readonly InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
): Invoice {
  const customer = customerOf(context, of.customer);
  const id = newId('in_');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = total + customer.balance;
  const { current_period_start: start, current_period_end: end } = itemOf(of);
  return invoice({
    id,
    customer: customer.id,
    customer_email: customer.email,
    created: context.now(),
    currency: of.currency,
    billing_reason: reason,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: of.metadata, subscription: of.id },
    },
    period_start: start,
    period_end: end,
    starting_balance: customer.balance,
    ending_balance: Math.min(0, due),
    total,
    amount_due: Math.max(0, due),
  });
}

/**
 * Makes an invoice and takes its payment from the card on file, or leaves it open where that does not pay. `isAgreed`: the
 * holder has agreed to it, so that no bank asks.
 */
export function charge(
  context: Context,
  of: Subscription,
  lines: readonly InvoiceLine[],
  reason: NonNullable<Invoice['billing_reason']>,
  isAgreed = true,
): Invoice {
  const { store, emit } = context;
  const draft = draftInvoice(context, of, lines, reason);
  const customer = customerOf(context, of.customer);
  const card = cardOf(context, of.customer);
  const takes = card !== undefined && !card.declines && (isAgreed || card.asks !== true);
  const pays = draft.amount_due === 0 || takes;
  store.put('customer', {
    ...customer,
    currency: draft.currency,
    balance: draft.ending_balance ?? 0,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  const numbered: Invoice = {
    ...draft,
    number: `${customer.invoice_prefix ?? ''}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    attempted: true,
    attempt_count: 1,
    hosted_invoice_url: `${context.origin}/invoice/${draft.id}`,
  };
  const settled = store.put('invoice', pays ? paid(context, numbered) : numbered);
  emit(pays ? 'invoice.paid' : 'invoice.payment_failed', settled);
  return settled;
}

/** Nobody pays an open invoice any more; the credit that it took is given back. */
export function voidInvoice(context: Context, open: Invoice): Invoice {
  const { store, now } = context;
  const customer = customerOf(context, open.customer);
  const taken = (open.ending_balance ?? 0) - open.starting_balance;
  store.put('customer', { ...customer, balance: customer.balance - taken });
  return store.put('invoice', {
    ...open,
    status: 'void',
    status_transitions: { ...open.status_transitions, voided_at: now() },
  });
}

/** An invoice as it stands once it is paid. */
export const paid = ({ now }: Context, open: Invoice): Invoice => ({
  ...open,
  status: 'paid',
  amount_paid: open.amount_due,
  amount_remaining: 0,
  status_transitions: { ...open.status_transitions, paid_at: now() },
});
