import * as snippets from '@/lib/contracts/snippets';
import { route, serve } from '@/lib/server/http/route';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';

export const config = { api: { bodyParser: false } };

export default route(
  serve(snippets.moveSnippets, async ({ actor, body }) => ({
    moved: await moveSnippets(actor, body.snippetIds, body.orgId),
  })),
);
