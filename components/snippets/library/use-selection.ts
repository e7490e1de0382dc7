import { useCallback, useMemo, useRef, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';

export interface Selection {
  /** The selected ones among those shown, in their order. */
  readonly selected: readonly Snippet[];
  readonly ids: ReadonlySet<string>;
  /** Switches one; with `isRange` everything from the one switched last to this one. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** Which of the shown snippets are selected; one that a filter hides is not acted upon. */
export function useSelection(shown: readonly Snippet[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);

  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const from = isRange ? shown.findIndex((snippet) => snippet.id === anchor.current) : -1;
      const to = shown.findIndex((snippet) => snippet.id === id);
      setIds((current) => {
        const next = new Set(current);
        if (from >= 0) {
          const between = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
          for (const snippet of between) next.add(snippet.id);
        } else if (!next.delete(id)) next.add(id);
        return next;
      });
      anchor.current = id;
    },
    [shown],
  );
  const selectAll = useCallback(() => setIds(new Set(shown.map(({ id }) => id))), [shown]);
  const clear = useCallback(() => setIds(new Set()), []);
  const selected = useMemo(() => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))), [shown, ids]);
  return useMemo(
    () => ({ selected, ids, toggle, selectAll, clear }),
    [selected, ids, toggle, selectAll, clear],
  );
}
