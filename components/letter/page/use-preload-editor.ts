import { useEffect } from 'react';

const afterMs = 1_000;

/** Fetches the editor once the page has come to rest, so that the first press into the letter finds it ready. */
export function usePreloadEditor(): void {
  useEffect(() => {
    // Where it cannot be had, the press that needs it says so.
    const fetchEditor = () => import('@/components/editor/RichTextEditor').catch(() => undefined);
    const timer = setTimeout(() => void fetchEditor(), afterMs);
    return () => clearTimeout(timer);
  }, []);
}
