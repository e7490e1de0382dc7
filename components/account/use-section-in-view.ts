import { useEffect, useState } from 'react';

/** How far below the window's top a section has to begin to be the one that is read: a little under the bar. */
const readingLine = 140;

/** Which of the sections, by its anchor, is being read; at the end of the page it is the last. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1;
      const begun = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (isAtEnd || top <= readingLine);
      });
      setCurrent(begun.at(-1) ?? ids.find((id) => document.getElementById(id) !== null));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
}
