import { useQueryClient } from '@tanstack/react-query';
import { useNotifications } from '@/contexts/NotificationsContext';
import { countOf } from '@/components/snippets/snippet-count';
import { newBlockId } from '@/lib/client/letter/use-letter-editing';
import { recordSnippetUse } from '@/lib/client/queries/account/snippet-uses';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Letter } from '@/lib/domain/letter/letter';
import { addLessonSet } from '@/lib/domain/letter/lesson-set-content';

/** Puts a set's snippets into the letter and says what came of it; Undo gives back the letter as it was. */
export function useAddLessonSet(
  uid: string,
  snippets: readonly Snippet[],
  onReplace: (letter: Letter) => void,
): (set: LessonSet, letter: Letter) => void {
  const { notify } = useNotifications();
  const client = useQueryClient();
  return (set, before) => {
    const { letter, added, missing } = addLessonSet(before, set, snippets, newBlockId);
    const gone = `${missing === 1 ? 'is' : 'are'} not in your library.`;
    if (added === 0) {
      const text =
        missing === 0
          ? `All of “${set.name}” is already in the email.`
          : `Nothing from “${set.name}” was added. ${countOf(missing)} ${gone}`;
      notify({ text, severity: 'info' });
      return;
    }
    onReplace(letter);
    void recordSnippetUse(client, uid, [set.id]);
    notify({
      text: `${countOf(added)} from “${set.name}” added.${missing === 0 ? '' : ` ${missing} ${gone}`}`,
      severity: missing === 0 ? 'success' : 'warning',
      action: { label: 'Undo', onClick: () => onReplace(before) },
    });
  };
}
