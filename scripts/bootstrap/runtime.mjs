// This module and what it imports must run on Node 20: they find the Node that everything else runs on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmEnds, run, stopOnSignals } from './processes.mjs';
import { during, Failure } from './say.mjs';

const version = '24.21.0';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs this command again on a Node that is new enough, where the one at hand is not. */
export async function onSupportedNode() {
  process.chdir(root);
  if (runsTypeScript()) return;
  const node = await installedNode();
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  whenNpmEnds(() => child.kill('SIGTERM'));
  await new Promise((resolve) => child.on('exit', resolve));
  process.exit(child.exitCode ?? 1);
}

/** The local services are started from TypeScript; a Node that runs it is new enough for every package too. */
const runsTypeScript = () => 'typescript' in process.features && Boolean(process.features.typescript);

/** @returns {Promise<string>} */
async function installedNode() {
  const name = `node-linux-${process.arch}`;
  const node = join(root, '.runtime', 'node_modules', name, 'bin', 'node');
  if (works(node)) return node;
  if (process.platform !== 'linux') {
    throw new Failure(
      `This needs Node 22.18 or newer, and here is ${process.version}: install it and try again.`,
    );
  }
  const stopListening = stopOnSignals();
  await during(`This needs a newer Node than ${process.version}: installing ${version} for this folder`, () =>
    run('npm', ['install', '--prefix', '.runtime', '--no-save', '--ignore-scripts', `${name}@${version}`]),
  );
  stopListening();
  return node;
}

/** @param {string} node */
function works(node) {
  return (
    existsSync(node) && spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim() === `v${version}`
  );
}
