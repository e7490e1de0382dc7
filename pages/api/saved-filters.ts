import * as changes from '@/lib/contracts/saved-filter-changes';
import * as filters from '@/lib/contracts/saved-filters';
import { route, serve } from '@/lib/server/http/route';
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from '@/lib/server/services/snippets/manage-saved-filters';

export const config = { api: { bodyParser: false } };

export default route(
  serve(filters.listSavedFilters, ({ actor }) => listSavedFilters(actor)),
  serve(changes.createSavedFilter, ({ actor, body, idempotencyKey }) =>
    createSavedFilter(actor, body, idempotencyKey),
  ),
  serve(changes.updateSavedFilter, ({ actor, body }) => updateSavedFilter(actor, body)),
  serve(changes.deleteSavedFilter, ({ actor, query }) => deleteSavedFilter(actor, query.id)),
);
