import type Stripe from 'stripe';
import { type Made, newId } from './wire.ts';

export type PortalSession = Stripe.BillingPortal.Session;

export type PortalConfiguration = Stripe.BillingPortal.Configuration;

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
