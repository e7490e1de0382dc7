import type { Figure } from '../checks/figures.ts';
import type { Evening } from './day.ts';
import type { Seen } from './screens-in-trouble.ts';
import { problemKinds } from './tally.ts';

/** The figures of a day beside their goals. */
export function figuresOf({ tally, people, faults }: Evening): Figure[] {
  const recoveries = Map.groupBy(faults, ({ fault }) => fault);
  const count = (items: ReadonlyMap<unknown, number>) => [...items.values()].reduce((sum, n) => sum + n, 0);
  return [
    { what: 'people', value: people, unit: '' },
    { what: 'faults made', value: faults.length, unit: '' },
    { what: 'calls answered', value: count(tally.statuses), unit: '' },
    { what: 'tries without an answer', value: tally.unanswered, unit: '' },
    ...problemKinds.map((kind) => ({ what: kind, value: tally.count(kind), goal: 0, unit: '' })),
    {
      what: `longest answer: ${tally.longest.what}`,
      value: Math.round(tally.longest.milliseconds),
      goal: longestAnswer,
      unit: 'ms',
    },
    ...[...recoveries].map(([fault, found]) => ({
      what: `longest to recover: ${fault}`,
      value: Math.round(Math.max(...found.map(({ recovery }) => recovery))),
      goal: 30_000,
      unit: 'ms',
    })),
    ...[...tally.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, value]) => ({
        what: `answered ${status}`,
        value,
        unit: '',
      })),
    ...[...tally.refusals].sort().map(([code, value]) => ({ what: `refused as ${code}`, value, unit: '' })),
  ];
}

/** Within 10 s whatever hangs, and what a machine that is busy with twenty people at once adds to it. */
const longestAnswer = 15_000;

/** Screens by what failed: what each said, and how it recovered. */
export function screenTable(seen: readonly Seen[]): string {
  const rows = seen.map(({ screen, fault, said, recovered, problems }) => {
    const verdict = problems.length === 0 ? '' : `  MISSED: ${problems.join(', ')}`;
    const words = said === '' ? '' : `  “${said.slice(0, 110)}”`;
    return `${fault.padEnd(44)}${screen.padEnd(26)}${recovered.padEnd(18)}${words}${verdict}`;
  });
  const head = `${'What fails'.padEnd(44)}${'Screen'.padEnd(26)}${'Recovered'.padEnd(18)}  Said`;
  return ['', head, ...rows, ''].join('\n');
}

export const figuresOfScreens = (seen: readonly Seen[]): Figure[] => [
  { what: 'screens while something failed', value: seen.length, unit: '' },
  {
    what: 'screens without words, typed text or recovery',
    value: seen.filter(({ problems }) => problems.length > 0).length,
    goal: 0,
    unit: '',
  },
];
