import { useEffect } from 'react';

const afterMs = 1_000;

/** Fetches the editor once the page has come to rest, so that the first press into the letter finds it ready. */
export function useEditorAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void import('@/components/editor/RichTextEditor'), afterMs);
    return () => clearTimeout(timer);
  }, []);
}
