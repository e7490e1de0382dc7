import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { knownUnlessAnswered } from '@/lib/client/wire/call-errors';
import { subscriptionKey } from '@/lib/client/queries/query-keys';
import { subscriptionSchema, type Subscription as SubscriptionRecord } from '@/lib/contracts/subscription';
import { useAuth } from './AuthContext';

/** Asks for the subscription that covers the user; null when there is none. */
export type SubscriptionSource = (signal: AbortSignal) => Promise<SubscriptionRecord | null>;

type Loading =
  | { status: 'loading'; subscription: null }
  | { status: 'loaded'; subscription: SubscriptionRecord | null }
  | { status: 'failed'; subscription: null; error: string };

type Subscription = Loading & { refetch: () => Promise<void> };

const SubscriptionContext = createContext<Subscription | null>(null);

interface Props {
  source: SubscriptionSource;
  children: ReactNode;
}

export function SubscriptionProvider({ source, children }: Props) {
  const { user } = useAuth();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: subscriptionKey(user?.uid),
    meta: { copiedAs: subscriptionSchema },
    enabled: user !== null,
    // §4: loading ends after the first fetch, whatever came of it.
    retry: false,
    // The subscription is gone when reading it fails, so without a connection what is known stays.
    networkMode: 'online',
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        return await source(signal);
      } catch (cause) {
        // §8: what was aborted is no failure to tell of.
        if (signal.aborted) throw cause;
        // eslint-disable-next-line no-console -- §8: the error is also logged.
        console.error('Failed to fetch subscription details.', cause);
        return knownUnlessAnswered(cause, client.getQueryData<SubscriptionRecord | null>(queryKey));
      }
    },
  });
  const value = useMemo<Subscription>(() => {
    const again = async () => {
      if (user !== null) await refetch();
    };
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
  }, [user, data, error, isPending, refetch]);
  return <SubscriptionContext value={value}>{children}</SubscriptionContext>;
}

export function useSubscription(): Subscription {
  const value = useContext(SubscriptionContext);
  if (value === null) throw new Error('useSubscription must be used within a SubscriptionProvider');
  return value;
}
