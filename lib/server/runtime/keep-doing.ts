import 'server-only';
import { logFailure } from './log';

/** Does a work now and again after every `pause`, in milliseconds; what fails is logged, and left to the next time. */
export function keepDoing(work: string, pause: number, run: () => Promise<void>): void {
  const once = () => void run().catch((error: unknown) => logFailure(error, { work }));
  once();
  setInterval(once, pause).unref();
}
