import * as pictures from '@/lib/contracts/pictures';
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
  serve(pictures.listPictures, ({ actor, query }) => listPictures(actor, query.orgId)),
  serve(pictures.deletePicture, ({ actor, query }) => deletePicture(actor, query.orgId, query.id)),
);
