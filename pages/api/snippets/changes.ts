import * as snippets from '@/lib/contracts/snippets';
import { JsonStream } from '@/lib/server/http/json-stream';
import { route, serve } from '@/lib/server/http/route';
import { listChanges, listPage } from '@/lib/server/services/snippets/list-snippets';

export const config = { api: { bodyParser: false } };

export default route(
  serve(snippets.listChanges, ({ actor, query }) => listChanges(actor, query.orgId, Number(query.since))),
  serve(snippets.listPage, async ({ actor, query }) => new JsonStream(await listPage(actor, query))),
);
