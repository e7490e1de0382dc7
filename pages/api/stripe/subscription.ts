import * as subscription from '@/lib/contracts/subscription';
import { route, serve } from '@/lib/server/http/route';
import { readPricing } from '@/lib/server/services/billing/read-pricing';
import { changeLicenses, previewLicenses } from '@/lib/server/services/billing/change-licenses';
import { resumePlan } from '@/lib/server/services/billing/resume-plan';
import {
  getOrganizationSubscription,
  getSubscription,
} from '@/lib/server/services/billing/read-subscription';

export const config = { api: { bodyParser: false } };

export default route(
  serve(subscription.getSubscription, ({ actor }) => getSubscription(actor)),
  serve(subscription.getPricing, () => readPricing()),
  serve(subscription.previewLicenses, ({ actor, query }) => previewLicenses(actor, query)),
  serve(subscription.getOrganizationSubscription, ({ actor, query }) =>
    getOrganizationSubscription(actor, query.orgId),
  ),
  serve(subscription.resumePlan, ({ actor, query }) => resumePlan(actor, query.orgId)),
  serve(subscription.changeLicenses, ({ actor, body }) => changeLicenses(actor, body)),
);
