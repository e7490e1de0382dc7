import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';

interface Step {
  readonly isDone: boolean;
  /** Which start is at it, and until when by the clock of this machine. */
  readonly by: string;
  readonly heldUntil: number;
}

/** In milliseconds: longer than any step lasts. Whoever was killed over one lets go of it so. */
const longestStep = 30_000;

/**
 * Runs each named step once in the life of a store, whichever of the processes on it starts first; the others wait until it
 * is done.
 */
export function runOnceInStore(
  firestore: Firestore,
  { longest = longestStep } = {},
): (step: string, work: () => Promise<void>) => Promise<void> {
  const me = randomUUID();
  return async (step, work) => {
    const document = firestore.collection('demoData').doc(step);
    const take = () =>
      firestore.runTransaction(async (tx): Promise<'mine' | 'done' | 'taken'> => {
        const found = (await tx.get(document)).data() as Step | undefined;
        if (found?.isDone) return 'done';
        if (found && found.heldUntil > Date.now()) return 'taken';
        const taken: Step = { isDone: false, by: me, heldUntil: Date.now() + longest };
        tx.set(document, taken);
        return 'mine';
      });
    for (;;) {
      const outcome = await take();
      if (outcome === 'done') return;
      if (outcome === 'mine') break;
      await pause(100);
    }
    try {
      await work();
    } catch (error) {
      await document.delete();
      throw error;
    }
    await document.set({ isDone: true, by: me, heldUntil: 0 } satisfies Step);
  };
}
