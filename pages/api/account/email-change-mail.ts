import { sendEmailChangeMail as operation } from '@/lib/contracts/account';
import { route, serve } from '@/lib/server/http/route';
import { sendEmailChangeMail } from '@/lib/server/services/accounts/send-sign-in-mails';

export const config = { api: { bodyParser: false } };

export default route(
  serve(operation, ({ actor, body, address }) => sendEmailChangeMail(actor, body.email, address)),
);
