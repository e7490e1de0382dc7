import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/wire/call-errors';
import { anyAuditKey } from './query-keys';

const mostRetries = 2;

/** A refusal stays one however often it is asked; only faults and broken connections are worth another try. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < mostRetries && !(error instanceof ApiError && error.status < 500);
}

export function createQueryClient(): QueryClient {
  // It learns of changes by itself, and takes it for granted that a page begins with a network.
  if (typeof window !== 'undefined' && !navigator.onLine) onlineManager.setOnline(false);
  const client: QueryClient = new QueryClient({
    // Whatever is done may be on record: the activity on screen is read anew.
    mutationCache: new MutationCache({
      onSettled: () => void client.invalidateQueries({ queryKey: anyAuditKey() }),
    }),
    // Without a connection a call fails and says so; waiting for one would look like work that never ends.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: isWorthRetrying,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
