import * as trash from '@/lib/contracts/trash';
import { route, serve } from '@/lib/server/http/route';
import { restoreFromTrash } from '@/lib/server/services/snippets/manage-trash';

export const config = { api: { bodyParser: false } };

export default route(
  serve(trash.restoreFromTrash, ({ actor, query, body }) => restoreFromTrash(actor, query.orgId, body.ids)),
);
