import * as support from '@/lib/contracts/support';
import { route, serve } from '@/lib/server/http/route';
import {
  changeOrganizationAccess,
  getOrganizationAccess,
} from '@/lib/server/services/organizations/manage-support-access';

export const config = { api: { bodyParser: false } };

export default route(
  serve(support.getOrganizationAccess, ({ actor, query }) => getOrganizationAccess(actor, query.orgId)),
  serve(support.changeOrganizationAccess, ({ actor, query, body }) =>
    changeOrganizationAccess(actor, query.orgId, body),
  ),
);
