import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { buildApp } from './build.mjs';
import { ignoreEnvironment } from './environment.mjs';
import { gateKinds, passGates } from './gates.mjs';
import { startGoogleFirestoreEmulator } from './google-firestore-emulator.mjs';
import { installPackages } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { freePort } from './ports.mjs';
import { stop, stopAll, stopOnSignals } from './processes.mjs';
import { anyFailed, measure, report } from './results.mjs';
import { Failure, say } from './say.mjs';
import { startEverything, untilHealthy } from './services.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const insideVitest = ['unit', 'components', 'architecture', 'repositories'];
const onTheApp = ['api', 'journeys'];
const google = 'repositories-on-google';
const kinds = [...gateKinds, ...insideVitest, google, ...onTheApp];

/**
 * Runs all tests, or those of the given kinds, beside whatever else is running on this machine.
 * @param {readonly string[]} given
 */
export async function test(given) {
  const unknown = given.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined)
    throw new Failure(`There are no tests of the kind ${unknown}, only: ${kinds.join(', ')}.`);
  const isWanted = (/** @type {string} */ kind) => given.length === 0 || given.includes(kind);

  stopOnSignals();
  ignoreEnvironment();
  await installPackages();
  const results = await passGates(isWanted);
  const wanted = insideVitest.filter(isWanted);
  if (wanted.length > 0) {
    say(`Running the tests: ${wanted.join(', ')} …`);
    results.push(...(await measure('vitest', () => runVitest(wanted))));
  }
  // The emulator leaves the machine time enough to build the app meanwhile.
  const [onGoogle, built] = await Promise.all([
    isWanted(google) ? measure(google, testOnGooglesEmulator) : [],
    onTheApp.some(isWanted) ? measure('build', buildTestApp) : [],
  ]);
  results.push(...onGoogle, ...built);
  if (built.length > 0 && !anyFailed(built)) results.push(...(await testOnTheApp(isWanted)));

  await stopAll();
  report(results);
  if (anyFailed(results)) process.exitCode = 1;
}

async function testOnGooglesEmulator() {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  const emulator = given ? { host: given, process: undefined } : await startGoogleFirestoreEmulator();
  if (!emulator) {
    say(
      'Google’s Firestore emulator is not on this machine: the repository tests ran on the embedded store only.',
    );
    return { passed: 0, failed: 0, note: 'not run: no emulator on this machine' };
  }
  say(`Running the repository tests on Google’s Firestore emulator at ${emulator.host} …`);
  const results = await runVitest(['repositories'], {
    // Without the second one, the client library looks for a Google machine around it first.
    env: { FIRESTORE_EMULATOR_HOST: emulator.host, METADATA_SERVER_DETECTION: 'none' },
    args: ['--exclude=**/embedded-firestore.test.ts'],
  });
  if (emulator.process) await stop(emulator.process);
  return results.map((result) => ({ ...result, kind: google }));
}

async function buildTestApp() {
  // A folder of its own, so that a running app keeps the files it serves from.
  await buildApp('.next-test');
  return { passed: 1, failed: 0 };
}

/** @param {(kind: string) => boolean} isWanted */
async function testOnTheApp(isWanted) {
  /** @type {Result[]} */
  const results = [];
  const app = await startTestApp();
  if (isWanted('api')) {
    say('Running the API tests …');
    results.push(...(await measure('api', () => runVitest(['api'], { env: app.env }))));
  }
  if (isWanted('journeys')) {
    const browser = await findBrowser();
    say(`Running the browser journeys in ${browser} …`);
    results.push(...(await measure('journeys', () => runJourneys({ ...app.env, CHROMIUM_PATH: browser }))));
  }
  await Promise.all(app.processes.map(stop));
  return results;
}

/** The production build on local services, with data and ports of its own. */
async function startTestApp() {
  const dataDir = temporaryFolder('test');
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const [port = '', authPort = '', stripePort = ''] = ports.map(String);
  const url = `http://127.0.0.1:${port}`;
  mkdirSync('test-results', { recursive: true });
  const log = 'test-results/app.log';
  const output = openSync(log, 'w');
  say(`Starting the app at ${url}, its log in ${log} …`);
  const processes = startEverything({ port, authPort, stripePort, dataDir, distDir: '.next-test', output });
  await untilHealthy(url, processes).catch((/** @type {unknown} */ error) => {
    say(readFileSync(log, 'utf8'));
    throw error;
  });
  const env = {
    BASE_URL: url,
    HEELWRITE_URL: url,
    HEELWRITE_AUTH_URL: `http://127.0.0.1:${authPort}`,
    HEELWRITE_STRIPE_URL: `http://127.0.0.1:${stripePort}`,
    HEELWRITE_DATA_DIR: dataDir,
  };
  return { env, processes };
}
