import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { savedFiltersQuery } from '@/lib/client/queries/account/saved-filter-queries';
import type { SavedFilter } from '@/lib/contracts/saved-filters';

const none: readonly SavedFilter[] = [];

/** The user's saved filters, none while they are not known. */
export function useSavedFilters() {
  const { uid } = useSignedInUser();
  const { data, isError, isFetching, isLoading, failureCount, refetch } = useQuery(savedFiltersQuery(uid));
  return {
    saved: data ?? none,
    isKnown: data !== undefined,
    /** The first answer is on its way, and nothing has gone wrong yet. */
    isAwaited: isLoading && failureCount === 0,
    hasFailed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
