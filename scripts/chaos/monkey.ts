import { setTimeout as pause } from 'node:timers/promises';
import { shuffle } from './random.ts';
import type { Fault } from './faults.ts';
import type { Surroundings } from './surroundings.ts';
import type { Tally } from './tally.ts';

interface Mischief {
  readonly all: Surroundings;
  readonly tally: Tally;
  readonly faults: readonly Fault[];
  readonly random: () => number;
  /** In milliseconds: the day is over then. */
  readonly until: number;
  /** Whether people are served as on any day, beside what the parts say of themselves. */
  readonly isWell: () => Promise<boolean>;
}

interface Done {
  readonly fault: string;
  /** In milliseconds, from the end of the fault until people are served. */
  readonly recovery: number;
}

const patience = 90_000;

/** Lets one fault after the other happen, every one of them before the first comes again, until the day is over. */
export async function makeMischief({ all, tally, faults, random, until, isWell }: Mischief): Promise<Done[]> {
  const done: Done[] = [];
  const order: Fault[] = [];
  // A short day on a slow machine sees each of them nevertheless.
  while (Date.now() < until || done.length < faults.length) {
    if (order.length === 0) {
      order.push(...faults);
      shuffle(order, random);
    }
    const fault = order.pop() as Fault;
    await pause(500 + 1_000 * random());
    await fault.begin(all);
    await pause(1_500 + 3_000 * random());
    const end = performance.now();
    await fault.end(all);
    done.push({ fault: fault.name, recovery: await untilWell(fault, end) });
    for (const part of ['app', 'signIn', 'stripe'] as const) {
      if (!all.hasEnded(part)) continue;
      tally.report('not recovered', `${fault.name}: the ${part} has ended by itself`);
      await all.giveBack(part);
    }
  }
  return done;

  async function untilWell({ name }: Fault, start: number): Promise<number> {
    while (performance.now() - start < patience) {
      if (await isWell().catch(() => false)) return performance.now() - start;
      await pause(100);
    }
    tally.report('not recovered', `${name}: still nothing after ${patience / 1000} s`);
    return patience;
  }
}
