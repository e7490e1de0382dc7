import { useEffect, useState, type RefObject } from 'react';

interface Rows {
  readonly first: number;
  /** Behind the last row to draw. */
  readonly end: number;
}

const rowsBeyond = 6;
/** Before the list has been measured, and where nothing can be. */
const heightAtFirst = 800;

/** Which rows of equal height are in sight, with a few beyond, so that thousands cost as little as dozens. */
export function useVirtualRowsInPane(
  scrollRef: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): Rows {
  const [view, setView] = useState({ top: 0, height: heightAtFirst });

  useEffect(() => {
    const pane = scrollRef.current;
    if (pane === null) return;
    const measure = () =>
      setView((known) => {
        const top = Math.floor(pane.scrollTop / rowHeight) * rowHeight;
        const height = pane.clientHeight === 0 ? heightAtFirst : pane.clientHeight;
        return known.top === top && known.height === height ? known : { top, height };
      });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(pane);
    pane.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      pane.removeEventListener('scroll', measure);
    };
  }, [scrollRef, rowHeight]);

  const firstSeen = Math.floor(view.top / rowHeight);
  const seen = Math.ceil(view.height / rowHeight) + 1;
  const first = Math.max(0, Math.min(firstSeen, count - seen) - rowsBeyond);
  return { first, end: Math.min(count, Math.max(firstSeen, 0) + seen + rowsBeyond) };
}
