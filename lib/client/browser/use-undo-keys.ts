import { useEffect } from 'react';
import { isInLayer, isTypedIn } from './key-targets';

/**
 * Undo and redo for what the page is about; inside a field the browser and the editor have their own. Elsewhere the
 * browser would take back what was typed last, be it out of sight.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (key !== 'z' && key !== 'y') return;
      if (isTypedIn(event.target)) return;
      event.preventDefault();
      if (isInLayer(event.target)) return;
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
