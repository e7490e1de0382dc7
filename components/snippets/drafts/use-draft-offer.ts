import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import type { KeptDraft } from '@/lib/client/device/snippet-drafts';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { DraftKeeping } from './use-draft-keeping';

/** The editor that a draft comes back into. */
interface Editing {
  readonly restore: (edited: EditedSnippet, revision: number | null) => void;
}

interface Options {
  editable: boolean;
  /** Whether to go on with the newest draft at once, instead of offering it. */
  restoresDraft: boolean;
  /** Where its fields stand. */
  page: RefObject<HTMLElement | null>;
  onRestored: (edited: EditedSnippet) => void;
}

/** The draft of an earlier visit that is to be shown to whoever may edit, and how it comes back into the editor. */
export function useDraftOffer(
  draft: DraftKeeping,
  editing: Editing,
  { editable, restoresDraft, page, onRestored }: Options,
): { offered: KeptDraft | null; restore: () => void; refuse: () => void } {
  const offered = editable ? draft.offered : null;
  const restore = () => {
    const taken = draft.takeOffer();
    if (!taken) return;
    editing.restore(taken.edited, taken.revision);
    onRestored(taken.edited);
  };
  const comesForDraft = useRef(restoresDraft);
  const restoreInPlace = useEffectEvent(restore);
  const hasOffer = offered !== null;
  useEffect(() => {
    if (!hasOffer || !comesForDraft.current) return;
    comesForDraft.current = false;
    restoreInPlace();
  }, [hasOffer]);
  // The button that was pressed goes with the offer: the focus goes on to the title, which came in its place.
  const wasAnswered = useRef(false);
  useEffect(() => {
    if (hasOffer || !wasAnswered.current) return;
    wasAnswered.current = false;
    if (isFocusLost()) page.current?.querySelector('textarea')?.focus();
  }, [hasOffer, page]);
  const answering = (answer: () => void) => () => {
    wasAnswered.current = true;
    answer();
  };
  return { offered, restore: answering(restore), refuse: answering(draft.refuseOffer) };
}
