import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { buildApp } from './build.ts';
import { standaloneIn } from './standalone.ts';
import { freePort } from '../machine/ports.ts';
import { say } from '../bootstrap/say.mjs';
import { startEverything, untilHealthy } from './services.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** A folder of its own, so that a running app keeps the files it serves from. */
const testDistDir = '.next-test';

/** Where the tests' app stands. */
export const testApp = standaloneIn(testDistDir);

export async function buildTestApp() {
  await buildApp(testDistDir);
  return { passed: 1, failed: 0 };
}

/**
 * The production build on local services, with data and ports of its own; `pid` is the app's. All of it stands in a folder by
 * itself, as where it is served: what is missing there is missed.
 */
export async function startTestApp() {
  const dataDir = temporaryFolder('test');
  const app = temporaryFolder('build');
  cpSync(testApp, app, { recursive: true });
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [port = '', authPort = '', stripePort = '', videoPort = ''] = ports.map(String);
  const url = `http://127.0.0.1:${port}`;
  mkdirSync('test-results', { recursive: true });
  const log = 'test-results/app.log';
  const output = openSync(log, 'w');
  say(`Starting the app at ${url}, its log in ${log} …`);
  // Nobody answers there but who stands in for YouTube and Vimeo in a test.
  const videoProxy = `http://127.0.0.1:${videoPort}`;
  const cronSecret = randomUUID();
  const processes = startEverything({
    port,
    authPort,
    stripePort,
    videoProxy,
    cronSecret,
    dataDir,
    root: app,
    app,
    output,
    settings: { BROWSER_REPORTS: 'on' },
  });
  await untilHealthy(url, processes).catch((error: unknown) => {
    say(readFileSync(log, 'utf8'));
    throw error;
  });
  const env = {
    BASE_URL: url,
    HEELWRITE_URL: url,
    HEELWRITE_AUTH_URL: `http://127.0.0.1:${authPort}`,
    HEELWRITE_STRIPE_URL: `http://127.0.0.1:${stripePort}`,
    HEELWRITE_VIDEO_PORT: videoPort,
    HEELWRITE_CRON_SECRET: cronSecret,
    HEELWRITE_DATA_DIR: dataDir,
    HEELWRITE_LOG: log,
  };
  const pid = processes.at(-1)?.pid ?? 0;
  return { env, processes, url, authUrl: env.HEELWRITE_AUTH_URL, pid };
}
