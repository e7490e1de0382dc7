import { useQuery } from '@tanstack/react-query';
import { getAccount } from '@/lib/contracts/account';
import { call } from './call';
import { keepSignature } from './kept-signature';
import { accountKey } from './query-keys';

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
