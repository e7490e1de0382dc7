import * as support from '@/lib/contracts/support';
import { route, serve } from '@/lib/server/http/route';
import {
  changePrivateAccess,
  getPrivateAccess,
} from '@/lib/server/services/organizations/manage-support-access';

export const config = { api: { bodyParser: false } };

export default route(
  serve(support.getPrivateAccess, ({ actor }) => getPrivateAccess(actor)),
  serve(support.changePrivateAccess, ({ actor, body }) => changePrivateAccess(actor, body)),
);
