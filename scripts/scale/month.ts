import { readFileSync } from 'node:fs';
import type counts from './counts.json';
import {
  dayOfProcess,
  daysOfWork,
  instance,
  kindsOfTrainers,
  peak,
  perTrainer,
  type Counted,
  type Day,
} from './day-of-use.ts';
import { prices } from './prices.ts';

export interface Documents {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}
export type Counts = Readonly<Record<Counted, Documents>>;

/** What `tests/repositories/counted-actions` holds the code to. */
export const storedCounts = (): Counts =>
  JSON.parse(readFileSync(new URL('counts.json', import.meta.url), 'utf8')) as typeof counts;

const kinds = ['reads', 'writes', 'deletes'] as const;
const none: Documents = { reads: 0, writes: 0, deletes: 0 };

const entriesOf = (day: Day) => Object.entries(day) as [Counted, number][];

/** The documents of a day. */
export function documentsOf(day: Day, counted: Counts): Documents {
  return entriesOf(day).reduce((sum, [what, times]) => plus(sum, counted[what], times), none);
}

function plus(sum: Documents, each: Documents, times: number): Documents {
  const [reads, writes, deletes] = kinds.map((kind) => sum[kind] + each[kind] * times);
  return { reads: reads ?? 0, writes: writes ?? 0, deletes: deletes ?? 0 };
}

/** What is taken for further calls, beside one. */
const isNoCall = new Set<Counted>(['make more than 50 calls in a minute: leave for 200 more']);
const isUnsigned = new Set<Counted>([
  'show a picture of an email',
  'hear of a payment from Stripe',
  'ask for a new password',
]);
const timesOf = (day: Day, counts: (what: Counted) => boolean) =>
  entriesOf(day).reduce((sum, [what, times]) => sum + (counts(what) ? times : 0), 0);

export const callsOf = (day: Day) => timesOf(day, (what) => !isNoCall.has(what));
/** Each call with a token is a look-up of its session. */
const lookUpsOf = (day: Day) => timesOf(day, (what) => !isNoCall.has(what) && !isUnsigned.has(what));
const readingsOfPlans = (day: Day) => timesOf(day, (what) => what.endsWith('from Stripe anew'));

const picturesShown = (day: Day) => day['show a picture of an email'] ?? 0;
const picturesAdded = (day: Day) => (day['add a picture to an email'] ?? 0) + (day['add a picture'] ?? 0);

/** How many trainers a free day of Firestore has room for, beside one process. */
export function trainersForFree(counted: Counts): number {
  const ofProcess = documentsOf(dayOfProcess, counted);
  const each = documentsOfAll(1, counted);
  return Math.floor(
    Math.min(...kinds.map((kind) => (prices.firestore.free[kind] - ofProcess[kind]) / each[kind])),
  );
}

/** On average over all kinds of trainers. */
const average = (of: (day: Day) => number) =>
  kindsOfTrainers.reduce((sum, { share, day }) => sum + share * of(day), 0);

export interface Month {
  readonly trainers: number;
  /** On a day of work. */
  readonly day: Documents & { readonly calls: number; readonly lookUps: number };
  /** In the busiest second. */
  readonly peak: Documents & {
    readonly calls: number;
    readonly underWay: number;
    readonly lookUps: number;
    readonly readingsOfPlans: number;
  };
  readonly documents: Documents;
  readonly storedGibibytes: number;
  readonly pictureGibibytes: number;
  readonly egressGibibytes: number;
  readonly instances: number;
  readonly mails: number;
  /** In dollars. */
  readonly costs: {
    readonly firestore: number;
    readonly run: number;
    readonly egress: number;
    readonly storage: number;
    readonly identity: number;
    readonly mail: number;
    readonly all: number;
  };
}

/** What so many trainers need in a month. */
export function monthOf(trainers: number, counted: Counts): Month {
  const ofTrainers = documentsOfAll(trainers, counted);
  const calls = trainers * average(callsOf);
  const lookUps = trainers * average(lookUpsOf);
  const aSecond = (ofDay: number) => (ofDay * peak.hour * peak.second) / 3_600;
  const instances = instancesFor(aSecond(calls));
  const ofProcesses = plus(none, documentsOf(dayOfProcess, counted), instances);
  const day = plus(ofTrainers, ofProcesses, 1);
  const documents = plus(plus(none, ofTrainers, daysOfWork), ofProcesses, 30);

  const shown = trainers * average(picturesShown) * daysOfWork;
  const added = trainers * average(picturesAdded) * daysOfWork;
  const { release, releases, call, picture } = perTrainer.egressMebibytes;
  const mebibytes = trainers * release * releases + calls * daysOfWork * call + shown * picture;
  const amounts = {
    storedGibibytes: (trainers * perTrainer.storedMebibytes) / 1_024,
    pictureGibibytes: (trainers * perTrainer.pictureMebibytes) / 1_024,
    egressGibibytes: mebibytes / 1_024,
    mails: trainers * perTrainer.mailsADay * daysOfWork,
  };
  const costs = {
    firestore:
      priceOfDocuments(day, ofProcesses) +
      beyond(amounts.storedGibibytes, prices.firestore.free.gibibytes) * prices.firestore.gibibyteMonth,
    run: priceOfInstances(instances),
    egress: beyond(amounts.egressGibibytes, prices.run.free.egressGibibytes) * prices.run.egressGibibyte,
    storage: priceOfPictures(amounts.pictureGibibytes, added, shown),
    identity: priceOfPeople(trainers),
    mail: amounts.mails * prices.mail,
  };
  return {
    trainers,
    day: { ...day, calls, lookUps },
    peak: {
      calls: aSecond(calls),
      underWay: (aSecond(calls) * instance.msToAnswer) / 1_000,
      lookUps: aSecond(lookUps),
      readingsOfPlans: aSecond(trainers * average(readingsOfPlans)),
      reads: aSecond(ofTrainers.reads),
      writes: aSecond(ofTrainers.writes),
      deletes: aSecond(ofTrainers.deletes),
    },
    documents,
    ...amounts,
    instances,
    costs: { ...costs, all: Object.values(costs).reduce((sum, cost) => sum + cost, 0) },
  };
}

function documentsOfAll(trainers: number, counted: Counts): Documents {
  return kindsOfTrainers.reduce(
    (sum, { share, day }) => plus(sum, documentsOf(day, counted), trainers * share),
    none,
  );
}

const beyond = (amount: number, free: number) => Math.max(0, amount - free);

/** By the processor, or by how many calls are under way at once. */
function instancesFor(callsASecond: number): number {
  const { msACall, msToAnswer, usable, concurrency, least } = instance;
  const byProcessor = (callsASecond * msACall) / 1_000 / usable;
  const byConcurrency = (callsASecond * msToAnswer) / 1_000 / concurrency;
  return Math.max(least, Math.ceil(byProcessor), Math.ceil(byConcurrency));
}

/** Documents that are free are so by the day. */
function priceOfDocuments(dayOfWork: Documents, restingDay: Documents): number {
  const { free } = prices.firestore;
  const priceOf = (day: Documents) =>
    kinds.reduce((sum, kind) => sum + beyond(day[kind], free[kind]) * prices.firestore[kind], 0);
  return daysOfWork * priceOf(dayOfWork) + (30 - daysOfWork) * priceOf(restingDay);
}

/** As many as the peak needs stand by for the hours of work; the least that there are, always. */
function priceOfInstances(instances: number): number {
  const { least, hoursOfWork, gibibytes } = instance;
  const seconds = (30 * 24 * least + daysOfWork * hoursOfWork * (instances - least)) * 3_600;
  const { cpuSecond, gibibyteSecond, free } = prices.run;
  return (
    beyond(seconds, free.cpuSeconds) * cpuSecond +
    beyond(seconds * gibibytes, free.gibibyteSeconds) * gibibyteSecond
  );
}

function priceOfPictures(gibibytes: number, added: number, shown: number): number {
  const { gibibyteMonth, put, get, free } = prices.storage;
  return (
    beyond(gibibytes, free.gibibytes) * gibibyteMonth +
    beyond(added, free.puts) * put +
    beyond(shown, free.gets) * get
  );
}

function priceOfPeople(people: number): number {
  let price = 0;
  let from = 0;
  for (const { upTo, each } of prices.identity) {
    price += Math.max(0, Math.min(people, upTo) - from) * each;
    from = upTo;
  }
  return price;
}
