import { useMemo } from 'react';
import { useAccount } from '@/lib/client/queries/account/account-queries';
import type { LetterSignature } from '@/lib/domain/letter/letter-output';

export interface OpenSignature extends LetterSignature {
  /** The account has answered: what was only kept on this device may be older, and is not to be written over it. */
  readonly isChangeable: boolean;
  readonly retry: () => void;
  /** Asks the account once more; null for an answer. */
  readonly ask: () => Promise<Error | null>;
}

/** The account's signature; until the account answers, the one that this device knew last. */
export function useLetterSignature(uid: string, lastKnown: string | undefined): OpenSignature {
  const { data: account, isError, isFetching, refetch } = useAccount(uid);
  const html = account ? (account.signature ?? '') : lastKnown;
  const hasFailed = html === undefined && isError && !isFetching;
  const isChangeable = account !== undefined;
  return useMemo(() => {
    const ask = () => refetch({ cancelRefetch: false }).then(({ error }) => error);
    return { html, hasFailed, isChangeable, ask, retry: () => void ask() };
  }, [html, hasFailed, isChangeable, refetch]);
}
