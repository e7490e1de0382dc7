import { useEffect } from 'react';

/** Gives the focus back to where it was before the tour; where that is gone, to the account button. */
export function useRestoreFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const account = document.querySelector<HTMLElement>('[data-tour="account"]');
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      (isThere ? before : account)?.focus({ preventScroll: true });
    };
  }, []);
}
