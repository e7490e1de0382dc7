import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { say } from '../bootstrap/say.mjs';
import { freePort } from '../machine/ports.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { serveInTurns } from './in-turns.ts';
import { startLocalApp, startSignInService, startStripe, untilHealthy } from './services.ts';
import { startSharedStore } from './shared-store.ts';
import { testApp } from './test-app.ts';

/** The production build in two processes on one store, which Stripe tells of what happens in turns. */
export async function startTwoProcesses() {
  const store = await startSharedStore();
  const dataDir = temporaryFolder('two-processes');
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [first = '', second = '', authPort = '', stripePort = ''] = ports.map(String);
  const urls = [first, second].map((port) => `http://127.0.0.1:${port}`);
  const log = 'test-results/two-processes.log';
  mkdirSync('test-results', { recursive: true });
  const output = openSync(log, 'w');
  // Further ones that a test starts write into a log of their own, which begins anew.
  rmSync('test-results/third-process.log', { force: true });
  say(`Starting two processes on ${store.name}, at ${urls.join(' and ')}, their log in ${log} …`);
  const where = {
    ...{ authPort, stripePort, dataDir, output, app: testApp, storeHost: store.host },
    // As behind one address: links and sessions at Stripe do not tell which of them was asked.
    appUrl: urls[0] ?? '',
  };
  const processes = [
    startSignInService(where),
    ...startStripe({ ...where, port: await serveInTurns([first, second]) }),
    ...[first, second].map((port) => startLocalApp({ ...where, port })),
  ];
  await Promise.all(urls.map((url) => untilHealthy(url, processes))).catch((error: unknown) => {
    say(readFileSync(log, 'utf8'));
    throw error;
  });
  const env = {
    HEELWRITE_URL: urls[0] ?? '',
    HEELWRITE_URLS: urls.join(),
    HEELWRITE_AUTH_URL: `http://127.0.0.1:${authPort}`,
    HEELWRITE_STRIPE_URL: `http://127.0.0.1:${stripePort}`,
    HEELWRITE_DATA_DIR: dataDir,
    HEELWRITE_STORE_HOST: store.host,
    HEELWRITE_LOG: log,
    // Else the client library looks for a Google machine around this one first.
    METADATA_SERVER_DETECTION: 'none',
  };
  return { env, processes: [...processes, store.process] };
}
