import * as account from '@/lib/contracts/account-data';
import { route, serve } from '@/lib/server/http/route';
import { exportAccount } from '@/lib/server/services/export-account';

export const config = { api: { bodyParser: false } };

export default route(serve(account.exportAccount, ({ actor }) => exportAccount(actor)));
