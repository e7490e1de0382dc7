import { useEffect, useRef } from 'react';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import type { SnippetProblems } from '@/lib/domain/snippets/snippet-problems';

/**
 * Leads to what keeps the snippet from being saved, each time it is tried: the first field that is wrong takes the
 * focus, and what is said of it comes into sight. `lead` is for when a field has come that was not there yet.
 */
export function useFocusProblem(problems: SnippetProblems, isCovered: boolean, focusText: () => void) {
  const page = useRef<HTMLDivElement>(null);
  const isOwed = useRef(false);
  const lead = useStableCallback(() => {
    const field = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
    if (!isOwed.current || !field) return;
    isOwed.current = false;
    if (field.contentEditable === 'true') focusText();
    else field.focus();
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    // A text takes the focus with the next picture, and shows where the cursor stands.
    requestAnimationFrame(() => message?.scrollIntoView({ block: 'nearest' }));
  });

  useEffect(() => {
    isOwed.current = Object.keys(problems).length > 0;
  }, [problems]);
  // A dialog would take the focus back.
  useEffect(() => {
    if (!isCovered) lead();
  }, [problems, isCovered, lead]);
  return { page, lead };
}
