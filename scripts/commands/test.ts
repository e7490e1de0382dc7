import { startOwnStore } from '../app/shared-store.ts';
import { findBrowser } from '../machine/browser.ts';
import { ignoreEnvironment } from '../machine/environment.ts';
import { gateKinds, passGates } from '../checks/gates.ts';
import { startGoogleFirestoreEmulator } from '../app/google-firestore-emulator.ts';
import { installPackages } from '../machine/packages.ts';
import { runJourneys } from '../checks/journeys.ts';
import { stop, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { anyFailed, measure, report, type Result } from '../checks/results.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { buildTestApp, startTestApp } from '../app/test-app.ts';
import { startTwoProcesses } from '../app/two-processes.ts';
import { runVitest } from '../checks/vitest.ts';
import { testImage } from '../checks/image.ts';

const insideVitest = ['unit', 'pronouns', 'components', 'architecture', 'repositories'];
const onTheApp = ['api', 'attack', 'load', 'journeys'];
/** On the same build, with apps of its own, which end, begin again and are upgraded. */
const lifecycle = 'lifecycle';
/** The same, and killed more than once. */
const withoutMercy = 'chaos';
const google = 'repositories-on-google';
const image = 'image';
/** On the same build, as two processes of the app on one store. */
const together = 'two-processes';
/** Our own store in a process of its own, as several apps share it. */
const socket = 'repositories-on-socket';
const onTheBuild = [...onTheApp, lifecycle, together, withoutMercy];
const kinds = [...gateKinds, ...insideVitest, google, socket, ...onTheBuild, image];

/** What is run on it where nobody asks for all: concurrency, writes, every query of ours, and much that meets. */
const onSocketAlways = [
  ...['store-parity/transactions', 'store-parity/writes', 'store-parity/repositories'],
  ...['dogs', 'idempotency', 'license-confirmation', 'suggestions'],
].map((file) => `tests/repositories/${file}.test.ts`);

/** Runs all tests, or those of the given kinds, beside whatever else is running on this machine. */
export async function run(given: readonly string[]) {
  const unknown = given.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined)
    throw new Failure(`There are no tests of the kind ${unknown}, only: ${kinds.join(', ')}.`);
  const isWanted = (kind: string) => given.length === 0 || given.includes(kind);

  stopOnSignals();
  ignoreEnvironment();
  await installPackages({ dev: true });
  // The linter keeps one core for three times as long as the other gates keep both: the tests have the second one meanwhile.
  const linted = passGates((kind) => kind === 'lint' && isWanted(kind));
  const results = await passGates((kind) => kind !== 'lint' && isWanted(kind));
  const wanted = insideVitest.filter(isWanted);
  if (wanted.length > 0) {
    say(`Running the tests: ${wanted.join(', ')} …`);
    results.push(...(await measure('vitest', () => runVitest(wanted))));
  }
  results.push(...(await linted));
  // The emulator leaves the machine time enough to build the app meanwhile.
  const [onGoogle, built] = await Promise.all([
    isWanted(google) ? measure(google, testOnGooglesEmulator) : [],
    onTheBuild.some(isWanted) ? measure('build', buildTestApp) : [],
  ]);
  results.push(...onGoogle, ...built);
  if (isWanted(socket)) {
    const files = given.includes(socket) ? [] : onSocketAlways;
    results.push(...(await measure(socket, () => testOnSocket(files))));
  }
  if (built.length > 0 && !anyFailed(built)) {
    if (onTheApp.some(isWanted)) results.push(...(await testOnTheApp(isWanted)));
    if (isWanted(lifecycle)) {
      say('Ending, upgrading and starting apps …');
      results.push(...(await measure(lifecycle, () => runVitest([lifecycle]))));
    }
    if (isWanted(together)) results.push(...(await measure(together, testTwoProcesses)));
    if (isWanted(withoutMercy)) {
      say('Letting everything fail, one after the other …');
      const { chaosBriefly } = await import('./chaos.ts');
      results.push(...(await measure(withoutMercy, chaosBriefly)));
    }
  }

  if (isWanted(image)) results.push(...(await measure(image, testImage)));

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

async function testTwoProcesses() {
  const app = await startTwoProcesses();
  const results = await runVitest([together], { env: app.env });
  await Promise.all(app.processes.map(stop));
  return results;
}

/** Runs the repository tests in these files, or all of them. */
async function testOnSocket(files: readonly string[]) {
  const { host, process: store } = await startOwnStore();
  say(`Running the repository tests on our own store behind a socket at ${host} …`);
  const results = await runVitest(['repositories'], {
    env: {
      FIRESTORE_EMULATOR_HOST: host,
      METADATA_SERVER_DETECTION: 'none',
      STORE_BEHIND_THE_SOCKET: 'embedded',
    },
    args: ['--exclude=**/embedded-firestore.test.ts', ...files],
  });
  await stop(store);
  return results.map((result) => ({ ...result, kind: socket }));
}

async function testOnTheApp(isWanted: (kind: string) => boolean) {
  const results: Result[] = [];
  const app = await startTestApp();
  if (isWanted('api')) {
    say('Running the API tests …');
    results.push(...(await measure('api', () => runVitest(['api'], { env: app.env }))));
  }
  if (isWanted('attack')) {
    say('Attacking the API …');
    results.push(...(await measure('attack', () => runVitest(['attack'], { env: app.env }))));
  }
  if (isWanted('load')) {
    say('Putting the app under load …');
    const { loadBriefly } = await import('../load/run.ts');
    results.push(...(await measure('load', () => loadBriefly(app))));
  }
  if (isWanted('journeys')) {
    const browser = await findBrowser();
    say(`Running the browser journeys in ${browser} …`);
    results.push(...(await measure('journeys', () => runJourneys({ ...app.env, CHROMIUM_PATH: browser }))));
  }
  await Promise.all(app.processes.map(stop));
  return results;
}
