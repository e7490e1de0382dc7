import { useEffect, useMemo, useRef, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';

interface Peeked {
  readonly snippet: Snippet;
  readonly anchor: HTMLElement;
  /** By a key: what is shown is read out too. */
  readonly isAsked: boolean;
}

export interface Peek {
  readonly peeked: Peeked | null;
  /** The pointer rests on it: it shows after a while. */
  readonly rest: (snippet: Snippet, anchor: HTMLElement) => void;
  /** By a key: shows it, or hides what a key has shown. */
  readonly toggle: (snippet: Snippet, anchor: HTMLElement) => void;
  readonly leave: () => void;
  /** The pointer has come over to what is shown. */
  readonly stay: () => void;
  readonly close: () => void;
}

/** Long enough that passing over rows shows nothing, and to come over to what is shown. */
const waits = { show: 400, hide: 150 };

/** The snippet that is shown whole beside its row: where the pointer rests, or by a key. */
export function usePeek(): Peek {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    asked.current = peeked?.isAsked === true;
  }, [peeked]);

  const actions = useMemo(() => {
    const settle = (next: Peeked | null, wait = 0) => {
      clearTimeout(timer.current);
      if (wait === 0) setPeeked(next);
      else timer.current = setTimeout(() => setPeeked(next), wait);
    };
    return {
      rest: (snippet: Snippet, anchor: HTMLElement) => {
        // Where there is nothing to hover with, browsers make up a mouse that never leaves.
        if (!window.matchMedia('(hover: none)').matches)
          settle({ snippet, anchor, isAsked: false }, waits.show);
      },
      toggle: (snippet: Snippet, anchor: HTMLElement) =>
        settle(asked.current ? null : { snippet, anchor, isAsked: true }),
      leave: () => settle(null, waits.hide),
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
    // The row may be gone from the page once it is scrolled out of sight.
    window.addEventListener('scroll', actions.close);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', actions.close);
    };
  }, [isOpen, actions]);

  return { peeked, ...actions };
}
