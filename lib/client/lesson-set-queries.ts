import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createLessonSet,
  deleteLessonSet,
  listLessonSets,
  updateLessonSet,
  type LessonSetContent,
} from '@/lib/contracts/lesson-sets';
import { call } from './call';
import { lessonSetsKey } from './query-keys';
import { useRetryKeys } from './retry-keys';

export function useLessonSets(uid: string) {
  return useQuery({
    queryKey: lessonSetsKey(uid),
    queryFn: ({ signal }) => call(listLessonSets, { signal }),
  });
}

function useAnew(uid: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: lessonSetsKey(uid) });
}

/** With an id, in the place of what that set held. */
export function useSaveLessonSet(uid: string) {
  const onSettled = useAnew(uid);
  const { keyOf, settle } = useRetryKeys();
  return useMutation({
    mutationFn: async ({ id, ...body }: LessonSetContent & { id?: string | undefined }) => {
      if (id !== undefined) return call(updateLessonSet, { body: { id, ...body } });
      const about = JSON.stringify(body);
      const set = await call(createLessonSet, { body, idempotencyKey: keyOf(about) });
      settle(about);
      return set;
    },
    onSettled,
  });
}

export function useDeleteLessonSet(uid: string) {
  const onSettled = useAnew(uid);
  return useMutation({
    mutationFn: (id: string) => call(deleteLessonSet, { query: { id } }),
    onSettled,
  });
}
