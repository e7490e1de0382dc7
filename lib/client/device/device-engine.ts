import { askingWorker } from '@/lib/client/worker/worker-calls';
import type { Sex } from '@/lib/contracts/primitives';
import type { Doubt } from '@/lib/domain/snippets/version-review';
import type { engineCalls } from './engine-calls';

const ask = askingWorker<typeof engineCalls>(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url)),
  () => import('./engine-calls').then((module) => module.engineCalls),
);

/** What the engine on the device makes of a text: nothing is sent, nothing is metered, and nobody waits for it to type. */
export const swapOnDevice = (
  html: string,
  from: Sex,
  to: Sex,
): Promise<{ readonly html: string; readonly marks: readonly Doubt[] }> => ask('swap', { html, from, to });
