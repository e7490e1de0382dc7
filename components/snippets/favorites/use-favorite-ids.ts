import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { favoritesQuery } from '@/lib/client/queries/account/favorite-queries';
import type { Favorite } from '@/lib/contracts/favorites';

const none: ReadonlySet<string> = new Set();
const idsOf = (favorites: readonly Favorite[]): ReadonlySet<string> => new Set(favorites.map(({ id }) => id));

/** The ids of the user's favorites, none while they are not known. */
export function useFavoriteIds(): ReadonlySet<string> {
  const { uid } = useSignedInUser();
  return useQuery({ ...favoritesQuery(uid), select: idsOf }).data ?? none;
}
