import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';

/** What became of a save that waited: the snippet as it was saved, or why it was refused. */
export interface WaitingOutcome {
  readonly save: WaitingSave;
  readonly result: { readonly snippet: Snippet } | { readonly error: Error };
}

type Listener = (outcome: WaitingOutcome) => boolean;
const listeners = new Set<Listener>();

/** For who has that text open, and then answers true: nobody else needs to be told. */
export function onWaitingOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether somebody has it open. */
export const tellOutcome = (outcome: WaitingOutcome): boolean =>
  [...listeners].some((listener) => listener(outcome));
