import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAccount, updateAccount } from '@/lib/contracts/account';
import type { BodyInput } from '@/lib/contracts/operation';
import { refreshUser } from './auth';
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

/** Changes what is given and leaves the rest; an empty signature is taken away. */
export function useSaveAccount(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: BodyInput<typeof updateAccount>) => call(updateAccount, { body: change }),
    onSuccess: async (account, { displayName }) => {
      client.setQueryData(accountKey(uid), account);
      void keepSignature(uid, account.signature);
      // The name is part of the identity, which the shell shows.
      if (displayName !== undefined) await refreshUser();
    },
  });
}
