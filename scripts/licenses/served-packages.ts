import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServedPackage {
  /** Its own name, also where it stands in another's place. */
  readonly name: string;
  readonly version: string;
  /** As the registry knows it; undefined where it doesn't. */
  readonly license: string | undefined;
  /** Where it is, once it is installed: packages for other machines never are. */
  readonly folder: string;
}

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isThere = (folder: string) => existsSync(join(folder, 'package.json'));

export const isInstalled = ({ folder }: ServedPackage) => isThere(folder);

function lockedPackages(isWanted: (folder: string, entry: Entry) => boolean): readonly ServedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const { name, version, license, link } = entry;
    const isOfOthers = folder.startsWith('node_modules/') && !link && version !== undefined;
    if (!isOfOthers || !isWanted(folder, entry)) return [];
    return [{ name: name ?? nameOf(folder), version, license, folder }];
  });
}

/** The packages of others that the lock has `npm start` install, on whichever machine. */
export const servedPackages = () => lockedPackages((_, { dev }) => !dev);

/** What is installed of those, and whatever else of a package was gathered in the folder of a built app. */
export const packagesBehind = (app: string) =>
  lockedPackages((folder, { dev }) => isThere(folder) && (!dev || isThere(join(app, folder))));
