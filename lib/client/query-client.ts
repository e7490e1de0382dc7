import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call-errors';

const mostRetries = 2;

/** A refusal stays one however often it is asked; only faults and broken connections are worth another try. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < mostRetries && !(error instanceof ApiError && error.status < 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: isWorthRetrying, staleTime: 15_000, refetchOnWindowFocus: true } },
  });
}
