import type { Billing } from '@/lib/server/backend/billing';
import { env } from '@/lib/server/runtime/env';
import { stripeBilling } from '@/lib/server/gateways/stripe';
import { stripeClient } from '@/lib/server/gateways/stripe-calls';
import { waitForService } from '../process/wait-for-service';
import { createProducts } from './create-products';
import { localStripeKey, localWebhookSecret } from './credentials';

/** Stripe's test mode where a key of it is set, else the stand-in on this machine with our products in it. */
export async function localBilling(): Promise<Billing> {
  const { APP_URL: appUrl, STRIPE_PORT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env();
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    return stripeBilling({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, appUrl });
  }
  await waitForService(`127.0.0.1:${STRIPE_PORT}`, 'stand-in for Stripe');
  const standIn = { secretKey: localStripeKey, localPort: Number(STRIPE_PORT) };
  await createProducts(stripeClient(standIn));
  return stripeBilling({ ...standIn, webhookSecret: localWebhookSecret, appUrl });
}
