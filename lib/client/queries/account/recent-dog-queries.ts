import { queryOptions } from '@tanstack/react-query';
import { loadRecentDogs } from '@/lib/client/letter/recent-dogs';
import { recentDogsKey } from '@/lib/client/queries/query-keys';

/** The dogs that emails of this device were about, the youngest first. */
export const recentDogsQuery = (uid: string) =>
  queryOptions({ queryKey: recentDogsKey(uid), queryFn: () => loadRecentDogs(uid), staleTime: 0 });
