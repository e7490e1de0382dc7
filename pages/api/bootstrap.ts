import * as bootstrap from '@/lib/contracts/bootstrap';
import { route, serve } from '@/lib/server/http/route';
import { readBootstrap } from '@/lib/server/services/accounts/read-bootstrap';

export const config = { api: { bodyParser: false } };

export default route(serve(bootstrap.getBootstrap, ({ actor }) => readBootstrap(actor)));
