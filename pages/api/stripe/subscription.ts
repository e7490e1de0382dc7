import * as subscription from '@/lib/contracts/subscription';
import { route, serve } from '@/lib/server/http/route';
import { pricingTiers } from '@/lib/server/services/billing/pricing';
import {
  changeLicences,
  getOrganizationSubscription,
  getSubscription,
  previewLicences,
} from '@/lib/server/services/billing/subscriptions';

export const config = { api: { bodyParser: false } };

export default route(
  serve(subscription.getSubscription, ({ actor }) => getSubscription(actor)),
  serve(subscription.getPricing, async () => ({ pricingTiers: [...(await pricingTiers())] })),
  serve(subscription.previewLicences, ({ actor, query }) => previewLicences(actor, query)),
  serve(subscription.getOrganizationSubscription, ({ actor, query }) =>
    getOrganizationSubscription(actor, query.orgId),
  ),
  serve(subscription.changeLicences, ({ actor, body }) => changeLicences(actor, body)),
);
