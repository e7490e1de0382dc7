import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { onTestFinished } from 'vitest';
import { provideBackend, type Backend } from '@/lib/server/backend/backend';
import { localProjectId } from '@/local/auth/project-id';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { testApp } from '@/scripts/app/test-app';
import { startLocalApp, untilHealthy } from '@/scripts/app/services';
import { signalGroup, stop } from '@/scripts/bootstrap/processes.mjs';
import { freePort } from '@/scripts/machine/ports';
import { request, verifiedPerson, type Answer, type Caller, type Request } from './api';
import { turnSwitch } from './stripe';

const given = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error('These tests are run by: npm test -- two-processes');
  return value;
};

/** In milliseconds: how long something is waited for on a busy machine. */
const patience = 45_000;

export const processes = given('HEELWRITE_URLS').split(',') as [string, string];
export const stripeUrl = given('HEELWRITE_STRIPE_URL');
export const authUrl = given('HEELWRITE_AUTH_URL');
export const dataDir = given('HEELWRITE_DATA_DIR');

/** What both of them have logged. */
export const log = given('HEELWRITE_LOG');

/** Makes a call again for as long as it is answered with 503 or its like, as what calls us does; with one key. */
export async function call(method: string, path: string, options: Request = {}): Promise<Answer> {
  const headers = { 'Idempotency-Key': crypto.randomUUID(), ...options.headers };
  const end = Date.now() + patience;
  for (;;) {
    const answer = await request(method, path, { ...options, headers });
    if (answer.status < 500 || Date.now() > end) return answer;
    await pause(250);
  }
}

/** Makes the same call, or one for each of `many`, of both processes in turns, all at once. */
export function inTurns<T>(
  many: readonly T[],
  call: (at: { readonly at: string }, each: T) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(many.map((each, index) => call({ at: processes[index % 2] ?? '' }, each)));
}

/** What a call answers at each of them. */
export const atBoth = (method: string, path: string, options: Request = {}) =>
  Promise.all(processes.map((at) => call(method, path, { ...options, at })));

/** How often each status came, or the code of a refusal: `{ 201: 5, no_seat: 5 }`. */
export function outcomes(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, json } of answers) {
    const outcome = status < 400 ? String(status) : String(json?.code);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Asks until it is so, however busy the machine is. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It was waited in vain for this: ${what}.`);
    await pause(50);
  }
}

/** The store itself, past both processes. */
export const store = new Firestore({
  projectId: localProjectId,
  host: given('HEELWRITE_STORE_HOST'),
  ssl: false,
});
provideBackend({ firestore: store } as Backend);

/** An organization with so many licenses that are paid for, of which its admin holds one. */
export async function aPayingSchool(
  licenseCount: number,
): Promise<{ admin: Caller; orgId: string; name: string }> {
  const admin = await verifiedPerson();
  const name = 'Sit';
  const { json } = await call('POST', '/api/organization', { as: admin, body: { name } });
  const orgId = json.id as string;
  const path = `/api/stripe/create-session?orgId=${orgId}&licenseCount=${licenseCount}`;
  const session = await call('POST', path, { as: admin });
  await payAtCheckout(session.json.url as string);
  await until(async () => {
    const [first, second] = await licensesAtBoth({ admin, orgId });
    return first === licenseCount && second === licenseCount;
  }, 'the payment shows');
  return { admin, orgId, name };
}

/** How many licenses each process says the organization has, by what is kept. */
export async function licensesAtBoth({ admin, orgId }: { admin: Caller; orgId: string }): Promise<unknown[]> {
  const answers = await atBoth('GET', `/api/organization?orgId=${orgId}`, { as: admin });
  return answers.map(({ json }) => json.mostRecentSubscriptionStatus?.licenses as unknown);
}

/** A person in an organization, invited and joined. */
export async function aMember(admin: Caller, orgId: string, role: 0 | 1 | 2): Promise<Caller> {
  const person = await verifiedPerson();
  const body = { email: person.email, role };
  await call('POST', `/api/organization/membership?orgId=${orgId}`, { as: admin, body });
  const { status, text } = await call('POST', `/api/organization/user?orgId=${orgId}&action=accept`, {
    as: person,
  });
  if (status !== 200) throw new Error(`The invitation was not accepted: ${text}`);
  return person;
}

/** A further process on the same store until the test is over. */
export async function aThirdProcess() {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = startLocalApp({
    port,
    authPort: new URL(authUrl).port,
    stripePort: new URL(stripeUrl).port,
    dataDir,
    app: testApp,
    appUrl: processes[0],
    storeHost: given('HEELWRITE_STORE_HOST'),
    output: openSync(join('test-results', 'third-process.log'), 'a'),
  });
  onTestFinished(() => stop(child));
  await untilHealthy(url, [child]);
  return { url, kill: () => signalGroup(child.pid, 'SIGKILL') };
}

/** Lets a test turn the switches of the stand-in for Stripe, which all files share, until it is over. */
export async function takeStripe(): Promise<void> {
  const taken = store.doc('tests/stripe');
  await until(
    () =>
      taken.create({}).then(
        () => true,
        () => false,
      ),
    'no other test turns the switches',
  );
  onTestFinished(async () => {
    await turnSwitch(stripeUrl, 'reset');
    await taken.delete();
  });
}

/** Until something went wrong with a call, after `/_switches/calls` was turned. */
export const untilStruck = () =>
  until(async () => {
    const { struck } = (await (await fetch(`${stripeUrl}/_switches`)).json()) as { struck: number };
    return struck > 0;
  }, 'a call meets what the switch says');

interface KnownBilling {
  readonly customerId: string;
  readonly subscription: { readonly id: string };
}

export const billingOf = async (owner: string) =>
  (await store.doc(`billing/${owner}`).get()).data() as KnownBilling;

/** The subscription of an organization at Stripe, changed there behind our back. */
export async function changeAtStripe(orgId: string, change: Record<string, unknown>): Promise<void> {
  const { subscription } = await billingOf(`o_${orgId}`);
  await turnSwitch(stripeUrl, 'subscription', { id: subscription.id, ...change });
}

/** Sends what is held back or waits, until nothing does. */
export const webhooksArrived = () =>
  until(
    async () => (await turnSwitch(stripeUrl, 'release', { order: 'reversed' })).waiting === 0,
    'all webhooks arrive',
  );
