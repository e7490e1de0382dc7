import * as usage from '@/lib/contracts/usage';
import { route, serve } from '@/lib/server/http/route';
import { readUsage } from '@/lib/server/services/billing/read-usage';

export const config = { api: { bodyParser: false } };

export default route(serve(usage.getUsage, ({ actor }) => readUsage(actor)));
