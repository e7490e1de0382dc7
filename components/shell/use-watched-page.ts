import { useEffect } from 'react';
import { watchPage } from '@/lib/client/reports/watch-page';

/** Has the server told how the page fares, unless its browser asks for silence. */
export function useWatchedPage(): void {
  useEffect(() => {
    // Where it cannot be loaded, nobody is told.
    watchPage().catch(() => undefined);
  }, []);
}
