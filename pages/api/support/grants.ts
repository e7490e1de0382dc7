import * as support from '@/lib/contracts/support';
import { route, serve } from '@/lib/server/http/route';
import { listGrants } from '@/lib/server/services/organizations/manage-support-access';

export const config = { api: { bodyParser: false } };

export default route(serve(support.listGrants, ({ actor }) => listGrants(actor)));
