import * as subscription from '@/lib/contracts/subscription';
import { route, serve } from '@/lib/server/http/route';
import { pricingTiers } from '@/lib/server/services/billing/pricing';
import {
  changeLicenses,
  getOrganizationSubscription,
  getSubscription,
  previewLicenses,
} from '@/lib/server/services/billing/subscriptions';

export const config = { api: { bodyParser: false } };

export default route(
  serve(subscription.getSubscription, ({ actor }) => getSubscription(actor)),
  serve(subscription.getPricing, async () => ({ pricingTiers: [...(await pricingTiers())] })),
  serve(subscription.previewLicenses, ({ actor, query }) => previewLicenses(actor, query)),
  serve(subscription.getOrganizationSubscription, ({ actor, query }) =>
    getOrganizationSubscription(actor, query.orgId),
  ),
  serve(subscription.changeLicenses, ({ actor, body }) => changeLicenses(actor, body)),
);
