import { useQuery } from '@tanstack/react-query';
import { getAccount } from '@/lib/contracts/account';
import { call } from '@/lib/client/wire/call';
import { keepSignature } from '@/lib/client/letter/kept-signature';
import { accountKey } from '@/lib/client/queries/query-keys';

export function useAccount(uid: string) {
  return useQuery({
    queryKey: accountKey(uid),
    queryFn: async ({ signal }) => {
      const account = await call(getAccount, { signal });
      void keepSignature(uid, account.signature);
      return account;
    },
  });
}
