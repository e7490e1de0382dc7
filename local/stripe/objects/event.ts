import type Stripe from 'stripe';
import { newId } from './wire.ts';

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
  | 'customer.subscription.pending_update_applied'
  | 'customer.subscription.pending_update_expired'
  | 'invoice.paid'
  | 'invoice.payment_failed'
>;

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
