import * as audit from '@/lib/contracts/audit';
import { route, serve } from '@/lib/server/http/route';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';

export const config = { api: { bodyParser: false } };

export default route(serve(audit.listAuditEvents, ({ actor, query }) => listAuditEvents(actor, query)));
