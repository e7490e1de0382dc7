import * as invitations from '@/lib/contracts/invitations';
import * as organizations from '@/lib/contracts/organizations';
import { Answer } from '@/lib/server/http/answer';
import { route, serve } from '@/lib/server/http/route';
import {
  changeInvitedRole,
  changeRole,
  inviteMember,
  removeMember,
  resendInvitation,
} from '@/lib/server/services/organizations/manage-members';

export const config = { api: { bodyParser: false } };

export default route(
  serve(invitations.inviteMember, async ({ actor, query, body, idempotencyKey }) => {
    const { organization, isMailed } = await inviteMember(actor, query.orgId, body, idempotencyKey);
    return new Answer(organization, isMailed ? {} : { 'X-Invitation-Mail': 'failed' });
  }),
  serve(organizations.resendInvitation, ({ actor, query, body }) =>
    resendInvitation(actor, query.orgId, body.email),
  ),
  serve(organizations.removeMember, ({ actor, query }) => removeMember(actor, query.orgId, query.email)),
  serve(organizations.changeRole, ({ actor, query, body }) =>
    changeRole(actor, query.orgId, query.userId, body.role),
  ),
  serve(organizations.changeInvitedRole, ({ actor, query, body }) =>
    changeInvitedRole(actor, query.orgId, query.email, body.role),
  ),
);
