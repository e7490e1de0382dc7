import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { next } from './next.ts';
import { start } from '../bootstrap/processes.mjs';
import { Failure } from '../bootstrap/say.mjs';

const thisMachine = '127.0.0.1';

interface Where {
  /** The folder that the local services stand in: the project's, or that of a build. */
  root?: string;
  /** What the app listens on: this machine only, unless something else is given. */
  host?: string | undefined;
  port: string;
  authPort: string;
  stripePort?: string | undefined;
  videoProxy?: string;
  cronSecret?: string;
  dataDir: string;
  /** The folder that the app was built into. */
  app: string;
  /** Where links lead, where that is not the app's own port. */
  appUrl?: string;
  /** A Firestore in a process of its own; without it, the app keeps one in itself. */
  storeHost?: string | undefined;
  dev?: boolean | undefined;
  output?: number;
  /** What else the app is told. */
  settings?: Readonly<Record<string, string>>;
}

/** Firebase's auth emulator, with its accounts kept on disk. */
export const startSignInService = ({
  root = '.',
  authPort,
  dataDir,
  output,
}: Pick<Where, 'root' | 'authPort' | 'dataDir' | 'output'>) =>
  start(process.execPath, [join(root, 'local/auth/auth-service.ts'), authPort, join(dataDir, 'auth')], {
    output,
  });

/** The embedded store for several processes, each with `FIRESTORE_EMULATOR_HOST`; it forgets where no folder is given. */
export const startStoreService = ({
  storePort,
  dataDir,
  output,
}: Pick<Where, 'output'> & { storePort: string; dataDir?: string }) => {
  const folder = dataDir === undefined ? [] : [join(dataDir, 'firestore')];
  return start(process.execPath, ['local/firestore/server/store-service.ts', storePort, ...folder], {
    output,
  });
};

/** The stand-in for Stripe, which tells whoever has `port` of what happens; none where its own is not given. */
export function startStripe({
  root = '.',
  port,
  stripePort,
  dataDir,
  output,
}: Pick<Where, 'root' | 'port' | 'stripePort' | 'dataDir' | 'output'>) {
  if (stripePort === undefined) return [];
  const webhookUrl = `http://127.0.0.1:${port}/api/stripe/webhook`;
  const service = join(root, 'local/stripe/stripe-service.ts');
  const args = [service, stripePort, join(dataDir, 'stripe'), webhookUrl];
  return [start(process.execPath, args, { output })];
}

/** Everything that stands in for hosted services, and the app on it; without a sign-in service where one runs already. */
export const startEverything = ({ hasSignIn = false, ...where }: Where & { hasSignIn?: boolean }) => [
  ...(hasSignIn ? [] : [startSignInService(where)]),
  ...startStripe(where),
  startLocalApp(where),
];

/** The server that Next writes for a build. */
export const serverIn = (app: string) => join(app, 'server.js');

/** The app on local services. */
export function startLocalApp(where: Where) {
  const { host = thisMachine, port, app, dev = false, output } = where;
  const command = dev ? next('dev', '-H', host, '-p', port) : [serverIn(app)];
  return start(process.execPath, command, { output, env: localEnvironment(where) });
}

/** What the app is told of the local services that it stands on. */
export const localEnvironment = ({
  host = thisMachine,
  port,
  authPort,
  stripePort,
  videoProxy,
  cronSecret,
  dataDir,
  appUrl,
  storeHost = '',
  dev = false,
  settings = {},
}: Where) => ({
  ...process.env,
  NODE_ENV: dev ? ('development' as const) : ('production' as const),
  HOSTNAME: host,
  PORT: port,
  AUTH_PORT: authPort,
  ...(stripePort !== undefined && { STRIPE_PORT: stripePort }),
  ...(videoProxy !== undefined && { VIDEO_PROXY_URL: videoProxy }),
  ...(appUrl !== undefined && { APP_URL: appUrl }),
  // Set to nothing rather than left out: Next would read it from `.env`.
  FIRESTORE_EMULATOR_HOST: storeHost,
  ...(cronSecret !== undefined && { CRON_SECRET: cronSecret }),
  // The server goes to where it stands.
  DATA_DIR: resolve(dataDir),
  ...settings,
});

/** Waits until the app says that it is well, or fails as soon as one of the processes has ended. */
export const untilHealthy = (
  url: string,
  processes: readonly ChildProcess[],
  patience?: { patience: number },
) => untilAnswering(`${url}/api/health`, processes, patience);

export async function untilAnswering(
  address: string,
  processes: readonly ChildProcess[],
  { patience = 120_000 } = {},
) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (processes.some(hasEnded)) throw new Failure('A service did not start; the lines above say why.');
    const answers = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await pause(100);
  }
  throw new Failure(`Nothing answered at ${address} within ${patience / 1000} s.`);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
