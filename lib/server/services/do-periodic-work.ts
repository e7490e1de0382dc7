import 'server-only';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { doPeriodicWork as operation } from '@/lib/contracts/periodic-work';
import { unavailable } from '@/lib/server/faults/fault';
import { Deadline } from '@/lib/server/runtime/deadline';
import { logFailure } from '@/lib/server/runtime/log';
import { finishBeforeEnd } from '@/lib/server/runtime/shutdown';
import { periodicWork, type PeriodicWork } from './periodic-work';

/** In milliseconds: less than any host gives a call. */
const longest = 50_000;

/**
 * Does everything once that a process does now and again, and says what became of it; 503 where something failed, so that
 * whoever calls by the clock sees it. What is not done in time goes on where the process may, else with the next call.
 */
export async function doPeriodicWork(
  works: readonly PeriodicWork[] = periodicWork(),
  deadline = new Deadline(longest),
): Promise<ReplyOf<typeof operation>> {
  const outcomes = await Promise.all(works.map((work) => doOnce(work, deadline)));
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  if (failed.length > 0) {
    throw unavailable(
      `Some periodic work failed, and is tried again with the next call: ${failed.join(', ')}.`,
    );
  }
  return {
    works: outcomes.flatMap(({ outcome, ...work }) => (outcome === 'failed' ? [] : [{ ...work, outcome }])),
  };
}

async function doOnce({ name, run }: PeriodicWork, deadline: Deadline) {
  const start = performance.now();
  const work = run().then(
    () => 'done' as const,
    (error: unknown) => {
      logFailure(error, { work: name });
      return 'failed' as const;
    },
  );
  const outcome = await deadline
    .bound(finishBeforeEnd(name, work), () => new Error())
    .catch(() => 'under_way' as const);
  return { name, outcome, milliseconds: Math.round(performance.now() - start) };
}
