import { checkLive as operation } from '@/lib/contracts/health';
import { route, serveOpen } from '@/lib/server/http/route';
import { checkLive } from '@/lib/server/services/check-health';

export const config = { api: { bodyParser: false } };

export default route(serveOpen(operation, checkLive));
