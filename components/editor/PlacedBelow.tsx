import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** Where the words stand that it belongs to; null: they are gone for the moment. */
  rect: () => DOMRect | null;
  className?: string | undefined;
  children: ReactNode;
}

/** Between it and the edges of the window. */
const margin = 8;

/** Stands below a place in a text, or above it where there is more room, and follows it while anything scrolls. */
export function PlacedBelow({ rect, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const words = rect();
      if (words === null || box.current === null) return;
      const { style, offsetWidth, offsetHeight } = box.current;
      const { clientWidth, clientHeight } = document.documentElement;
      const isAbove = words.bottom + offsetHeight > clientHeight && words.top > clientHeight - words.bottom;
      style.left = `${Math.max(margin, Math.min(words.left, clientWidth - offsetWidth - margin))}px`;
      style.top = `${isAbove ? words.top - offsetHeight : words.bottom}px`;
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [rect]);
  return createPortal(
    <div ref={box} className={className} data-floats>
      {children}
    </div>,
    document.body,
  );
}
