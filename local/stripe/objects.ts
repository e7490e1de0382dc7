import type Stripe from 'stripe';

// Stripe's objects as they are on the wire: decimals are text there, and references are ids until they are expanded.

export interface List<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

export type Product = Stripe.Product;

export type Price = Omit<Stripe.Price, 'product' | 'unit_amount_decimal'> & {
  product: string;
  unit_amount: number;
  unit_amount_decimal: string;
  recurring: Stripe.Price.Recurring;
};

type Plan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: Price;
  plan: Plan;
  quantity: number;
};

export type Subscription = Omit<Stripe.Subscription, 'customer' | 'items'> & {
  customer: string;
  items: List<SubscriptionItem>;
};

export type Customer = Stripe.Customer;

export type Session = Omit<Stripe.Checkout.Session, 'customer' | 'line_items'> & { customer: string };

export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

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

export type PortalSession = Stripe.BillingPortal.Session;

export type PortalConfiguration = Stripe.BillingPortal.Configuration;

/** An event as every kind of it looks; the SDK's own type is a union of hundreds. */
export type StripeEvent = Omit<Stripe.EventBase, 'data'> & {
  type: EventType;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
};

/** The events that an endpoint of the product is told of. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'checkout.session.completed'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return prefix + Array.from(random, (byte) => letters[byte % letters.length]).join('');
}

export function listOf<T>(url: string, data: T[], has_more = false): List<T> {
  return { object: 'list', url, has_more, data };
}

export type Made<T, K extends keyof T> = Pick<T, K> & Partial<Omit<T, K | 'id' | 'object'>> & { id?: string };

export function product({ id = newId('prod_'), ...given }: Made<Product, 'name' | 'created'>): Product {
  return {
    id,
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: given.created,
    url: null,
    ...given,
  };
}

export function price(
  given: Made<Price, 'product' | 'currency' | 'unit_amount' | 'recurring' | 'created'>,
): Price {
  return {
    id: newId('price_'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: String(given.unit_amount),
    ...given,
  };
}

export function customer(given: Made<Customer, 'created' | 'email'>): Customer {
  return {
    id: newId('cus_'),
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_prefix: newId('').slice(0, 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...given,
  };
}

function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** What a subscription is for: how many of which price. */
export const bought = (price: Price, quantity: number) => ({ price, plan: planOf(price), quantity });

export function subscriptionItem(
  given: Pick<
    SubscriptionItem,
    'price' | 'quantity' | 'subscription' | 'created' | 'current_period_start' | 'current_period_end'
  >,
): SubscriptionItem {
  return {
    id: newId('si_'),
    object: 'subscription_item',
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    metadata: {},
    tax_rates: [],
    ...given,
    ...bought(given.price, given.quantity),
  };
}

export function subscription(
  given: Made<
    Subscription,
    'customer' | 'items' | 'created' | 'currency' | 'status' | 'billing_cycle_anchor'
  >,
): Subscription {
  return {
    id: newId('sub_'),
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null, disabled_reason: null },
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'classic', flexible: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
    ...given,
  };
}

export function checkoutSession(
  given: Made<Session, 'customer' | 'created' | 'success_url' | 'cancel_url' | 'currency' | 'amount_total'>,
): Session {
  return {
    id: newId('cs_test_'),
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: given.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: given.created + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: null,
    wallet_options: null,
    ...given,
  };
}

export function lineItem(price: Price, quantity: number, description: string): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}

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

export function portalConfiguration(
  given: Made<PortalConfiguration, 'created' | 'features'>,
): PortalConfiguration {
  return {
    id: newId('bpc_'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: given.created,
    ...given,
  };
}

export function portalSession(
  given: Made<PortalSession, 'customer' | 'created' | 'return_url' | 'configuration' | 'url'>,
): PortalSession {
  return {
    id: newId('bps_'),
    object: 'billing_portal.session',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    ...given,
  };
}

export function stripeEvent(
  given: Pick<StripeEvent, 'type' | 'data' | 'created' | 'api_version' | 'pending_webhooks'>,
): StripeEvent {
  return {
    id: newId('evt_'),
    object: 'event',
    livemode: false,
    request: { id: null, idempotency_key: null },
    ...given,
  };
}
