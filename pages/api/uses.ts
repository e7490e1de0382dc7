import * as uses from '@/lib/contracts/uses';
import { route, serve } from '@/lib/server/http/route';
import { listUses, recordUses } from '@/lib/server/services/snippets/record-uses';

export const config = { api: { bodyParser: false } };

export default route(
  serve(uses.listUses, ({ actor }) => listUses(actor)),
  serve(uses.recordUses, ({ actor, body, idempotencyKey }) => recordUses(actor, body, idempotencyKey)),
);
