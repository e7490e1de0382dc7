import { useQuery } from '@tanstack/react-query';
import { listLessonSets, type LessonSet } from '@/lib/contracts/lesson-sets';
import { call } from '@/lib/client/wire/call';
import { lessonSetsKey } from '@/lib/client/queries/query-keys';

export function useLessonSets(uid: string) {
  return useQuery<readonly LessonSet[]>({
    queryKey: lessonSetsKey(uid),
    meta: { copiedAs: listLessonSets.reply },
    queryFn: ({ signal }) => call(listLessonSets, { signal }),
  });
}
