import 'server-only';
import { logFailure } from './log';
import { finishBeforeEnd, isShuttingDown } from './shutdown';

/**
 * Does a work now and again after every `pause`, in milliseconds; what fails is logged, and left to the next time. It does
 * not begin any more once the process is asked to end.
 */
export function keepDoing(work: string, pause: number, run: () => Promise<void>): void {
  const once = () => {
    if (isShuttingDown()) return;
    void finishBeforeEnd(
      work,
      run().catch((error: unknown) => logFailure(error, { work })),
    );
  };
  once();
  setInterval(once, pause).unref();
}
