import * as changes from '@/lib/contracts/dog-changes';
import * as dogs from '@/lib/contracts/dogs';
import { route, serve } from '@/lib/server/http/route';
import { createDog, deleteDog, listDogs, updateDog } from '@/lib/server/services/dogs/manage-dogs';

export const config = { api: { bodyParser: false } };

export default route(
  serve(dogs.listDogs, ({ actor }) => listDogs(actor)),
  serve(changes.createDog, ({ actor, body, idempotencyKey }) => createDog(actor, body, idempotencyKey)),
  serve(changes.updateDog, ({ actor, body }) => updateDog(actor, body)),
  serve(changes.deleteDog, ({ actor, query }) => deleteDog(actor, query.id)),
);
