import { Stripe } from 'stripe';
import { webhookEvents, webhookPath } from '../../../local/stripe/objects/webhook-events.ts';
import type { Check } from '../deployment/check.ts';
import { askingStripe } from '../deployment/deployment.ts';
import { mistake, warning, type Finding } from '../deployment/finding.ts';

export type EndpointFound = Pick<
  Stripe.WebhookEndpoint,
  'id' | 'api_version' | 'enabled_events' | 'status' | 'url'
>;

const at = (id: string) => `https://dashboard.stripe.com/webhooks/${id}`;

/** Whether it is https is the address's own finding. */
const isAt = (one: string, other: string) => one.replace(/^https?:/, '') === other.replace(/^https?:/, '');

function webhookFindings(endpoints: readonly EndpointFound[], appUrl: string, apiVersion: string): Finding[] {
  const url = new URL(webhookPath, appUrl).href;
  const ours = endpoints.filter((endpoint) => isAt(endpoint.url, url));
  const enabled = ours.filter(({ status }) => status === 'enabled');
  const [endpoint] = enabled;
  const elsewhere = endpoints
    .filter((each) => each.status === 'enabled' && !isAt(each.url, url) && each.url.endsWith(webhookPath))
    .map((each) =>
      warning(
        `Stripe tells ${each.url} of the same account too, so two apps share its customers.`,
        `Where it is none of yours any more, delete it: ${at(each.id)}`,
      ),
    );
  if (!endpoint) return [missing(ours[0], url), ...elsewhere];
  return [...doubled(enabled), ...deaf(endpoint), ...older(endpoint, apiVersion), ...elsewhere];
}

function missing(disabled: EndpointFound | undefined, url: string): Finding {
  if (disabled) {
    return mistake(
      `The webhook endpoint of ${url} is switched off: the app hears of no payment.`,
      `Switch it on: ${at(disabled.id)}`,
    );
  }
  return mistake(
    `Stripe has no webhook endpoint for ${url}: the app hears of no payment.`,
    `stripe webhook_endpoints create --url ${url} ${webhookEvents.map((event) => `-d "enabled_events[]=${event}"`).join(' ')} (with --live for the live mode), and set STRIPE_WEBHOOK_SECRET to the secret that it prints`,
  );
}

const doubled = ([first, ...others]: readonly EndpointFound[]) =>
  others.map(({ id }) =>
    mistake(
      `Stripe has more than one webhook endpoint for ${first?.url ?? ''}: only one of their secrets is set, so the other’s calls are refused.`,
      `Delete the one whose secret is not STRIPE_WEBHOOK_SECRET: ${at(id)}`,
    ),
  );

function deaf({ id, enabled_events: events }: EndpointFound): Finding[] {
  const unheard = events.includes('*') ? [] : webhookEvents.filter((event) => !events.includes(event));
  if (unheard.length === 0) return [];
  return [
    mistake(
      `The webhook endpoint is not told of ${unheard.join(', ')}.`,
      `Add ${unheard.length === 1 ? 'it' : 'them'} to the endpoint’s events: ${at(id)}`,
    ),
  ];
}

/** The app takes only the customer from an event, and every version has that: it need not be the same one. */
function older({ id, api_version: version }: EndpointFound, apiVersion: string): Finding[] {
  if (version === null || version === apiVersion) return [];
  return [
    warning(
      `The webhook endpoint speaks version ${version} of Stripe’s API, the app ${apiVersion}: it works as long as events name their customer as now.`,
      `Add an endpoint in version ${apiVersion}, set its secret, and delete this one: ${at(id)}`,
    ),
  ];
}

export const webhook: Check = {
  group: 'Stripe',
  holds: 'The webhook endpoint is there, once, and is told of all that the app has to know.',
  needs: ['STRIPE_SECRET_KEY', 'APP_URL'],
  look: ({ stripeApi, settings: { APP_URL: appUrl = '' } }) =>
    askingStripe(async () =>
      webhookFindings(
        await stripeApi().webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
        appUrl,
        Stripe.API_VERSION,
      ),
    ),
};
