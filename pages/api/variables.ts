import * as kinds from '@/lib/contracts/variable-kinds';
import { route, serve } from '@/lib/server/http/route';
import { listVariableKinds, setVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';

export const config = { api: { bodyParser: false } };

export default route(
  serve(kinds.listVariableKinds, ({ actor, query }) => listVariableKinds(actor, query.orgId)),
  serve(kinds.setVariableKinds, ({ actor, query, body }) => setVariableKinds(actor, query.orgId, body)),
);
