import { start, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { say } from '../bootstrap/say.mjs';
import { readEnvironment } from '../machine/environment.ts';
import { installPackages } from '../machine/packages.ts';
import { buildApp } from './build.ts';
import { next } from './next.ts';
import { addressOf, expectRoom, serveLocally, untilOneEnds } from './serve-build.ts';
import { serverIn } from './services.ts';
import { standaloneIn } from './standalone.ts';

const distDir = '.next';

/** Installs, builds and serves the app: on local services, or alone where real credentials are set. */
export async function serve({ dev = false } = {}) {
  stopOnSignals();
  const environment = readEnvironment();
  if (!environment.hosted) await expectRoom(environment);
  const { hosted, port, authPort, hasSignIn, stripePort, dataDir } = environment;
  if (!hosted) {
    await clearTheWay(dataDir);
    takeFolder(dataDir);
    await expectFree(port, 'PORT');
    if (!hasSignIn) await expectFree(authPort, 'AUTH_PORT');
    if (stripePort !== undefined) await expectFree(stripePort, 'STRIPE_PORT');
  }
  await installPackages({ dev });
  if (!dev) await buildApp(distDir);
  try {
    const app = standaloneIn(distDir);
    await untilOneEnds(
      environment.hosted
        ? [startHostedApp(environment, app, dev)]
        : await serveLocally(environment, { app, dev }),
    );
  } finally {
    await stopAll();
  }
}

function startHostedApp(environment: ReturnType<typeof readEnvironment>, app: string, dev: boolean) {
  const { host, port } = environment;
/** Holds the data folder for this command, and finds out before anything runs that nothing can be kept there. */
function takeFolder(dataDir: string) {
  try {
    lockDataDir(dataDir);
  } catch (error) {
    throw new Failure(`Heelwrite can't start: ${explainFailure(error)}`);
  }

function startHostedApp({ host, port }: ReturnType<typeof readEnvironment>, dev: boolean) {

async function serveLocally(
  { port, authPort, hasSignIn, storeHost, stripePort, dataDir }: ReturnType<typeof readEnvironment>,
  dev: boolean,
) {
  const url = `http://127.0.0.1:${port}`;
  say('Starting the local services and the app …');
  const processes = startEverything({ port, authPort, hasSignIn, storeHost, stripePort, dataDir, dev });
  rememberRun(dataDir, url, processes);
  await untilHealthy(url, processes);
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  say(
    [
      '',
    ].join('\n'),
  );
  return processes;
      'Ctrl+C stops everything.',
      `Demo accounts, all with the password ${demoPassword}:`,
      ...demoPeople.map(
        ({ email, displayName, shows }) => `  ${email.padEnd(width)}  ${displayName}: ${shows}`,
      ),
      `Heelwrite is at ${url}`,
      `The sign-in service is at http://127.0.0.1:${authPort}, mails and ${storeHost === undefined ? 'all data' : 'pictures'} are in ${dataDir}.`,
      ...(storeHost === undefined
        ? []
        : [`All else is in the Firestore at ${storeHost}, for as long as that keeps it.`]),
      stripePort === undefined
        ? 'Payments go to the test mode of Stripe.'
        : `Payments go to a stand-in for Stripe at http://127.0.0.1:${stripePort}: pay with 4242 4242 4242 4242.`,
  say(`Serving the app on port ${port}, with the hosted services of the environment.`);
  if (!dev) {
    return start(process.execPath, [serverIn(app)], { env: { ...process.env, ...addressOf(environment) } });
  }
  const binding = host === undefined ? [] : ['-H', host];
  return start(process.execPath, next('dev', '-p', port, ...binding));
}
