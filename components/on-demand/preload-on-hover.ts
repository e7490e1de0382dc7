import { savesData } from '@/lib/client/browser/saves-data';

/**
 * For what opens a part that is loaded on demand: pointing at it, or reaching it by key, fetches the part ahead, unless its
 * user saves data.
 */
export function preloadOnHover(load: () => Promise<unknown>): {
  onPointerEnter: () => void;
  onFocus: () => void;
} {
  const fetchIt = () => {
    // What fails now is asked for again, and told, once the part is really wanted.
    if (!savesData()) load().catch(() => undefined);
  };
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
