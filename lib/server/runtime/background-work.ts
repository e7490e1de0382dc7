import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { logFailure } from './log';
import { tellLength } from './queue-lengths';
import { outlastAnswer } from './outlast-answer';
import { finishBeforeEnd, isShuttingDown, shutdownBegun } from './shutdown';

/** The first wait leaves by chance; tries that follow one that failed give the line time to come back. */
const waits = () => [500 + Math.random() * 1_000, 5_000, 30_000];

let unfinished = 0;
tellLength('background work', () => unfinished);

/**
 * Starts a work whose outcome its caller must not learn, at a moment at which nothing of it shows in the time that an
 * answer takes, nor in that of the next; tries again where it fails. A process that is asked to end waits no longer and does
 * it then; what one that is killed has not done is lost.
 */
export function runInBackground(what: string, work: () => Promise<void>): void {
  unfinished += 1;
  const done = tryInTurn(what, work, waits()).finally(() => (unfinished -= 1));
  outlastAnswer(finishBeforeEnd(what, done));
}

async function tryInTurn(
  what: string,
  work: () => Promise<void>,
  [wait, ...others]: number[],
): Promise<void> {
  if (wait === undefined) return;
  await pauseUntilShutdown(wait);
  try {
    await work();
  } catch (error) {
    logFailure(error, { background: what, triesLeft: others.length });
    await tryInTurn(what, work, others);
  }
}

async function pauseUntilShutdown(wait: number): Promise<void> {
  try {
    await pause(wait, undefined, { signal: shutdownBegun() });
  } catch (error) {
    if (!isShuttingDown()) throw error;
  }
}
