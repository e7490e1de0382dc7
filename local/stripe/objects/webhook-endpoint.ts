import type Stripe from 'stripe';
import { type Made, newId } from './wire.ts';

export type WebhookEndpoint = Stripe.WebhookEndpoint;

export function webhookEndpoint(
  given: Made<WebhookEndpoint, 'url' | 'enabled_events' | 'created' | 'api_version'>,
): WebhookEndpoint {
  return {
    id: newId('we_'),
    object: 'webhook_endpoint',
    application: null,
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...given,
  };
}
