import * as emails from '@/lib/contracts/dog-emails';
import { route, serve } from '@/lib/server/http/route';
import { deleteDogEmail, listDogEmails, noteDogEmail } from '@/lib/server/services/dogs/note-dog-email';

export const config = { api: { bodyParser: false } };

export default route(
  serve(emails.listDogEmails, ({ actor, query }) => listDogEmails(actor, query)),
  serve(emails.noteDogEmail, ({ actor, body, idempotencyKey }) => noteDogEmail(actor, body, idempotencyKey)),
  serve(emails.deleteDogEmail, ({ actor, query }) => deleteDogEmail(actor, query.id)),
);
