import * as original from '@/lib/contracts/snippet-original';
import { route, serve } from '@/lib/server/http/route';
import { getOriginal, markOriginalSeen } from '@/lib/server/services/snippets/read-original';

export const config = { api: { bodyParser: false } };

export default route(
  serve(original.getOriginal, ({ actor, query }) => getOriginal(actor, query)),
  serve(original.markOriginalSeen, ({ actor, query, body }) => markOriginalSeen(actor, query.orgId, body)),
);
