import { once } from 'node:events';
import { lockDataDir } from '../../local/process/data-dir-lock.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { demoPassword, demoPeople } from '../../local/demo/people.ts';
import { buildApp } from './build.ts';
import { readEnvironment } from '../machine/environment.ts';
import { installPackages } from '../machine/packages.ts';
import { next } from './next.ts';
import { expectFree } from '../machine/ports.ts';
import { start, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { clearTheWay, rememberRun } from './run-file.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { startEverything, untilHealthy } from './services.ts';

/** Installs, builds and serves the app: on local services, or alone where real credentials are set. */
export async function serve({ dev = false } = {}) {
  stopOnSignals();
  const environment = readEnvironment();
  const { hosted, port, authPort, stripePort, dataDir } = environment;
  if (!hosted) {
    await clearTheWay(dataDir);
    takeFolder(dataDir);
    await expectFree(port, 'PORT');
    await expectFree(authPort, 'AUTH_PORT');
    if (stripePort !== undefined) await expectFree(stripePort, 'STRIPE_PORT');
  }
  await installPackages({ dev });
  if (!dev) await buildApp('.next');
  try {
    const processes = hosted ? [startHostedApp(environment, dev)] : await serveLocally(environment, dev);
    await Promise.race(processes.map((child) => once(child, 'exit')));
  } finally {
    await stopAll();
  }
  throw new Failure('A service has ended by itself, so everything was stopped.');
}

/** Holds the data folder for this command, and finds out before anything runs that nothing can be kept there. */
function takeFolder(dataDir: string) {
  try {
    lockDataDir(dataDir);
  } catch (error) {
    throw new Failure(`Heelwrite can't start: ${explainFailure(error)}`);
  }
}

async function serveLocally(
  { port, authPort, stripePort, dataDir }: ReturnType<typeof readEnvironment>,
  dev: boolean,
) {
  const url = `http://127.0.0.1:${port}`;
  say('Starting the local services and the app …');
  const processes = startEverything({ port, authPort, stripePort, dataDir, dev });
  rememberRun(dataDir, url, processes);
  await untilHealthy(url, processes);
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  say(
    [
      '',
      `Heelwrite is at ${url}`,
      `The sign-in service is at http://127.0.0.1:${authPort}, mails and all data are in ${dataDir}.`,
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

function startHostedApp({ host, port }: ReturnType<typeof readEnvironment>, dev: boolean) {
  say(`Serving the app on port ${port}, with the hosted services of the environment.`);
  const binding = host === undefined ? [] : ['-H', host];
  return start(process.execPath, next(dev ? 'dev' : 'start', '-p', port, ...binding));
}
