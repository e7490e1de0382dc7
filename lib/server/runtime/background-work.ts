import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { logFailure } from './log';
import { tellLength } from './queue-lengths';

/** The first wait leaves by chance; tries that follow one that failed give the line time to come back. */
const waits = () => [500 + Math.random() * 1_000, 5_000, 30_000];

let unfinished = 0;
tellLength('background work', () => unfinished);

/**
 * Starts a work whose outcome its caller must not learn, at a moment at which nothing of it shows in the time that an
 * answer takes, nor in that of the next; tries again where it fails. What a process has not done when it ends is lost.
 */
export function runInBackground(what: string, work: () => Promise<void>): void {
  unfinished += 1;
  void tryInTurn(what, work, waits()).finally(() => (unfinished -= 1));
}

async function tryInTurn(
  what: string,
  work: () => Promise<void>,
  [wait, ...others]: number[],
): Promise<void> {
  if (wait === undefined) return;
  await pause(wait);
  try {
    await work();
  } catch (error) {
    logFailure(error, { background: what, triesLeft: others.length });
    await tryInTurn(what, work, others);
  }
}
