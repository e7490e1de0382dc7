import { readFileSync } from 'node:fs';
import { run } from '../bootstrap/processes.mjs';
import { during } from '../bootstrap/say.mjs';

interface Entry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Entry | undefined>>;

function packagesIn(lockFile: string): Packages {
  try {
    return (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Packages }).packages;
  } catch {
    return {};
  }
}

/**
 * The npm command that makes `found` what the lock wants; none where it is. Packages for other machines are never found,
 * and development packages stay once they are there. What an app may be serving from is left alone where it can be.
 */
export function installation(wanted: Packages, found: Packages, { dev }: { dev: boolean }) {
  const { dependencies, devDependencies } = wanted[''] ?? {};
  const entries = Object.entries(found);
  const withDev = dev || entries.some(([, entry]) => entry?.dev);
  const direct = Object.keys({ ...dependencies, ...(withDev && devDependencies) });
  const isOutdated = entries.some(([path, entry]) => entry?.version !== wanted[path]?.version);
  const isComplete = direct.every((name) => found[`node_modules/${name}`]);
  if (isComplete && !isOutdated) return undefined;
  const command = entries.length === 0 || isOutdated ? ['ci'] : ['install', '--no-save'];
  return [...command, withDev ? '--include=dev' : '--omit=dev'];
}

/** Installs what package-lock.json says and is not there: what serving takes or, with `dev`, what tests and checks do too. */
export async function installPackages({ dev = false } = {}) {
  const found = packagesIn('node_modules/.package-lock.json');
  const command = installation(packagesIn('package-lock.json'), found, { dev });
  if (!command) return;
  const what = dev ? 'Installing the packages, those for development too' : 'Installing the packages';
  await during(what, () => run('npm', [...command, '--no-audit', '--no-fund']));
}
