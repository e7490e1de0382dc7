import * as history from '@/lib/contracts/snippet-history';
import { route, serve } from '@/lib/server/http/route';
import { listGrantedHistory, listHistory } from '@/lib/server/services/snippets/read-history';

export const config = { api: { bodyParser: false } };

export default route(
  serve(history.listHistory, ({ actor, query }) => listHistory(actor, query)),
  serve(history.listGrantedHistory, ({ actor, query }) => listGrantedHistory(actor, query)),
);
