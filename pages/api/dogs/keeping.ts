import { keepDogs as operation } from '@/lib/contracts/dog-keeping';
import { route, serve } from '@/lib/server/http/route';
import { keepDogs } from '@/lib/server/services/dogs/manage-dogs';

export const config = { api: { bodyParser: false } };

export default route(serve(operation, ({ actor, body }) => keepDogs(actor, body.isKept)));
