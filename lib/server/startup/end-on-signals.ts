import 'server-only';
import { logFailure } from '@/lib/server/runtime/log';
import type { OpenAnswers } from '@/lib/server/runtime/open-answers';
import {
  beginShutdown,
  doLastWorks,
  hurryShutdown,
  undoneLastWorks,
  unfinishedWorks,
  worksFinished,
} from '@/lib/server/runtime/shutdown';

/** In milliseconds: npm and a terminal both hand one Ctrl+C on, so that it arrives twice. */
const echo = 250;

/**
 * Ends the process well when it is asked to: what is under way has so many seconds to finish. Takes the place of what Next
 * does on these signals, which ends with another code and knows of answers only. A second signal ends at once.
 */
export function endOnSignals(answers: OpenAnswers, seconds: number): void {
  let askedAt: number | undefined;
  const ask = (signal: 'SIGTERM' | 'SIGINT') => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      void end(answers, seconds);
    } else if (performance.now() - askedAt > echo) {
      endAtOnce(answers, `${signal} came a second time.`);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, ask);
  }
}

async function end(answers: OpenAnswers, seconds: number): Promise<void> {
  const inFull = seconds * 1_000;
  setTimeout(hurryShutdown, inFull * 0.8);
  setTimeout(() => endAtOnce(answers, `${seconds} seconds were not enough.`), inFull);
  beginShutdown();
  answers.end();
  // An answer may leave a work behind, and a work that ends is no reason for an answer to begin.
  await answers.finished();
  await worksFinished();
  await answers.finished();
  answers.hangUp();
  await doLastWorks((work, error) => logFailure(error, { work, during: 'shutdown' }));
  process.exit(0);
}

function endAtOnce(answers: OpenAnswers, why: string): never {
  const unfinished = [...answers.unfinished, ...unfinishedWorks(), ...undoneLastWorks()];
  logFailure(new Error(`The process was ended by force: ${why}`), { unfinished: unfinished.join(', ') });
  process.exit(1);
}
