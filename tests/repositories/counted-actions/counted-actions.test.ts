import { beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { localWebhookSecret } from '@/local/stripe/credentials';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { takeCalls } from '@/lib/server/repositories/rate-limit-store';
import { periodicWork } from '@/lib/server/services/periodic-work';
import { allMigrations } from '@/migrations/all-migrations';
import { settleOrNameDue } from '@/migrations/settle-or-name-due';
import { runMigrations } from '@/migrations/runner/run-migrations';
import { startAuthEmulator, type AuthEmulator } from '../../support/auth-emulator';
import { billedFor, type Billed } from '../../support/billed-documents';
import { operations } from '../../support/operations';
import { aPhoto, aPng } from '../../support/pictures';
import { startStandIn, type StandIn } from '../../support/stripe';
import { startTestBackend } from '../../support/test-backend';
import type { CountedAction } from './counted-action';
import { changedCounts } from './changed-counts';
import { libraryActions } from './library-actions';
import { ownActions } from './own-actions';
import { readingActions } from './reading-actions';
import { schoolActions } from './school-actions';
import { serveRoutes, type Served } from './served-calls';
import { supportActions } from './support-actions';
import { cronSecret, deploymentActions } from './deployment-actions';
import { aWorld, type World } from './world';

const begun = vi.hoisted(() => [] as (() => Promise<void>)[]);
// What begins beside an answer belongs to its costs, whenever it is done.
vi.mock('@/lib/server/runtime/background-work', () => ({
  runInBackground: (_: string, work: () => Promise<void>) => void begun.push(work),
}));

const file = 'scripts/scale/counts.json';
const actions: readonly CountedAction[] = [
  ...readingActions,
  ...schoolActions,
  ...libraryActions,
  ...ownActions,
  ...supportActions,
  ...deploymentActions,
];

async function finishWhatBegan(): Promise<void> {
  for (let work = begun.shift(); work; work = begun.shift()) await work();
}

const countedWith = (work: () => Promise<unknown>): Promise<Billed> =>
  billedFor(async () => {
    await work();
    await finishWhatBegan();
  });

let emulator: AuthEmulator;
let app: Served;
beforeAll(async () => {
  vi.stubEnv('CRON_SECRET', cronSecret);
  emulator = await startAuthEmulator();
  startTestBackend();
  app = await serveRoutes();
});

let standIn: StandIn;
let world: World;

async function countAll(): Promise<Record<string, Billed>> {
  standIn = await startStandIn();
  provideBackend({
    ...backend(),
    // Google's emulator has each transaction that meets another begin anew, as often as chance has it.
    firestore: embeddedFirestore('demo-counts'),
    billing: standIn.billing,
    videos: async () => ({ title: 'Settle on the mat', picture: aPhoto() }),
  });
  world = await aWorld(app, emulator, standIn.stripe);
  await finishWhatBegan();
  return { ...(await countedActions()), ...(await countedBesides()), ...(await countedJobs()) };
}

async function countedActions() {
  const found: Record<string, Billed> = {};
  for (const [what, operation, call] of actions) {
    const sent = await call(world);
    await finishWhatBegan();
    found[what] = await countedWith(() => app.call(operation, sent));
  }
  return found;
}

/** What is no operation of the contract. */
async function countedBesides() {
  const { trainer } = world;
  const { address } = (await app.call('uploadPicture', { as: trainer, picture: aPng({ width: 5 }) })) as {
    address: string;
  };
  const { customerId } = (await readBilling(`u_${trainer.uid}`)) ?? {};
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', customer: customerId } },
  });
  const signature = standIn.stripe.webhooks.generateTestHeaderString({ payload, secret: localWebhookSecret });
  const headers = { 'Stripe-Signature': signature };
  const limit = { kind: 'calls', most: 1_800, windowMs: 60_000 };
  return {
    'show a picture of an email': await countedWith(() => app.ask('GET', address, {})),
    'hear of a payment from Stripe': await countedWith(() =>
      app.ask('POST', '/api/stripe/webhook', { headers }, payload),
    ),
    'make more than 50 calls in a minute: leave for 200 more': await countedWith(() =>
      takeCalls({ limit, key: 'someone' }, 300, Date.now()),
    ),
  };
}

/** What each process does by itself. */
async function countedJobs() {
  const repeated = periodicWork();
  await runMigrations(backend().firestore, allMigrations, { appVersion: 'test' });
  const start = await countedWith(async () => {
    await settleOrNameDue(backend().firestore, 'test');
    for (const { run } of repeated) await run();
  });
  const jobs: Record<string, Billed> = { 'a process starts': start };
  for (const { name, pause, run } of repeated) {
    jobs[`a process, every ${pause / 60_000} min: ${name}`] = await countedWith(run);
  }
  return jobs;
}

describe('what each action reads, writes and deletes', () => {
  it('is counted for every operation', () => {
    const counted = new Set(actions.map(([, operation]) => operation));
    expect(operations.map(([name]) => name).filter((name) => !counted.has(name))).toEqual([]);
  });

  it('is counted under a name of its own', () => {
    expect(new Set(actions.map(([what]) => what)).size).toBe(actions.length);
  });

  it('is what the table says', { timeout: 120_000 }, async () => {
    const counts = await countAll();
    const rows = Object.entries(counts).map(([what, billed]) => {
      const { reads, writes, deletes } = billed;
      return `  ${JSON.stringify(what)}: { "reads": ${reads}, "writes": ${writes}, "deletes": ${deletes} }`;
    });
    const unlike = expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot(`../../../${file}`);
    await unlike.catch(() => expect(changedCounts(file, counts)).toEqual([]));
  });
});
