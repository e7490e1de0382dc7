import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { next } from './next.ts';
import { completeStandalone } from './standalone.ts';
import { run } from '../bootstrap/processes.mjs';
import { during, say } from '../bootstrap/say.mjs';

const sources = [
  ...['components', 'contexts', 'lib', 'local', 'migrations', 'pages', 'public', 'styles'],
  ...readdirSync('packages').flatMap((name) =>
    ['package.json', 'src'].map((path) => join('packages', name, path)),
  ),
  ...['package-lock.json', 'tsconfig.json', 'next.config.mjs', 'LICENSE'],
  ...['app', 'bootstrap', 'licenses', 'machine'].map((name) => join('scripts', name)),
  // Next writes the one with declarations anew for every folder that it builds into.
  ...readdirSync('.').filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts')),
];

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Stands for everything that a build depends on. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(filesIn)) hash.update(`\0${path}\0`).update(readFileSync(path));
  // The only setting that is written into a build.
  return hash.update(process.env.HEELWRITE_COMMIT ?? '').digest('hex');
}

/** Builds the app into `distDir`, unless what is there was built from the same sources. */
export async function buildApp(distDir: string) {
  const stamp = join(distDir, 'built-from');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say('Nothing has changed since the last build.');
    return;
  }
  // A build that is cut short must not pass for one.
  rmSync(stamp, { force: true });
  await during('Building the app', () =>
    run(process.execPath, next('build'), {
      env: { ...process.env, NEXT_DIST_DIR: distDir, NODE_ENV: 'production' },
    }),
  );
  await completeStandalone(distDir);
  writeFileSync(stamp, wanted);
}
