/** For what opens a part that is loaded on demand: pointing at it, or reaching it by key, fetches the part ahead. */
export function preloadOnHover(load: () => Promise<unknown>): {
  onPointerEnter: () => void;
  onFocus: () => void;
} {
  // What fails now is asked for again, and told, once the part is really wanted.
  const fetchIt = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
