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
  say(`Serving the app on port ${port}, with the hosted services of the environment.`);
  if (!dev) {
    return start(process.execPath, [serverIn(app)], { env: { ...process.env, ...addressOf(environment) } });
  }
  const binding = host === undefined ? [] : ['-H', host];
  return start(process.execPath, next('dev', '-p', port, ...binding));
}
