import { useRef } from 'react';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import type { Sex } from '@/lib/contracts/primitives';

/** The editors of the versions, as they come; the text that is asked for before its editor is there gets the focus then. */
export function useEditorHandles(current: Sex) {
  const editors = useRef<Partial<Record<Sex, RichTextEditorHandle | null>>>({});
  const isAwaited = useRef(false);
  const focusText = useStableCallback(() => {
    const editor = editors.current[current];
    isAwaited.current = !editor;
    editor?.focus();
  });
  const register = useStableCallback((sex: Sex, handle: RichTextEditorHandle | null) => {
    editors.current[sex] = handle;
    if (!handle || sex !== current) return;
    if (isAwaited.current) handle.focus();
    isAwaited.current = false;
  });
  return { editors, focusText, register };
}
