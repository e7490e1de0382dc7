import * as suggestions from '@/lib/contracts/suggestions';
import { route, serve } from '@/lib/server/http/route';
import {
  listSuggestions,
  suggest,
  withdrawSuggestion,
} from '@/lib/server/services/snippets/manage-suggestions';

export const config = { api: { bodyParser: false } };

export default route(
  serve(suggestions.listSuggestions, ({ actor, query }) => listSuggestions(actor, query.orgId, query.after)),
  serve(suggestions.suggest, ({ actor, query, body }) => suggest(actor, query.orgId, body)),
  serve(suggestions.withdrawSuggestion, ({ actor, query }) =>
    withdrawSuggestion(actor, query.orgId, query.id),
  ),
);
