import { useMemo } from 'react';
import { useAccount } from '@/lib/client/account-queries';
import type { LetterSignature } from '@/lib/domain/letter-output';

export interface OpenSignature extends LetterSignature {
  readonly retry: () => void;
}

/** The account's signature; until the account answers, the one that this device knew last. */
export function useLetterSignature(uid: string, lastKnown: string | undefined): OpenSignature {
  const { data: account, isError, isFetching, refetch } = useAccount(uid);
  const html = account ? (account.signature ?? '') : lastKnown;
  const hasFailed = html === undefined && isError && !isFetching;
  return useMemo(() => ({ html, hasFailed, retry: () => void refetch() }), [html, hasFailed, refetch]);
}
