import type Stripe from 'stripe';

/** What a webhook endpoint of the product has to be told of. */
export const webhookEvents = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][];

export const webhookPath = '/api/stripe/webhook';
