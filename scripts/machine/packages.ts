import { readFileSync } from 'node:fs';
import { run } from '../bootstrap/processes.mjs';
import { during } from '../bootstrap/say.mjs';

interface Entry {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function lockedPackages(path: string): Record<string, Entry | undefined> {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry | undefined> })
      .packages;
  } catch {
    return {};
  }
}

/** Whether what is installed is what package-lock.json says; packages for other machines are never there. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const found = lockedPackages('node_modules/.package-lock.json');
  const direct = Object.keys({ ...wanted['']?.dependencies, ...wanted['']?.devDependencies });
  return (
    direct.every((name) => found[`node_modules/${name}`]) &&
    Object.entries(found).every(([path, entry]) => entry?.version === wanted[path]?.version)
  );
}

/** Installs the packages, the development ones too, where they are not what package-lock.json says. */
export async function installPackages() {
  if (isInstalled()) return;
  await during('Installing the packages', () =>
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']),
  );
}
