import { queryOptions } from '@tanstack/react-query';
import { listSavedFilters, type SavedFilter } from '@/lib/contracts/saved-filters';
import { call } from '@/lib/client/wire/call';
import { savedFiltersKey } from '@/lib/client/queries/query-keys';

/** What the user filters by under a name, in their order. */
export function savedFiltersQuery(uid: string) {
  return queryOptions<readonly SavedFilter[]>({
    queryKey: savedFiltersKey(uid),
    meta: { copiedAs: listSavedFilters.reply },
    queryFn: ({ signal }) => call(listSavedFilters, { signal }),
  });
}
