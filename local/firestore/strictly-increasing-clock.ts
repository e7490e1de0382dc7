/** Never tells the same millisecond twice: the embedded store finds conflicts by comparing times. */
export function strictlyIncreasingClock(now: () => number = Date.now): () => Date {
  let last = 0;
  return () => new Date((last = Math.max(now(), last + 1)));
}
