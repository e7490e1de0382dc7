import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};

/** As Node looks for it: beside the package, then beside whatever that stands in. */
function isFound(name: string, from: string): boolean {
  if (`${from ? `${from}/` : ''}node_modules/${name}` in packages) return true;
  const outside = from.lastIndexOf('node_modules/');
  if (from === '') return false;
  return isFound(name, outside === -1 ? '' : from.slice(0, outside).replace(/\/$/, ''));
}

const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).map((name) => ({ path, name })),
);

// npm drops from the lock, without a word, what the registry does not have yet: npm ci then fails on the machines that need it.
test('the lock has what its packages need on other machines', () => {
  expect(optional.filter(({ name }) => name.startsWith('@next/swc-')).length).toBeGreaterThan(6);
  expect(optional.filter(({ path, name }) => !isFound(name, path))).toEqual([]);
});
