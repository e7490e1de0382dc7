import * as pictures from '@/lib/contracts/pictures';
import { JsonStream } from '@/lib/server/http/json-stream';
import { route, serve } from '@/lib/server/http/route';
import { addPicture, deletePicture, listPictures } from '@/lib/server/services/pictures/manage-pictures';

export const config = { api: { bodyParser: false } };

export default route(
  serve(
    pictures.uploadPicture,
    ({ actor, query, body, idempotencyKey }) =>
      addPicture(actor, query.orgId, 'snippet', body, idempotencyKey),
    { countedAs: 'pictures' },
  ),
  serve(
    pictures.uploadEmailPicture,
    ({ actor, query, body, idempotencyKey }) =>
      addPicture(actor, undefined, query.purpose, body, idempotencyKey),
    { countedAs: 'pictures' },
  ),
  serve(
    pictures.listPictures,
    async ({ actor, query }) => new JsonStream(await listPictures(actor, query.orgId)),
  ),
  serve(pictures.deletePicture, ({ actor, query }) => deletePicture(actor, query.orgId, query.id)),
);
