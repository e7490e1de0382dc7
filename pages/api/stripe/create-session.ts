import * as subscription from '@/lib/contracts/subscription';
import { route, serve } from '@/lib/server/http/route';
import {
  startOrganizationCheckout,
  startPersonalCheckout,
} from '@/lib/server/services/billing/start-checkout';

export const config = { api: { bodyParser: false } };

export default route(
  serve(subscription.startPersonalCheckout, ({ actor }) => startPersonalCheckout(actor), {
    countedAs: 'checkout',
  }),
  serve(
    subscription.startOrganizationCheckout,
    ({ actor, query }) => startOrganizationCheckout(actor, query.orgId, query.licenseCount),
    { countedAs: 'checkout' },
  ),
);
