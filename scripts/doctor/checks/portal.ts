import type { Stripe } from 'stripe';
import { isOurPortal, portalSettings } from '../../../local/stripe/portal-settings.ts';
import type { Check } from '../deployment/check.ts';
import { askingStripe } from '../deployment/deployment.ts';
import { mistake, type Finding } from '../deployment/finding.ts';

export type PortalFound = Pick<Stripe.BillingPortal.Configuration, 'id' | 'features' | 'metadata'>;

const wanted = Object.keys(portalSettings.features) as (keyof typeof portalSettings.features)[];

/** `portals` are those that are active. */
function portalFindings(portals: readonly PortalFound[]): Finding[] {
  const ours = portals.find(isOurPortal);
  if (!ours) {
    return [
      mistake(
        'Stripe has no settings of ours for its portal: people could change plans past the seats they hold.',
        'npm run stripe:products',
      ),
    ];
  }
  const turn = (feature: string, on: boolean) =>
    `stripe billing_portal configurations update ${ours.id} -d "features[${feature}][enabled]=${on}"`;
  const found = wanted
    .filter((feature) => !ours.features[feature].enabled)
    .map((feature) =>
      mistake(`Stripe’s portal does not offer ${feature.replaceAll('_', ' ')}.`, turn(feature, true)),
    );
  if (ours.features.subscription_update.enabled) {
    found.push(
      mistake(
        'Stripe’s portal lets people change their plan, past the seats they hold; licenses are changed in the app.',
        turn('subscription_update', false),
      ),
    );
  }
  return found;
}

export const portal: Check = {
  group: 'Stripe',
  holds: 'The portal offers what it should, and no change of plans.',
  needs: ['STRIPE_SECRET_KEY'],
  look: ({ stripeApi }) =>
    askingStripe(async () =>
      portalFindings(
        await stripeApi()
          .billingPortal.configurations.list({ active: true, limit: 100 })
          .autoPagingToArray({ limit: 10_000 }),
      ),
    ),
};
