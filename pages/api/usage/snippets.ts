import * as usage from '@/lib/contracts/school-usage';
import { route, serve } from '@/lib/server/http/route';
import { readSchoolUsage } from '@/lib/server/services/usage/read-school-usage';

export const config = { api: { bodyParser: false } };

export default route(serve(usage.getSchoolUsage, ({ actor, query }) => readSchoolUsage(actor, query)));
