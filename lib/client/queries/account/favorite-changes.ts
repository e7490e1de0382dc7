import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavorite, removeFavorite, type Favorite } from '@/lib/contracts/favorites';
import { call } from '@/lib/client/wire/call';
import { favoritesQuery } from './favorite-queries';

/** Marks a snippet or takes the mark away. It is shown at once, and as it was again where that failed. */
export function useMarkFavorite(uid: string) {
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(uid);
  const show = (id: string, isFavorite: boolean) =>
    client.setQueryData<readonly Favorite[]>(queryKey, (known = []) => {
      const others = known.filter((each) => each.id !== id);
      return isFavorite ? [...others, { id }] : others;
    });
  return useMutation({
    mutationFn: async ({ id, isFavorite }: { id: string; isFavorite: boolean }) => {
      if (isFavorite) await call(addFavorite, { body: { id } });
      else await call(removeFavorite, { query: { id } });
    },
    onMutate: async ({ id, isFavorite }) => {
      // An answer of before would take it back.
      await client.cancelQueries({ queryKey });
      show(id, isFavorite);
    },
    onError: (_error, { id, isFavorite }) => void show(id, !isFavorite),
  });
}
