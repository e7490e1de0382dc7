import { sendPasswordResetMail as operation } from '@/lib/contracts/account';
import { route, serveOpen } from '@/lib/server/http/route';
import { sendPasswordResetMail } from '@/lib/server/services/accounts/send-sign-in-mails';

export const config = { api: { bodyParser: false } };

export default route(serveOpen(operation, ({ body, address }) => sendPasswordResetMail(body.email, address)));
