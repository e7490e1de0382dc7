import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isEmptyLetter, type Letter, type SnippetsById } from '@/lib/domain/letter/letter';
import { keepLetter, keptLetter, loadLetter, type KeptLetter } from './letter-store';

export type Keeping = 'kept' | 'keeping' | 'failed';

/** So that what is typed is not kept letter by letter. */
const typingPauseMs = 200;

interface Options {
  uid: string;
  letter: Letter;
  snippets: SnippetsById;
  /** What the device kept when the letter was opened. */
  editedAt: string | null;
  /** Another tab or window went on with the letter. */
  onNewer: (kept: KeptLetter) => void;
}

/**
 * Keeps the letter on this device: what is put in, moved or emptied at once, what is typed after a pause, and all of it
 * at the latest when the page is left.
 */
export function useLetterKeeping({ uid, letter, snippets, editedAt, onNewer }: Options): Keeping {
  const [last, setLast] = useState<{ letter: Letter; isKept: boolean }>({ letter, isKept: true });
  const state = useRef<Unkept>({ letter, snippets, editedAt, isDirty: false });
  const newer = useRef(onNewer);

  useEffect(() => {
    newer.current = onNewer;
  });

  useLayoutEffect(() => {
    state.current.snippets = snippets;
  }, [snippets]);

  // Of the letter alone: snippets that are read anew meanwhile must not call off what was about to be kept. Before it is
  // seen: a page that is left the moment after would not know that there is something to keep.
  useLayoutEffect(() => {
    const { current } = state;
    const before = current.letter;
    if (before === letter) return;
    current.letter = letter;
    current.isDirty = true;
    const keep = () => void keepNow(uid, current).then(setLast);
    // A page that is opened anew right after may read sooner than one that is being left writes.
    if (isMadeAtOnce(before, letter)) {
      keep();
      return;
    }
    const timer = setTimeout(keep, typingPauseMs);
    return () => clearTimeout(timer);
  }, [uid, letter]);

  useEffect(() => {
    const { current } = state;
    const flush = () => {
      if (current.isDirty) void keepNow(uid, current).then(setLast);
    };
    const lookForNewer = async () => {
      const kept = await loadLetter(uid);
      if (kept === null || current.isDirty || kept.editedAt <= (current.editedAt ?? '')) return;
      current.editedAt = kept.editedAt;
      current.letter = kept.letter;
      setLast({ letter: kept.letter, isKept: true });
      newer.current(kept);
    };
    const onFocus = () => {
      if (!current.isDirty) void lookForNewer();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
      else onFocus();
    };
    window.addEventListener('pagehide', flush);
    // Of two windows side by side, neither is ever hidden.
    window.addEventListener('blur', flush);
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('blur', flush);
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [uid]);

  if (last.letter !== letter) return 'keeping';
  return last.isKept ? 'kept' : 'failed';
}

/** A change that no typing makes. */
function isMadeAtOnce({ blocks, sex }: Letter, after: Letter): boolean {
  return (
    isEmptyLetter(after) ||
    after.sex !== sex ||
    after.blocks.length !== blocks.length ||
    after.blocks.some(({ id }, index) => id !== blocks[index]?.id)
  );
}

interface Unkept {
  letter: Letter;
  snippets: SnippetsById;
  editedAt: string | null;
  isDirty: boolean;
}

async function keepNow(uid: string, unkept: Unkept): Promise<{ letter: Letter; isKept: boolean }> {
  const { letter, snippets } = unkept;
  unkept.isDirty = false;
  unkept.editedAt = new Date().toISOString();
  return { letter, isKept: await keepLetter(uid, keptLetter(letter, snippets, unkept.editedAt)) };
}
