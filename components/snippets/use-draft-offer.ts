import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeptDraft } from '@/lib/client/snippet-drafts';
import type { DraftKeeping } from './use-draft-keeping';
import type { SnippetEditing } from './use-snippet-editing';

interface Options {
  editable: boolean;
  /** Whether to go on with the newest draft at once, instead of offering it. */
  restoresDraft: boolean;
}

/** The draft of an earlier visit that is to be shown to whoever may edit, and how it comes back into the editor. */
export function useDraftOffer(
  draft: DraftKeeping,
  editing: SnippetEditing,
  { editable, restoresDraft }: Options,
): { offered: KeptDraft | null; restore: () => void } {
  const offered = editable ? draft.offered : null;
  const restore = () => {
    const taken = draft.takeOffer();
    if (taken) editing.restore(taken.edited, taken.revision);
  };
  const comesForDraft = useRef(restoresDraft);
  const restoreInPlace = useEffectEvent(restore);
  const hasOffer = offered !== null;
  useEffect(() => {
    if (!hasOffer || !comesForDraft.current) return;
    comesForDraft.current = false;
    restoreInPlace();
  }, [hasOffer]);
  return { offered, restore };
}
