import { useEffect, useState } from 'react';
import { untilNextChange } from '@/lib/domain/app/loading-timing';

/** Whether the loading indicator shows: late enough not to flicker, and long enough to be seen (§9). */
export function useLoadingIndicator(isLoading: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    const now = performance.now();
    const wait = untilNextChange({ isLoading, since: now, shownAt }, now);
    if (wait === null) return;
    const timer = setTimeout(() => setShownAt(isLoading ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [isLoading, shownAt]);

  return shownAt !== null;
}
