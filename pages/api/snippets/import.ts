import * as snippets from '@/lib/contracts/snippets';
import { route, serve } from '@/lib/server/http/route';
import { importSnippets } from '@/lib/server/services/snippets/write-snippets';

export const config = { api: { bodyParser: false } };

export default route(
  serve(snippets.importSnippets, ({ actor, query, body, idempotencyKey }) =>
    importSnippets(actor, query.orgId, body.snippets, idempotencyKey),
  ),
);
