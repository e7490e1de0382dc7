import * as account from '@/lib/contracts/account-data';
import { route, serve } from '@/lib/server/http/route';
import { exportAccount } from '@/lib/server/services/accounts/export-account';

// An account may hold more than Next likes an answer to.
export const config = { api: { bodyParser: false, responseLimit: false } };

export default route(
  serve(account.exportAccount, ({ actor }) => exportAccount(actor), { countedAs: 'account' }),
);
