import { queryOptions } from '@tanstack/react-query';
import { getUsage } from '@/lib/contracts/usage';
import { call } from '@/lib/client/wire/call';
import { usageKey } from '@/lib/client/queries/query-keys';

/** What someone has used of what their plan holds. */
export function usageQuery(uid: string) {
  return queryOptions({
    queryKey: usageKey(uid),
    queryFn: ({ signal }) => call(getUsage, { signal }),
  });
}
