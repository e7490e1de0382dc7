import type { Snippets } from '@/components/snippets/use-snippets';
import { useLessonSets } from '@/lib/client/queries/account/lesson-set-queries';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { setsByUse } from '@/lib/domain/letter/lesson-set-list';
import { orderSnippets } from '@/lib/domain/snippets/snippet-order';

export const startRows = 5;
const mostSets = 3;

export interface StartChoices {
  readonly sets: readonly LessonSet[];
  readonly snippets: readonly Snippet[];
  /** Others may still take their place. */
  readonly isWaiting: boolean;
}

/** What a new email is likely to begin with: the lesson sets and snippets used most, as many as there are rows. */
export function useStartChoices(uid: string, library: Snippets, room: number): StartChoices {
  const { ranks, isLoading: areUsesAwaited } = useSnippetUses(uid);
  const { data: known, isLoading, failureCount } = useLessonSets(uid);
  const sets = setsByUse(known ?? [], ranks).slice(0, mostSets);
  return {
    sets,
    snippets: orderSnippets(library.snippets, 'used', ranks).slice(0, room - sets.length),
    isWaiting: library.status === 'loading' || areUsesAwaited || (isLoading && failureCount === 0),
  };
}
