import { useEffect, useMemo, useRef, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';

interface Peeked {
  readonly snippet: Snippet;
  readonly anchor: HTMLElement;
  /** By a key: what is shown is read out too. */
  readonly isAsked: boolean;
}

/** Long enough that passing over rows shows nothing, and to come over to what is shown. */
const waits = { show: 400, hide: 150 };

/** The snippet that is shown whole beside its row: where the pointer rests, or by a key. */
export function usePeek() {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const actions = useMemo(() => {
    const settle = (next: Peeked | null, wait = 0) => {
      clearTimeout(timer.current);
      if (wait === 0) setPeeked(next);
      else timer.current = setTimeout(() => setPeeked(next), wait);
    };
    return {
      rest: (snippet: Snippet, anchor: HTMLElement) =>
        settle({ snippet, anchor, isAsked: false }, waits.show),
      ask: (snippet: Snippet, anchor: HTMLElement) => settle({ snippet, anchor, isAsked: true }),
      leave: () => settle(null, waits.hide),
      /** The pointer has come over to what is shown. */
      stay: () => clearTimeout(timer.current),
      close: () => settle(null),
    };
  }, []);

  const isOpen = peeked !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') actions.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, actions]);

  return { peeked, ...actions };
}
