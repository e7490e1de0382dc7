import * as trash from '@/lib/contracts/trash';
import { route, serve } from '@/lib/server/http/route';
import {
  deleteForGood,
  emptyTrash,
  listGrantedTrash,
  listTrash,
} from '@/lib/server/services/snippets/manage-trash';

export const config = { api: { bodyParser: false } };

export default route(
  serve(trash.listTrash, ({ actor, query }) => listTrash(actor, query.orgId, query.after)),
  serve(trash.listGrantedTrash, ({ actor, query }) => listGrantedTrash(actor, query.uid, query.after)),
  serve(trash.deleteForGood, ({ actor, query }) => deleteForGood(actor, query.orgId, query.id)),
  serve(trash.emptyTrash, ({ actor, query }) => emptyTrash(actor, query.orgId)),
);
