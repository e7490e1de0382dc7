import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { noticesOf } from '../licenses/notices.ts';
import { packagesBehind } from '../licenses/served-packages.ts';
import { localServiceFiles } from './local-service-files.ts';

/** Where the app stands that Next has built into `distDir`, with all that it takes: it is started there, or wherever it is copied to. */
export const standaloneIn = (distDir: string) => join(distDir, 'standalone');

/** What starts it: our own files, which Node runs as they stand. */
const starters = [
  ...['scripts/serve-build.mjs', 'scripts/app/is-live.mjs'],
  ...globSync('scripts/bootstrap/*.mjs'),
  ...['next', 'run-file', 'serve-build', 'services'].map((name) => `scripts/app/${name}.ts`),
  ...['environment', 'ports'].map((name) => `scripts/machine/${name}.ts`),
];

/** Adds to what Next has gathered what it leaves to others: files of the browser, what starts the app, the local services. */
export async function completeStandalone(distDir: string) {
  const app = standaloneIn(distDir);
  // Where the app puts a path together, Next takes every file of ours that could stand there along, though all is bundled.
  const built = [basename(distDir), 'node_modules', 'server.js'];
  for (const name of readdirSync(app)) {
    if (!built.includes(name)) rmSync(join(app, name), { recursive: true });
  }
  rmSync(join(app, 'node_modules/@heelwrite'), { recursive: true, force: true });
  cpSync(join(distDir, 'static'), join(app, basename(distDir), 'static'), { recursive: true });
  cpSync('public', join(app, 'public'), { recursive: true });
  for (const file of [...starters, ...(await localServiceFiles())]) {
    cpSync(file, join(app, file), { dereference: true });
  }
  writeFileSync(join(app, 'package.json'), ownPackage());
  // Once for whoever has the folder, once for whoever has only what it serves.
  const notices = noticesOf(packagesBehind(app));
  for (const file of ['NOTICES.txt', 'public/licenses.txt']) writeFileSync(join(app, file), notices);
}

/** Says to Node what its files are, and to people what they have before them. */
function ownPackage(): string {
  const {
    name,
    version,
    private: isPrivate,
    license,
    type,
    engines,
  } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const scripts = { start: 'node scripts/serve-build.mjs' };
  return `${JSON.stringify({ name, version, private: isPrivate, license, type, engines, scripts }, null, 2)}\n`;
}
