import * as suggestions from '@/lib/contracts/suggestions';
import { route, serve } from '@/lib/server/http/route';
import { acceptSuggestion } from '@/lib/server/services/snippets/manage-suggestions';

export const config = { api: { bodyParser: false } };

export default route(
  serve(suggestions.acceptSuggestion, ({ actor, query, body }) => acceptSuggestion(actor, query.orgId, body)),
);
