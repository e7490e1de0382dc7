import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { Letter } from '@/lib/domain/letter/letter';
import type { ChosenLibrary } from '@/components/letter/library/use-chosen-library';
import type { LetterCommands } from '@/components/letter/use-letter-commands';

/** `/email?add={id}` puts a snippet into the letter, once. */
export function useAddFromAddress(library: ChosenLibrary, letter: Letter, commands: LetterCommands): void {
  const router = useRouter();
  const { notify } = useNotifications();
  const done = useRef<string | null>(null);
  const { add } = router.query;
  // A new letter that is asked for too begins first.
  const wanted = router.isReady && typeof add === 'string' && router.query.new === undefined ? add : null;

  useEffect(() => {
    if (wanted === null || library.status !== 'loaded' || done.current === wanted) return;
    done.current = wanted;
    const snippet = library.snippets.find(({ id }) => id === wanted);
    const isIn = letter.blocks.some((block) => block.kind === 'snippet' && block.snippetId === wanted);
    if (!snippet) notify({ text: 'That snippet is not in your library any more.', severity: 'warning' });
    else if (!isIn) commands.toggle(snippet);
    void router.replace('/email', undefined, { shallow: true });
  }, [wanted, library, letter, commands, notify, router]);
}
