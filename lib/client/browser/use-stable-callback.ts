import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same and does what the latest one does: what gets it need not be drawn again for it. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
