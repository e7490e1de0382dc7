import { useLayoutEffect, useState, type RefObject } from 'react';

interface Options {
  /** How much at the window's top is covered by what stays there. */
  covered: number;
  /** A row that stands whatever is in sight, such as the one with the focus. */
  always: number;
  /** Whether rows out of sight may wait: those in sight are drawn the sooner. */
  isHurried: boolean;
}

const rowsBeyond = 12;

/** Which rows of equal height are in sight while the page itself scrolls, a few more, and the way to any other. */
export function useVirtualRowsInPage(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  { covered, always, isHurried }: Options,
): { readonly indexes: readonly number[]; readonly scrollTo: (index: number) => void } {
  const [view, setView] = useState({ first: 0, seen: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      if (body.current === null) return;
      const first = Math.floor(-body.current.getBoundingClientRect().top / rowHeight);
      const seen = Math.ceil(window.innerHeight / rowHeight);
      setView((known) => (known.first === first && known.seen === seen ? known : { first, seen }));
    };
    measure();
    // What stands above the rows grows and shrinks with the filters.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body, rowHeight]);

  const scrollTo = (index: number) => {
    if (body.current === null) return;
    const top = body.current.getBoundingClientRect().top + index * rowHeight;
    const below = top + rowHeight - window.innerHeight;
    if (top < covered) window.scrollBy({ top: top - covered });
    else if (below > 0) window.scrollBy({ top: below });
  };

  const beyond = isHurried ? 0 : rowsBeyond;
  const first = Math.max(0, Math.min(view.first - beyond, count - view.seen));
  const end = Math.min(count, Math.max(view.first, 0) + view.seen + 1 + beyond);
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  if (always >= 0 && always < first) indexes.unshift(always);
  else if (always >= end && always < count) indexes.push(always);
  return { indexes, scrollTo };
}
