import { useEffect, useLayoutEffect, useRef } from 'react';
import { useKeeping } from '@/lib/client/device/use-keeping';
import { dogOf } from '@/lib/domain/letter/several-dogs';
import { isEmptyLetter, type Letter, type SnippetsById } from '@/lib/domain/letter/letter';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { keepLetter, keptLetter, loadLetter, type KeptLetter } from './letter-store';

export type Keeping = 'kept' | 'keeping' | 'failed';

interface Options {
  uid: string;
  letter: Letter;
  snippets: SnippetsById;
  /** What its variables ask for. */
  kinds?: KindsByName;
  /** What the device kept when the letter was opened. */
  editedAt: string | null;
  /** Another tab or window went on with the letter. */
  onNewer: (kept: KeptLetter) => void;
}

/** Keeps the letter on this device: what is put in, moved or emptied at once, what is typed after a pause. */
export function useLetterKeeping({ uid, letter, snippets, kinds, editedAt, onNewer }: Options): Keeping {
  const state = useRef({ letter, snippets, kinds, editedAt });
  const newer = useRef(onNewer);
  const { last, setLast, keeper } = useKeeping<Letter>(
    async () => {
      const { current } = state;
      const { letter: value } = current;
      current.editedAt = new Date().toISOString();
      return {
        value,
        isKept: await keepLetter(uid, keptLetter(value, current.snippets, current.editedAt, current.kinds)),
      };
    },
    { value: letter, isKept: true },
  );

  useEffect(() => {
    newer.current = onNewer;
  });

  useLayoutEffect(() => {
    Object.assign(state.current, { snippets, kinds });
  }, [snippets, kinds]);

  // Of the letter alone: snippets that are read anew meanwhile must not call off what was about to be kept. Before it is
  // seen: a page that is left the moment after would not know that there is something to keep.
  useLayoutEffect(() => {
    const { current } = state;
    const before = current.letter;
    if (before === letter) return;
    current.letter = letter;
    // A page that is opened anew right after may read sooner than one that is being left writes.
    if (isMadeAtOnce(before, letter)) keeper.keepAtOnce();
    else keeper.keepSoon();
  }, [letter, keeper]);

  useEffect(() => {
    const { current } = state;
    const lookForNewer = async () => {
      if (keeper.isWaiting()) return;
      const kept = await loadLetter(uid);
      if (kept === null || keeper.isWaiting() || kept.editedAt <= (current.editedAt ?? '')) return;
      current.editedAt = kept.editedAt;
      current.letter = kept.letter;
      setLast({ value: kept.letter, isKept: true });
      newer.current(kept);
    };
    const onVisibility = () => {
      if (document.visibilityState !== 'hidden') void lookForNewer();
    };
    const onFocus = () => void lookForNewer();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [uid, keeper, setLast]);

  if (last?.value !== letter) return 'keeping';
  return last.isKept ? 'kept' : 'failed';
}

/** A change that no typing makes. */
function isMadeAtOnce(before: Letter, after: Letter): boolean {
  return (
    isEmptyLetter(after) ||
    dogOf(after) !== dogOf(before) ||
    after.blocks.length !== before.blocks.length ||
    after.blocks.some(({ id }, index) => id !== before.blocks[index]?.id)
  );
}
