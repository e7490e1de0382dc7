import * as snippets from '@/lib/contracts/snippets';
import { Answer, etagMatches, NotModified } from '@/lib/server/http/answer';
import { JsonStream } from '@/lib/server/http/json-stream';
import { pageLink } from '@/lib/server/http/page-link';
import { route, serve } from '@/lib/server/http/route';
import { listGrantedSnippets, listSnippets } from '@/lib/server/services/snippets/list-snippets';
import {
  getGrantedSnippet,
  getSnippet,
  listTags,
  listVariables,
} from '@/lib/server/services/snippets/read-snippets';
import { createSnippet, deleteSnippet, updateSnippet } from '@/lib/server/services/snippets/write-snippets';

export const config = { api: { bodyParser: false } };

export default route(
  serve(snippets.getSnippet, ({ actor, query }) => getSnippet(actor, query.id, query.orgId)),
  serve(snippets.listTags, ({ actor, query }) => listTags(actor, query.orgId)),
  serve(snippets.listVariables, ({ actor, query }) => listVariables(actor, query.orgId)),
  serve(snippets.listSnippets, async ({ actor, query, ifNoneMatch }) => {
    const list = await listSnippets(actor, query, (etag) => etagMatches(ifNoneMatch, etag));
    if (!list.snippets) return new NotModified(list.etag);
    return new Answer(new JsonStream(list.snippets), {
      ETag: list.etag,
      ...pageLink('/api/snippets', query, list.next),
    });
  }),
  serve(
    snippets.listGrantedSnippets,
    async ({ actor, query }) => new JsonStream(await listGrantedSnippets(actor, query.uid)),
  ),
  serve(snippets.getGrantedSnippet, ({ actor, query }) => getGrantedSnippet(actor, query.uid, query.id)),
  serve(snippets.createSnippet, ({ actor, query, body, idempotencyKey }) =>
    createSnippet(actor, query.orgId, body, idempotencyKey),
  ),
  serve(snippets.updateSnippet, ({ actor, query, body }) => updateSnippet(actor, query.orgId, body)),
  serve(snippets.deleteSnippet, ({ actor, query }) => deleteSnippet(actor, query.orgId, query.id)),
);
