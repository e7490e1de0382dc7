import * as suggestions from '@/lib/contracts/suggestions';
import { route, serve } from '@/lib/server/http/route';
import { declineSuggestion } from '@/lib/server/services/snippets/manage-suggestions';

export const config = { api: { bodyParser: false } };

export default route(
  serve(suggestions.declineSuggestion, ({ actor, query, body }) =>
    declineSuggestion(actor, query.orgId, body),
  ),
);
