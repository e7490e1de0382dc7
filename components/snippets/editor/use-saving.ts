import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { onWaitingOutcome, type WaitingOutcome } from '@/lib/client/queries/waiting-saves/waiting-outcomes';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { editAddress } from '@/components/snippets/snippet-addresses';
import type { SnippetEditing } from './use-snippet-editing';
import type { SnippetPlace } from '@/components/snippets/use-snippet-place';

interface Saving {
  /** Answers the snippet as it was saved; null where it could not be, or not yet. */
  readonly save: () => Promise<Snippet | null>;
  readonly isSaving: boolean;
  /** How often it was saved here. */
  readonly saves: number;
}

/** Saves what is in the editor; a new snippet goes on under its own address. */
export function useSaving(
  editing: SnippetEditing,
  place: SnippetPlace,
  onCreated: ((snippet: Snippet) => void) | undefined,
): Saving {
  const router = useRouter();
  /** Whoever saves before it is known where to waits for that. */
  const [isWaiting, setWaiting] = useState(false);
  const [saves, countSave] = useState(0);
  const save = async () => {
    setWaiting(!place.isKnown);
    if (!place.isKnown) return null;
    const wasNew = editing.base === null;
    if (wasNew) place.hold();
    const result = await editing.save();
    // What waits to be sent goes where it was to go.
    if (wasNew && !editing.isMade() && !editing.isWaitingNow()) place.release();
    if (result) await goOnWith(result, wasNew);
    return result;
  };
  const goOnWith = async (result: Snippet, wasNew: boolean) => {
    countSave((count) => count + 1);
    if (!wasNew) return;
    onCreated?.(result);
    await router.replace(editAddress(result), undefined, { shallow: true });
  };
  const hearOutcome = useEffectEvent((outcome: WaitingOutcome) => {
    const wasNew = editing.base === null;
    if (!editing.hearOutcome(outcome)) return false;
    if ('snippet' in outcome.result) void goOnWith(outcome.result.snippet, wasNew);
    else if (wasNew) place.release();
    return true;
  });
  useEffect(() => onWaitingOutcome((outcome) => hearOutcome(outcome)), []);
  const saveInPlace = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isWaiting || !place.isKnown) return undefined;
    const timer = setTimeout(() => saveInPlace());
    return () => clearTimeout(timer);
  }, [isWaiting, place.isKnown]);
  return { save, isSaving: editing.isSaving || isWaiting, saves };
}
