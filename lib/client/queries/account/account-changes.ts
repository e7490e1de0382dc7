import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateAccount } from '@/lib/contracts/account';
import type { BodyInput } from '@/lib/contracts/operation';
import { refreshUser } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { keepSignature } from '@/lib/client/letter/kept-signature';
import { accountKey } from '@/lib/client/queries/query-keys';

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
