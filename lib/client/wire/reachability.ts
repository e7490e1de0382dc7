/** A browser that has a network does not know whether it leads to us: a call that found no way does. */
let hasFailed = false;

const listeners = new Set<() => void>();

function setFailed(value: boolean): void {
  if (hasFailed === value) return;
  hasFailed = value;
  for (const listener of listeners) listener();
}

/** Whether the server can be reached, as far as this page knows. */
export const isReachable = (): boolean => navigator.onLine && !hasFailed;

export const reportReached = (): void => setFailed(false);
export const reportUnreached = (): void => setFailed(true);

/** Returns the function that stops listening. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener);
  // A network that has just come is given the benefit of the doubt.
  const onOnline = () => {
    hasFailed = false;
    listener();
  };
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', listener);
  };
}
