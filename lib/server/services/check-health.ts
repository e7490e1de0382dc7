import 'server-only';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { checkHealth as operation } from '@/lib/contracts/health';
import { backend, type Backend } from '@/lib/server/backend/backend';
import { unavailable } from '@/lib/server/faults/fault';
import { Deadline } from '@/lib/server/runtime/deadline';
import { logFailure } from '@/lib/server/runtime/log';
import { Probe } from '@/lib/server/runtime/probe';
import { isShuttingDown } from '@/lib/server/runtime/shutdown';
import { runningVersion } from '@/lib/server/runtime/version';

type Health = ReplyOf<typeof operation>;

const well = (): Health => ({ status: 'ok', version: runningVersion });

/** In milliseconds: who asks whether to send requests here has long given up by then. */
const patience = 5_000;

const inTime = async (answer: Promise<void>) =>
  new Deadline(patience).bound(answer, () => new Error('There was no answer in time.'));

const store = new Probe((firestore: Backend['firestore']) => firestore.doc('health/probe').get());
const signIn = new Probe((auth: Backend['auth']) => auth.getUsers([{ uid: 'health-probe' }]));

/** Whether the database answers and takes writes; throws 503 where it does not. */
export async function checkHealth(): Promise<Health> {
  try {
    await inTime(store.ask(backend().firestore));
  } catch {
    throw unavailable('The service is not available right now.');
  }
  if (backend().isWritable?.() === false) {
    throw unavailable('The service can be read right now, but nothing can be saved.');
  }
  return well();
}

/** Whether the process answers: that it does says so. */
export const checkLive = async (): Promise<Health> => well();

/** Whether requests should be sent here; throws 503 while they should not. */
export async function checkReady(): Promise<Health> {
  if (isShuttingDown()) throw unavailable('This process is about to end.');
  const [health] = await Promise.all([checkHealth(), checkSignIn()]);
  return health;
}

async function checkSignIn(): Promise<void> {
  try {
    await inTime(signIn.ask(backend().auth));
  } catch (error) {
    logFailure(error, { work: 'asking the sign-in service how it is' });
    throw unavailable('Nobody can sign in right now.');
  }
}
