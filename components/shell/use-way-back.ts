import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/client/wire/call';
import { checkHealth } from '@/lib/contracts/health';

const askAgainMs = 15_000;

/**
 * A browser tells of a network that comes back, and not that we can be reached by it: that is asked until it is answered.
 * What could not be loaded meanwhile is loaded then.
 */
export function useWayBack(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => {
      if (navigator.onLine && document.visibilityState === 'visible')
        call(checkHealth).catch(() => undefined);
    };
    const timer = setInterval(ask, askAgainMs);
    return () => {
      clearInterval(timer);
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    };
  }, [queryClient]);
}
