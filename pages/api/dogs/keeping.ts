import * as changes from '@/lib/contracts/dog-changes';
import { route, serve } from '@/lib/server/http/route';
import { keepDogs } from '@/lib/server/services/dogs/manage-dogs';

export const config = { api: { bodyParser: false } };

export default route(serve(changes.keepDogs, ({ actor, body }) => keepDogs(actor, body.isKept)));
