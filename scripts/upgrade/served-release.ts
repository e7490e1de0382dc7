import { existsSync, mkdirSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { next } from '../app/next.ts';
import {
  localEnvironment,
  serverIn,
  startEverything,
  startSignInService,
  startStripe,
  untilHealthy,
} from '../app/services.ts';
import { start } from '../bootstrap/processes.mjs';
import { freePort } from '../machine/ports.ts';
import { ReleaseCalls } from './release-calls.ts';

/**
 * The build of a release in the folder of its checkout, on these data; the last one that was served must have ended. `app`:
 * where it stands there, for releases that stand by themselves.
 */
export async function serveRelease(folder: string, dataDir: string, app: string): Promise<ReleaseCalls> {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const [port = '', authPort = '', stripePort = ''] = ports.map(String);
  mkdirSync('test-results', { recursive: true });
  const output = openSync(resolve('test-results/release.log'), 'a');
  const here = process.cwd();
  // The services are started by their paths in the checkout.
  process.chdir(folder);
  const where = { port, authPort, stripePort, dataDir, app, output };
  const processes = existsSync(serverIn(app))
    ? startEverything(where)
    : [
        startSignInService(where),
        ...startStripe(where),
        start(process.execPath, next('start', '-H', '127.0.0.1', '-p', port), {
          output,
          env: localEnvironment(where),
        }),
      ];
  process.chdir(here);
  await untilHealthy(`http://127.0.0.1:${port}`, processes);
  return new ReleaseCalls(`http://127.0.0.1:${port}`, `http://127.0.0.1:${authPort}`);
}

/** What is answered to each about these paths; a refusal fails. */
export async function answersOf(
  calls: ReleaseCalls,
  asked: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, Record<string, unknown>>> {
  const answers: Record<string, Record<string, unknown>> = {};
  for (const [email, paths] of Object.entries(asked)) {
    const person = await calls.signIn(email);
    const told = await Promise.all(
      paths.map(async (path) => [path, await calls.call(person, 'GET', path)] as const),
    );
    answers[email] = Object.fromEntries(told);
  }
  return answers;
}
