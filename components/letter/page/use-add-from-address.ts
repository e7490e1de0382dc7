import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { newBlockId } from '@/lib/client/letter/use-letter-editing';
import type { Letter } from '@/lib/domain/letter/letter';
import { addLessonSet } from '@/lib/domain/letter/lesson-set-content';
import { countOf } from '@/components/snippets/snippet-count';
import type { ChosenLibrary } from '@/components/letter/library/use-chosen-library';
import type { LetterCommands } from '@/components/letter/use-letter-commands';

/**
 * `/email?add={id}` puts a snippet into the letter, once, and leads to what it asks for; given several times, all of them
 * in that order.
 */
export function useAddFromAddress(library: ChosenLibrary, letter: Letter, commands: LetterCommands): void {
  const router = useRouter();
  const { notify } = useNotifications();
  const done = useRef<string | null>(null);
  const { add } = router.query;
  // A new letter that is asked for too begins first.
  const isAsked = router.isReady && add !== undefined && router.query.new === undefined;
  const wanted = isAsked ? [add].flat().join('\n') : null;

  useEffect(() => {
    if (wanted === null || library.status !== 'loaded' || done.current === wanted) return;
    const ids = wanted.split('\n');
    const [first] = ids;
    const snippet = library.snippets.find(({ id }) => id === first);
    // It may be newer than the copy that this device has.
    if (library.isRefreshing && !ids.every((id) => library.snippets.some((each) => each.id === id))) return;
    done.current = wanted;
    const isIn = letter.blocks.some((block) => block.kind === 'snippet' && block.snippetId === first);
    if (ids.length > 1) {
      // They go in as a set would: as one step to undo.
      const chosen = { snippets: ids.map((id) => ({ id })) };
      const after = addLessonSet(letter, chosen, library.snippets, newBlockId);
      if (after.added > 0) commands.actions.replace(after.letter);
      const gone = after.missing === 1 ? 'is' : 'are';
      if (after.missing > 0)
        notify({
          text: `${countOf(after.missing)} ${gone} no longer in your library.`,
          severity: 'warning',
        });
      // Their details are there by then.
      setTimeout(commands.goOn);
    } else if (!snippet) notify({ text: 'That snippet is no longer in your library.', severity: 'warning' });
    else {
      if (!isIn) commands.toggle(snippet);
      setTimeout(commands.goOn);
    }
    void router.replace('/email', undefined, { shallow: true });
  }, [wanted, library, letter, commands, notify, router]);
}
