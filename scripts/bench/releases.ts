import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswering, untilHealthy } from '../app/services.ts';
import { run, start, stop } from '../bootstrap/processes.mjs';
import { freePort } from '../machine/ports.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** A commit that serves by its own `npm start`, with ports and data of its own. */
export interface Release {
  readonly url: string;
  readonly authUrl: string;
  /** From a bare clone and an empty npm cache until it serves. */
  readonly firstStartMs: number;
  /** Once more, with everything there. */
  readonly secondStartMs: number;
  readonly installedMegabytes: number;
}

/** Clones a commit of this repository, starts it twice, and leaves it running. */
export async function startRelease(commit: string): Promise<Release> {
  const folder = temporaryFolder('release');
  const clone = join(folder, 'clone');
  await run('git', ['clone', '--quiet', '--no-checkout', '.', clone]);
  await run('git', ['-C', clone, 'checkout', '--quiet', '--detach', commit]);
  const cache = join(folder, 'npm-cache');
  mkdirSync(cache);
  const [port, authPort, stripePort] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    npm_config_cache: cache,
    PORT: String(port),
    AUTH_PORT: String(authPort),
    STRIPE_PORT: String(stripePort),
  };
  const serve = async () => {
    const began = performance.now();
    const server = start('npm', ['start', '--prefix', clone], { env, silent: true });
    await untilHealthy(url, [server], { patience: 900_000 });
    return { server, ms: performance.now() - began };
  };
  const first = await serve();
  const [size = ''] = (await run('du', ['-sm', join(clone, 'node_modules')])).split('\t');
  await stop(first.server);
  const second = await serve();
  const authUrl = `http://127.0.0.1:${authPort}`;
  // The app answers before those that it asks for help.
  await untilAnswering(authUrl, [second.server]);
  return {
    url,
    authUrl,
    firstStartMs: first.ms,
    secondStartMs: second.ms,
    installedMegabytes: Number(size),
  };
}
