import { logUserAction as operation } from '@/lib/contracts/user-action-log';
import { route, serve } from '@/lib/server/http/route';
import { logUserAction } from '@/lib/server/services/accounts/log-user-action';

export const config = { api: { bodyParser: false } };

export default route(serve(operation, ({ actor, body }) => logUserAction(actor, body)));
