import { queryOptions } from '@tanstack/react-query';
import { listFavorites, type Favorite } from '@/lib/contracts/favorites';
import { call } from '@/lib/client/wire/call';
import { favoritesKey } from '@/lib/client/queries/query-keys';

/** The snippets that the user has marked, of every library. */
export function favoritesQuery(uid: string) {
  return queryOptions<readonly Favorite[]>({
    queryKey: favoritesKey(uid),
    meta: { copiedAs: listFavorites.reply },
    queryFn: ({ signal }) => call(listFavorites, { signal }),
  });
}
