import type { BrowserReport } from '@/lib/contracts/browser-reports';
import { errorName, errorWords, ownFrames } from '@/lib/domain/logs/error-words';
import type { PageError } from './page-errors';

/** What the server is told of an error; undefined where none of our scripts was part of it, as with an extension's. */
export function reportOfError(event: PageError, page: string, origin: string): BrowserReport | undefined {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  // Somebody has gone elsewhere: nothing is wrong.
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return undefined;
  const frames = ownFrames(thrown.stack ?? '', origin);
  if (frames.length === 0) return undefined;
  return { kind: 'error', name: errorName(thrown.name), message: errorWords(thrown.message), frames, page };
}
