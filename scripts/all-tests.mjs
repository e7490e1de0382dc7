import { findBrowser } from './browser.mjs';
import { ignoreEnvironment } from './environment.mjs';
import { gateKinds, passGates } from './gates.mjs';
import { startGoogleFirestoreEmulator } from './google-firestore-emulator.mjs';
import { installPackages } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { stop, stopAll, stopOnSignals } from './processes.mjs';
import { anyFailed, measure, report } from './results.mjs';
import { Failure, say } from './say.mjs';
import { buildTestApp, startTestApp } from './test-app.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const insideVitest = ['unit', 'pronouns', 'components', 'architecture', 'repositories'];
const onTheApp = ['api', 'attack', 'load', 'journeys'];
/** On the same build, with an app of its own, which is killed more than once. */
const withoutMercy = 'chaos';
const google = 'repositories-on-google';
const kinds = [...gateKinds, ...insideVitest, google, ...onTheApp, withoutMercy];

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
    [...onTheApp, withoutMercy].some(isWanted) ? measure('build', buildTestApp) : [],
  ]);
  results.push(...onGoogle, ...built);
  if (built.length > 0 && !anyFailed(built)) {
    if (onTheApp.some(isWanted)) results.push(...(await testOnTheApp(isWanted)));
    if (isWanted(withoutMercy)) {
      say('Letting everything fail, one after the other …');
      const { chaosBriefly } = await import('./chaos/chaos.mjs');
      results.push(...(await measure(withoutMercy, chaosBriefly)));
    }
  }

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

/** @param {(kind: string) => boolean} isWanted */
async function testOnTheApp(isWanted) {
  /** @type {Result[]} */
  const results = [];
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
    const { loadBriefly } = await import('./load/run.ts');
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
