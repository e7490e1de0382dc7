import * as history from '@/lib/contracts/snippet-history';
import { route, serve } from '@/lib/server/http/route';
import { restoreState } from '@/lib/server/services/snippets/read-history';

export const config = { api: { bodyParser: false } };

export default route(
  serve(history.restoreState, ({ actor, query, body }) => restoreState(actor, query.orgId, body)),
);
