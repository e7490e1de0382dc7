import { Stripe } from 'stripe';
import type { Check } from '../deployment/check.ts';
import { askingStripe } from '../deployment/deployment.ts';
import { mistake } from '../deployment/finding.ts';

export const stripeKey: Check = {
  group: 'Stripe',
  holds: 'Stripe takes the key.',
  needs: ['STRIPE_SECRET_KEY'],
  look: ({ stripeApi }) =>
    askingStripe(async () => {
      try {
        await stripeApi().products.list({ limit: 1 });
        return [];
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeAuthenticationError)) throw error;
        return [
          mistake(
            'Stripe does not take STRIPE_SECRET_KEY: it is mistyped, expired or taken back.',
            'Copy the secret key, and set it anew: https://dashboard.stripe.com/apikeys',
          ),
        ];
      }
    }),
};
