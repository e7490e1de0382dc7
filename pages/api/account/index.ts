import * as account from '@/lib/contracts/account';
import { Answer } from '@/lib/server/http/answer';
import { route, serve } from '@/lib/server/http/route';
import { getAccount, updateAccount } from '@/lib/server/services/accounts/manage-account';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';

export const config = { api: { bodyParser: false } };

export default route(
  serve(account.getAccount, ({ actor }) => getAccount(actor)),
  serve(account.updateAccount, ({ actor, body }) => updateAccount(actor, body), { countedAs: 'account' }),
  serve(
    account.deleteAccount,
    async ({ actor }) => {
      const state = await deleteAccount(actor);
      return new Answer(undefined, state === 'done' ? {} : { 'X-Deletion': state });
    },
    { countedAs: 'account' },
  ),
);
