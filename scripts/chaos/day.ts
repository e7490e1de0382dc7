import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from './random.ts';
import { adminAllDay, aloneAllDay, memberAllDay } from './workloads.ts';
import type { Fault } from './faults.ts';
import * as work from './library-work.ts';
import { makeMischief } from './monkey.ts';
import { subscriptionsAtStripe } from './paying.ts';
import { aPerson, signedIn, untilDone, type Person } from './person.ts';
import { compareSchool, found, type School } from './school.ts';
import type { Surroundings } from './surroundings.ts';
import { Tally } from './tally.ts';
import { Wire } from './wire.ts';

interface Plan {
  readonly seed: number;
  readonly seconds: number;
  readonly faults: readonly Fault[];
  /** How many work alone, beside the eight of the school; every third of them pays. */
  readonly alone: number;
}

/** What came of a day, in figures and in words. */
export interface Evening {
  readonly tally: Tally;
  readonly people: number;
  readonly faults: readonly { readonly fault: string; readonly recovery: number }[];
}

/** A day of many people while one thing after the other fails, and whether everything is there in the evening. */
export async function aDay(all: Surroundings, { seed, seconds, faults, alone }: Plan): Promise<Evening> {
  const tally = new Tally();
  const wire = new Wire(all.url, tally);
  const names = ['admin', 'editor-1', 'editor-2', 'member-1', 'member-2', 'member-3', 'member-4', 'member-5'];
  names.push(...Array.from({ length: alone }, (_, n) => `alone-${n + 1}`));
  const until = Date.now() + seconds * 1000;
  const random = randomFrom(seed);
  // People arrive while things fail already.
  const mischief = makeMischief({ all, tally, faults, random, until, isWell: wellFor(all) });
  const people = await Promise.all(names.map((name, n) => aPerson(all.authUrl, name, seed * 100 + n)));
  const [admin, editor1, editor2, ...others] = people as [Person, Person, Person, ...Person[]];
  const members = others.slice(0, 5);
  const soloists = others.slice(5);
  const school = await found(wire, tally, admin);
  const day = { wire, tally, until };
  const finished = await Promise.allSettled([
    adminAllDay(day, school, { editors: [editor1, editor2], members }),
    ...[editor1, editor2, ...members].map((person) => memberAllDay(day, person, school)),
    ...soloists.map((person, n) => aloneAllDay(day, person, n % 3 === 0)),
  ]);
  for (const end of finished) {
    if (end.status === 'rejected') tally.report('never answered', String(end.reason));
  }
  const done = await mischief;
  await compareAll(all, wire, tally, people, school);
  return { tally, people: people.length, faults: done };
}

/** A write of somebody who does nothing else, within the time that anyone would wait. */
function wellFor(all: Surroundings): () => Promise<boolean> {
  let prober: Promise<{ token: string }> | undefined;
  return async () => {
    prober ??= aPerson(all.authUrl, 'prober', 1);
    const { token } = await prober;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const within = { signal: AbortSignal.timeout(10_000) };
    const body = JSON.stringify({ displayName: `Prober ${Date.now()}` });
    const [write, plan, auth] = await Promise.all([
      fetch(`${all.url}/api/account`, { method: 'PUT', headers, body, ...within }),
      fetch(`${all.url}/api/stripe/create-session`, { method: 'POST', headers, ...within }),
      fetch(`${all.authUrl}/`, within),
    ]);
    return write.ok && plan.ok && auth.ok;
  };
}

/** Everyone signs in anew and looks whether everything is there. */
async function compareAll(
  all: Surroundings,
  wire: Wire,
  tally: Tally,
  people: readonly Person[],
  school: School,
): Promise<void> {
  await untilTold(all);
  for (const person of people) {
    const { uid, token } = await signedIn(all.authUrl, person.email);
    if (uid !== person.uid) tally.report('acknowledged and lost', `account of ${person.name}`);
    person.token = token;
    const desk = { wire, tally, person, library: person.library };
    await work.compare(desk);
    await work.compareSets(desk);
    await work.compareAccount(desk);
  }
  const { admin, library, orgId } = school;
  await work.compare({ wire, tally, person: admin, library, orgId });
  const running = (await subscriptionsAtStripe(all.stripeUrl)).filter(({ status }) => status === 'active');
  const payers = people.filter(({ isSubscribed }) => isSubscribed).length;
  const customers = new Set(running.map(({ customer }) => customer)).size;
  if (running.length > customers) tally.report('doubled', `${running.length - customers} subscriptions`);
  // The demo data's are beside them.
  if (customers < payers + 1)
    tally.report('acknowledged and lost', `${payers + 1 - customers} subscriptions`);
  const quantities = running.map(({ items }) => items.data[0]?.quantity);
  await compareSchool(
    school,
    quantities.find((quantity) => school.licenses.includes(quantity ?? -1)),
  );
}

/** Stripe goes on telling the app of what happened until it has heard everything. */
const untilTold = (all: Surroundings) =>
  untilDone(async () => {
    const answer = await fetch(`${all.stripeUrl}/_switches`);
    if (((await answer.json()) as { waiting: number }).waiting === 0) return;
    await pause(200);
    throw new Error('Not all webhooks have arrived.');
  });
