import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finishRestore } from '../../local/backup/put-in-place.ts';
import { lockDataDir } from '../../local/process/data-dir-lock.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { demoPassword, demoPeople } from '../../local/demo/people.ts';
import { hasBeenAskedToEnd, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';
import { readEnvironment } from '../machine/environment.ts';
import { expectFree } from '../machine/ports.ts';
import { clearTheWay, rememberRun } from './run-file.ts';
import { startEverything, untilHealthy } from './services.ts';

type Environment = ReturnType<typeof readEnvironment>;

/**
 * Serves the build in this folder. With hosted services it becomes the app itself, so that whoever started it has the app
 * to signal; local ones are processes of their own beside it.
 */
export async function serveBuild() {
  const environment = readEnvironment();
  if (environment.hosted) {
    Object.assign(process.env, addressOf(environment));
    await import(pathToFileURL(resolve('server.js')).href);
    return;
  }
  stopOnSignals();
  await expectRoom(environment);
  try {
    await untilOneEnds(await serveLocally(environment, { app: '.' }));
  } finally {
    await stopAll();
  }
}

/** Where Next's own server listens: by name or number, all addresses unless one is given. */
export const addressOf = ({ host, port }: Environment) => ({
  HOSTNAME: host ?? '0.0.0.0',
  PORT: port,
  NODE_ENV: 'production' as const,
});

/** Refuses before anything runs where the local services would have no folder or port. */
export async function expectRoom({ dataDir, port, authPort, hasSignIn, stripePort }: Environment) {
  await clearTheWay(dataDir);
  try {
    // For as long as this command runs.
    lockDataDir(dataDir);
    const restored = finishRestore(dataDir);
    if (restored) say('Finishing a restore that was interrupted.');
  } catch (error) {
    throw new Failure(`Heelwrite can't start: ${explainFailure(error)}`);
  }
  await expectFree(port, 'PORT');
  if (!hasSignIn) await expectFree(authPort, 'AUTH_PORT');
  if (stripePort !== undefined) await expectFree(stripePort, 'STRIPE_PORT');
}

/** Starts the app in the folder `app` on local services, and says where it is once it answers. */
export async function serveLocally(environment: Environment, { app, dev }: { app: string; dev?: boolean }) {
  const { port, authPort, stripePort, storeHost, dataDir } = environment;
  const url = `http://127.0.0.1:${port}`;
  say('Starting the local services and the app …');
  const processes = startEverything({ ...environment, app, dev });
  rememberRun(dataDir, url, processes);
  await untilHealthy(url, processes);
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  say(
    [
      '',
      `Heelwrite is at ${url}`,
      `The sign-in service is at http://127.0.0.1:${authPort}, mails and ${storeHost === undefined ? 'all data' : 'pictures'} are in ${dataDir}.`,
      ...(storeHost === undefined
        ? []
        : [`All else is in the Firestore at ${storeHost}, for as long as that keeps it.`]),
      stripePort === undefined
        ? 'Payments go to the test mode of Stripe.'
        : `Payments go to a stand-in for Stripe at http://127.0.0.1:${stripePort}: pay with 4242 4242 4242 4242.`,
      '',
      `Demo accounts, all with the password ${demoPassword}:`,
      ...demoPeople.map(
        ({ email, displayName, shows }) => `  ${email.padEnd(width)}  ${displayName}: ${shows}`,
      ),
      '',
      'Ctrl+C stops everything.',
      '',
    ].join('\n'),
  );
  return processes;
}

/** Waits for the end of what was started; fails where nobody has asked for it. */
export async function untilOneEnds(processes: Awaited<ReturnType<typeof serveLocally>>): Promise<void> {
  await Promise.race(processes.map((child) => once(child, 'exit')));
  if (!hasBeenAskedToEnd()) throw new Failure('A service has ended by itself, so everything was stopped.');
}
