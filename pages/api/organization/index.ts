import * as organizations from '@/lib/contracts/organizations';
import { Answer } from '@/lib/server/http/answer';
import { route, serve } from '@/lib/server/http/route';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import {
  createOrganization,
  getOrganization,
  updateOrganization,
} from '@/lib/server/services/organizations/manage-organization';

export const config = { api: { bodyParser: false } };

export default route(
  serve(
    organizations.createOrganization,
    ({ actor, body, idempotencyKey }) => createOrganization(actor, body, idempotencyKey),
    { countedAs: 'new organizations' },
  ),
  serve(organizations.getOrganization, ({ actor, query }) => getOrganization(actor, query.orgId)),
  serve(organizations.updateOrganization, ({ actor, query, body }) =>
    updateOrganization(actor, query.orgId, body),
  ),
  serve(organizations.deleteOrganization, async ({ actor, query }) => {
    const state = await deleteOrganization(actor, query.orgId, query.name);
    return new Answer(undefined, state === 'done' ? {} : { 'X-Deletion': state });
  }),
);
