import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createLessonSet,
  deleteLessonSet,
  updateLessonSet,
  type LessonSet,
  type LessonSetContent,
} from '@/lib/contracts/lesson-sets';
import { withoutSet, withSet } from '@/lib/domain/letter/lesson-set-list';
import { call } from '@/lib/client/wire/call';
import { lessonSetsKey } from '@/lib/client/queries/query-keys';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';

/** Changes the sets where they are shown. */
function useChangeShown(uid: string) {
  const client = useQueryClient();
  return (change: (sets: readonly LessonSet[]) => readonly LessonSet[]) =>
    void client.setQueryData<readonly LessonSet[]>(lessonSetsKey(uid), (sets) => sets && change(sets));
}

/** With an id, in the place of what that set held. */
export function useSaveLessonSet(uid: string) {
  const changeShown = useChangeShown(uid);
  const { keyOf, settle } = useRetryKeys();
  return useMutation({
    mutationFn: async ({ id, ...body }: LessonSetContent & { id?: string | undefined }) => {
      if (id !== undefined) return call(updateLessonSet, { body: { id, ...body } });
      const about = JSON.stringify(body);
      const set = await call(createLessonSet, { body, idempotencyKey: keyOf(about) });
      settle(about);
      return set;
    },
    onSuccess: (set) => changeShown((sets) => withSet(sets, set)),
  });
}

export function useDeleteLessonSet(uid: string) {
  const changeShown = useChangeShown(uid);
  return useMutation({
    mutationFn: (id: string) => call(deleteLessonSet, { query: { id } }),
    onSuccess: (_reply, id) => changeShown((sets) => withoutSet(sets, id)),
  });
}
