import * as z from 'zod/mini';
import { portalConfiguration, portalSession, type PortalConfiguration } from '../objects/portal.ts';
import { newId } from '../objects/wire.ts';
import { flag, listParams, metadata, params, text } from './params.ts';
import { on, page } from './route.ts';
import { customerOf } from '../engine/context.ts';
import { noSuch } from '../engine/stripe-fault.ts';

const feature = z.optional(params({ enabled: flag }));

const features = params({
  subscription_update: feature,
  customer_update: z.optional(params({ enabled: flag, allowed_updates: z.optional(z.array(text)) })),
  invoice_history: feature,
  payment_method_update: feature,
  subscription_cancel: z.optional(
    params({ enabled: flag, mode: z.optional(text), proration_behavior: z.optional(text) }),
  ),
});

const allFeatures = (given: z.infer<typeof features>): PortalConfiguration['features'] => ({
  customer_update: {
    enabled: given.customer_update?.enabled ?? false,
    allowed_updates: given.customer_update?.allowed_updates ?? [],
  },
  invoice_history: { enabled: false, ...given.invoice_history },
  payment_method_update: {
    enabled: false,
    payment_method_configuration: null,
    ...given.payment_method_update,
  },
  subscription_cancel: {
    enabled: given.subscription_cancel?.enabled ?? false,
    mode: given.subscription_cancel?.mode ?? 'at_period_end',
    proration_behavior: given.subscription_cancel?.proration_behavior ?? 'none',
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
  },
  subscription_pause: { enabled: false, duration: { interval_options: [], type: 'interval_options' } },
  subscription_update: {
    enabled: given.subscription_update?.enabled ?? false,
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
});

export const portalRoutes = [
  on(
    'POST',
    '/v1/billing_portal/configurations',
    params({
      name: z.optional(text),
      features,
      business_profile: z.optional(
        params({
          headline: z.optional(text),
          privacy_policy_url: z.optional(text),
          terms_of_service_url: z.optional(text),
        }),
      ),
      metadata: z.optional(metadata),
    }),
    ({ store, now }, given) =>
      store.put(
        'portalConfiguration',
        portalConfiguration({
          created: now(),
          features: allFeatures(given.features),
          name: given.name ?? null,
          metadata: given.metadata ?? {},
        }),
      ),
  ),
  on(
    'GET',
    '/v1/billing_portal/configurations',
    listParams({ active: z.optional(flag), is_default: z.optional(flag) }),
    ({ store }, { active, is_default: isDefault, ...given }) => {
      const wanted = store
        .all('portalConfiguration')
        .filter(
          (each) =>
            (active === undefined || each.active === active) &&
            (isDefault === undefined || each.is_default === isDefault),
        );
      return page('/v1/billing_portal/configurations', wanted, given);
    },
  ),
  on(
    'POST',
    '/v1/billing_portal/configurations/:id',
    params({ active: z.optional(flag), features: z.optional(features) }),
    ({ store, now }, given, id) => {
      const found = store.get('portalConfiguration', id);
      if (!found) throw noSuch('configuration', id);
      return store.put('portalConfiguration', {
        ...found,
        active: given.active ?? found.active,
        features: given.features ? allFeatures({ ...found.features, ...given.features }) : found.features,
        updated: now(),
      });
    },
  ),
  on(
    'POST',
    '/v1/billing_portal/sessions',
    params({ customer: text, return_url: z.optional(text), configuration: z.optional(text) }),
    (context, { customer, return_url: back = null, configuration = 'bpc_default' }) => {
      customerOf(context, customer, 'customer');
      if (configuration !== 'bpc_default' && !context.store.get('portalConfiguration', configuration)) {
        throw noSuch('configuration', configuration, 'configuration');
      }
      const id = newId('bps_');
      return context.store.put(
        'portalSession',
        portalSession({
          id,
          customer,
          configuration,
          created: context.now(),
          return_url: back,
          url: `${context.origin}/portal/${id}`,
        }),
      );
    },
  ),
];
