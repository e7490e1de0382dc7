import { useEffect, useMemo, useState } from 'react';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';

/** So that what is typed is not kept letter by letter. */
const typingPauseMs = 200;

/** What was kept last, as far as the caller asks; `isKept` is false where this browser keeps nothing, so that it goes with the page. */
export interface Kept<Value> {
  readonly value: Value;
  readonly isKept: boolean;
}

interface Keeper {
  /** There is something to keep: once the typing rests, and at the latest when the page is left. */
  readonly keepSoon: () => void;
  readonly keepAtOnce: () => void;
  /** What waits need not be kept any more: it was saved, or thrown away. */
  readonly callOff: () => void;
  readonly isWaiting: () => boolean;
}

function keeperOf(keep: () => Promise<void>): Keeper {
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => {
    clearTimeout(timer);
    isWaiting = false;
  };
  const keepAtOnce = () => {
    callOff();
    void keep();
  };
  const keepSoon = () => {
    callOff();
    isWaiting = true;
    timer = setTimeout(keepAtOnce, typingPauseMs);
  };
  return { keepSoon, keepAtOnce, callOff, isWaiting: () => isWaiting };
}

/**
 * Keeps on this device what is being written, snippets and letters alike: `keep` writes what stands there when it is
 * called, and says what that was.
 *
 * A page that goes is told so in ways that differ by browser, and each is the last word in some: `pagehide` where a tab
 * is closed or another page opened, `visibilitychange` where a phone puts the browser away and ends it later, without a
 * word. `blur` is for two windows side by side, of which neither is ever hidden; a part that leaves the screen while the
 * page stays goes by its own end. `beforeunload` and `unload` come too late on phones, and keep a page from coming back
 * as it was.
 */
export function useKeeping<Value>(
  keep: () => Promise<Kept<Value>>,
  first: Kept<Value> | null,
): { last: Kept<Value> | null; setLast: (last: Kept<Value> | null) => void; keeper: Keeper } {
  const [last, setLast] = useState(first);
  const keepLatest = useStableCallback(keep);

  const keeper = useMemo(
    () =>
      keeperOf(async () => {
        const next = await keepLatest();
        // What is as it was draws nothing anew.
        setLast((known) => (known?.value === next.value && known.isKept === next.isKept ? known : next));
      }),
    [keepLatest],
  );

  useEffect(() => {
    const flush = () => {
      if (keeper.isWaiting()) keeper.keepAtOnce();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('blur', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('blur', flush);
      document.removeEventListener('visibilitychange', onVisibility);
      flush();
    };
  }, [keeper]);

  return { last, setLast, keeper };
}
