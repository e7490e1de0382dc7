import type Stripe from 'stripe';
import type { SubscriptionItem } from './subscription.ts';
import { type List, type Made, newId } from './wire.ts';

export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity_decimal: string;
};

export type Invoice = Omit<Stripe.Invoice, 'customer' | 'lines'> & {
  customer: string;
  lines: List<InvoiceLine>;
};

export function invoiceLine({
  item,
  ...given
}: Pick<InvoiceLine, 'amount' | 'description' | 'period' | 'invoice'> & {
  item: Pick<SubscriptionItem, 'id' | 'price' | 'quantity' | 'subscription'>;
  proration: boolean;
}): InvoiceLine {
  const { proration, ...line } = given;
  return {
    id: newId('il_'),
    object: 'line_item',
    currency: item.price.currency,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: line.amount,
    taxes: [],
    ...line,
  };
}

export function invoice(
  given: Made<
    Invoice,
    | 'customer'
    | 'customer_email'
    | 'created'
    | 'currency'
    | 'lines'
    | 'billing_reason'
    | 'parent'
    | 'amount_due'
    | 'total'
    | 'starting_balance'
  >,
): Invoice {
  return {
    id: newId('in_'),
    object: 'invoice',
    account_country: 'US',
    account_name: 'Heelwrite',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: given.amount_due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: given.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.created,
    period_start: given.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: given.created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: given.total,
    subtotal_excluding_tax: given.total,
    test_clock: null,
    total_discount_amounts: [],
    total_excluding_tax: given.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    ...given,
  };
}
