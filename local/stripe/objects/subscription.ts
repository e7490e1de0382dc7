import type Stripe from 'stripe';
import type { Price } from './catalogue.ts';
import { type List, type Made, newId } from './wire.ts';

type Plan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: Price;
  plan: Plan;
  quantity: number;
};

/** A change that is made once `latest_invoice` is paid. */
type PendingUpdate = Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
  subscription_items: SubscriptionItem[] | null;
};

export type Subscription = Omit<Stripe.Subscription, 'customer' | 'items' | 'pending_update'> & {
  customer: string;
  items: List<SubscriptionItem>;
  pending_update: PendingUpdate | null;
};

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

/** The one thing that a subscription is for; the product sells no others. */
export function itemOf({ items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has no item.');
  return item;
}
