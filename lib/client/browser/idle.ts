const longestWait = 2_000;

/** Settles once the browser has nothing better to do; Safari cannot tell, and gets a moment instead. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, 200);
  });
}
