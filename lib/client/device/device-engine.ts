import { askingWorker } from '@/lib/client/worker/worker-calls';
import type { VersionReview } from '@/lib/domain/snippets/version-review';
import type { engineCalls, Made, OfSeveral, Swap } from './engine-calls';

const ask = askingWorker<typeof engineCalls>(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url)),
  () => import('./engine-calls').then((module) => module.engineCalls),
);

/** What the engine on the device makes of a text: nothing is sent, nothing is metered, and typing goes on beside it. */
export const swapOnDevice = (swap: Swap): Promise<{ readonly html: string }> => ask('swap', swap);

/** What a neutral text says once it is told of several dogs; worked out likewise. */
export const tellOfSeveralOnDevice = (text: OfSeveral) => ask('tellOfSeveral', text);

/** How a made version differs from its source, and what is to be decided there; worked out likewise. */
export const reviewOnDevice = (made: Made): Promise<VersionReview> => ask('review', made);
