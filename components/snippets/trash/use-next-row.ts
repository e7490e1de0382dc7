import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '@/lib/client/browser/lost-focus';

/** Lets the focus go on to the row behind those that go away, or to the one before them where they were the last. */
export function useNextRow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (leaving: readonly string[]) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null || !isFocusLost()) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.current)}"] button`);
    row?.focus();
    next.current = null;
  });
  return (leaving) => {
    const stays = (id: string) => !leaving.includes(id);
    const first = ids.findIndex((id) => !stays(id));
    next.current = ids.slice(first).find(stays) ?? ids.slice(0, first).findLast(stays) ?? null;
  };
}
