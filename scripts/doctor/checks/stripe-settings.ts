import type { Check } from '../deployment/check.ts';
import { warning, type Finding } from '../deployment/finding.ts';

const apiKeys = 'https://dashboard.stripe.com/apikeys';

/** Hosts that are seldom where customers pay. */
const looksLikeATry = (host: string) =>
  /(^|[.-])(test|staging|stage|dev|preview|demo|local|localhost)([.-]|$)/.test(host) || /^[\d.]+$/.test(host);

interface StripeSettings {
  readonly key: string;
  readonly webhookSecret: string;
  readonly appUrl: string;
}

export function stripeSettingsFindings({ key, webhookSecret, appUrl }: StripeSettings): Finding[] {
  const found: Finding[] = [];
  const host = new URL(appUrl).hostname;
  const isTest = key.includes('_test_');
  if (isTest && !looksLikeATry(host)) {
    found.push(
      warning(
        `STRIPE_SECRET_KEY is one of Stripe’s test mode, and ${host} looks like where customers pay: nobody would be charged.`,
        `Set the live key of ${apiKeys}, run npm run stripe:products, and add the webhook endpoint anew.`,
      ),
    );
  }
  if (!isTest && looksLikeATry(host)) {
    found.push(
      warning(
        `STRIPE_SECRET_KEY is a live one, and ${host} looks like where things are tried: cards would be charged.`,
        `Set the key of Stripe’s test mode: https://dashboard.stripe.com/test/apikeys`,
      ),
    );
  }
  if (!/^whsec_\w{16,}$/.test(webhookSecret) || /^whsec_[0-9a-f]{64}$/.test(webhookSecret)) {
    found.push(
      warning(
        'STRIPE_WEBHOOK_SECRET does not look like the secret of a webhook endpoint; `stripe listen` has others, which hold on your machine only.',
        'Take the signing secret that https://dashboard.stripe.com/webhooks shows at the endpoint.',
      ),
    );
  }
  return found;
}

export const stripeSettings: Check = {
  group: 'Settings',
  holds: 'The settings for Stripe fit the address of the app.',
  needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'APP_URL'],
  look: ({
    settings: {
      STRIPE_SECRET_KEY: key = '',
      STRIPE_WEBHOOK_SECRET: webhookSecret = '',
      APP_URL: appUrl = '',
    },
  }) => stripeSettingsFindings({ key, webhookSecret, appUrl }),
};
