import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { useMarkFavorite } from '@/lib/client/queries/account/favorite-changes';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { useFavoriteIds } from './use-favorite-ids';

/** The user's favorites by id, and what marks a snippet or takes its mark away. */
export function useFavorites() {
  const { uid } = useSignedInUser();
  const ids = useFavoriteIds();
  const tellFailure = useFailureNotice();
  const { mutate } = useMarkFavorite(uid);
  const toggle = useStableCallback(({ id }: Pick<Snippet, 'id'>) =>
    mutate({ id, isFavorite: !ids.has(id) }, { onError: (error) => tellFailure(error) }),
  );
  return { ids, toggle };
}
