import { type RefObject, useEffect } from 'react';

/** Keeps the focus within an element while it stands, beginning with what `first` names. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, first: string): void {
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const start = () => box.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
    const onFocus = (event: FocusEvent) => {
      // What opens over the tour, a dialog that asks whether to leave, has the focus to itself.
      const isElsewhere =
        event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]') !== null;
      if (event.target instanceof Node && !box.contains(event.target) && !isElsewhere) start();
    };
    const onTab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [...box.querySelectorAll<HTMLElement>('button')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
      event.preventDefault();
      stops[next]?.focus();
    };
    start();
    document.addEventListener('focusin', onFocus);
    box.addEventListener('keydown', onTab);
    return () => {
      document.removeEventListener('focusin', onFocus);
      box.removeEventListener('keydown', onTab);
    };
  }, [ref, first]);
}
