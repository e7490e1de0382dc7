import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fillLibrary } from '../bench/api.ts';
import { median, percentile } from '../bench/measure.ts';
import type { Figure } from '../checks/figures.ts';
import { authenticate, subscribe } from '../accounts/local-account.ts';
import { callOnce, type Answered, type Trainer } from './traffic.ts';

export interface Load {
  readonly url: string;
  readonly authUrl: string;
  /** The process of the app, whose memory is looked at. */
  readonly pid: number;
  /** Trainers at work at the same time. */
  readonly trainers: number;
  /** Snippets in the library of each. */
  readonly snippets: number;
  readonly minutes: number;
}

/** In milliseconds: how long a trainer thinks between two calls. */
const thinking = 60;
const minute = 60_000;

interface Found {
  readonly answers: readonly Answered[];
  /** Of the app, in MB, one each second. */
  readonly memory: readonly number[];
}

/** Lets trainers work for some minutes on the libraries that they are given first. */
export async function underLoad({ url, authUrl, pid, trainers, snippets, minutes }: Load): Promise<Found> {
  const people: Trainer[] = [];
  for (let n = 0; n < trainers; n += 1) {
    const email = `load-${crypto.randomUUID().slice(0, 8)}@heelwrite.test`;
    const account = await authenticate(authUrl, 'signUp', email);
    await subscribe(url, account);
    await fillLibrary(url, account, snippets);
    people.push({ ...account, revisions: new Map(), etag: undefined });
  }
  const end = Date.now() + minutes * minute;
  const answers: Answered[] = [];
  const memory: number[] = [];
  const work = people.map(async (trainer) => {
    while (Date.now() < end) {
      answers.push(await callOnce(url, trainer));
      await pause(thinking * 2 * Math.random());
    }
  });
  const watch = (async () => {
    while (Date.now() < end) {
      memory.push(memoryOf(pid));
      await pause(1_000);
    }
  })();
  await Promise.all([...work, watch]);
  return { answers, memory };
}

/** In MB: what of the process is in memory and its own; what maps files is left out. */
function memoryOf(pid: number): number {
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** Those that were answered otherwise than they should be under any load. */
export const failuresAmong = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => status !== 200 && status !== 304 && status !== 409);

/** Minutes from which on memory is judged. */
const longRun = 15;

/** Percentiles of each kind of call, and how memory went. */
export function figuresOf(label: string, { answers, memory }: Found, minutes: number): Figure[] {
  const times = Map.groupBy(answers, ({ what }) => what);
  const rows = [...times].flatMap(([what, found]) => {
    const milliseconds = found.map((answer) => answer.milliseconds);
    return [0.5, 0.95, 0.99].map((share) => ({
      what: `${label}: ${what}, p${share * 100}`,
      value: percentile(milliseconds, share),
      unit: 'ms',
    }));
  });
  const at = (minuteOfRun: number) => {
    const second = Math.round(minuteOfRun * 60);
    // What is collected now and then goes up and down: the least of a minute is what stays.
    return Math.min(...memory.slice(Math.max(0, second - 60), second));
  };
  const early = at(Math.min(5, minutes / 6));
  const late = at(minutes);
  return [
    { what: `${label}: calls a second`, value: answers.length / (minutes * 60), unit: '' },
    { what: `${label}: answers that should not be`, value: failuresAmong(answers).length, goal: 0, unit: '' },
    ...rows.sort((a, b) => a.what.localeCompare(b.what, 'en')),
    { what: `${label}: memory, median`, value: median(memory), unit: 'MB' },
    {
      what: `${label}: memory at the end / at a sixth`,
      value: late / early,
      // In a shorter run it still grows to what it needs.
      ...(minutes >= longRun && { goal: 1.1 }),
      unit: '×',
    },
  ];
}
