import type Stripe from 'stripe';
import type { webhookEvents } from './webhook-events.ts';
import { newId } from './wire.ts';

/** An event as every kind of it looks; the SDK's own type is a union of hundreds. */
export type StripeEvent = Omit<Stripe.EventBase, 'data'> & {
  type: EventType;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
};

export type EventType = (typeof webhookEvents)[number];

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
