import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly name?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly os?: readonly string[];
}
type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { overrides } = read('package.json') as { readonly overrides: Overrides };
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Entry>> };

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const entries = Object.entries(packages).map(([path, entry]) => ({
  ...entry,
  path,
  name: nameOf(path),
  is: entry.name,
}));
/** What `npm start` installs, on whichever machine; packages made for one kind of machine apart. */
const served = entries.filter(
  ({ path, dev, devOptional, os }) => path.startsWith('node_modules/') && !dev && !devOptional && !os,
);

/** ADR 40: raise it for a dependency that is worth it, in the commit that adds it. */
const budget = 683;

test('npm start installs about as few packages as it did', () => {
  expect(served.length).toBeGreaterThan(budget * 0.8);
  expect(served.length).toBeLessThan(budget * 1.05);
});

test.each([
  ...['firebase', '@firebase/firestore', '@google-cloud/pubsub', '@electric-sql/pglite', 'pglite-2', 're2'],
  ...[
    'sql-formatter',
    '@tabler/icons',
    'sharp',
    '@sparticuz/chromium',
    'jsdom',
    'eslint',
    'vitest',
    'prettier',
  ],
])('npm start does not install %s', (heavy) => {
  expect(served.filter(({ name, is }) => name === heavy && is === undefined)).toEqual([]);
});

const leftOut = Object.values({ ...overrides, '': overrides })
  .flatMap((rule) => (typeof rule === 'string' ? [] : Object.entries(rule)))
  .flatMap(([name, version]) => (version === 'npm:server-only@0.0.1' ? [name] : []));

test('what is left out has a stand-in that throws wherever it is asked for', () => {
  expect(leftOut.length).toBeGreaterThan(15);
  const real = entries.filter(({ name, is }) => leftOut.includes(name) && is !== 'server-only');
  expect(real.map(({ path }) => path)).toEqual([]);
});
