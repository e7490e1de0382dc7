import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useAuth } from './AuthContext';

/** What the shell needs to know: that one exists. */
export interface KnownSubscription {
  id: string;
  status: string;
}

/** Asks for the subscription that covers the user; null when there is none. */
export type SubscriptionSource = (signal: AbortSignal) => Promise<KnownSubscription | null>;

type Loading =
  | { status: 'loading'; subscription: null }
  | { status: 'loaded'; subscription: KnownSubscription | null }
  | { status: 'failed'; subscription: null; error: string };

type Subscription = Loading & { refetch: () => Promise<void> };

const SubscriptionContext = createContext<Subscription | null>(null);

interface Props {
  /** null: nothing is sold here, so there is no subscription. */
  source: SubscriptionSource | null;
  children: ReactNode;
}

export function SubscriptionProvider({ source, children }: Props) {
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['subscription', user?.uid],
    enabled: source !== null && user !== null,
    // §4: loading ends after the first fetch, whatever came of it.
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        return (await source?.(signal)) ?? null;
      } catch (cause) {
        // eslint-disable-next-line no-console -- §8: the error is also logged.
        console.error('Failed to fetch subscription details.', cause);
        throw cause;
      }
    },
  });
  const value = useMemo<Subscription>(() => {
    const again = async () => {
      if (source !== null && user !== null) await refetch();
    };
    if (source === null) return { status: 'loaded', subscription: null, refetch: again };
    if (error !== null) {
      return {
        status: 'failed',
        subscription: null,
        error: 'Failed to fetch subscription details.',
        refetch: again,
      };
    }
    if (isPending) return { status: 'loading', subscription: null, refetch: again };
    return { status: 'loaded', subscription: data, refetch: again };
  }, [source, user, data, error, isPending, refetch]);
  return <SubscriptionContext value={value}>{children}</SubscriptionContext>;
}

export function useSubscription(): Subscription {
  const value = useContext(SubscriptionContext);
  if (value === null) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return value;
}
