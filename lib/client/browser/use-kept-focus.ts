import { useEffect } from 'react';
import { holdLostFocus, isFocusLost } from './lost-focus';

/**
 * The page takes the focus of whatever goes away while it has it, as a button does that has done its work: who tabs on
 * does not begin at the top of the window. Parts that know a better place still put it there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (isFocusLost()) holdLostFocus();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
