import * as organizations from '@/lib/contracts/organizations';
import { route, serve } from '@/lib/server/http/route';
import {
  acceptInvitation,
  getMember,
  rejectInvitation,
} from '@/lib/server/services/organizations/manage-members';
import { getRole, listOrganizations } from '@/lib/server/services/organizations/manage-organization';

export const config = { api: { bodyParser: false } };

export default route(
  serve(organizations.listOrganizations, ({ actor }) => listOrganizations(actor)),
  serve(organizations.getRole, ({ actor, query }) => getRole(actor, query.orgId)),
  serve(organizations.getMember, ({ actor, query }) => getMember(actor, query.orgId, query.uid)),
  serve(organizations.acceptInvitation, ({ actor, query }) => acceptInvitation(actor, query.orgId)),
  serve(organizations.rejectInvitation, ({ actor, query }) => rejectInvitation(actor, query.orgId)),
);
