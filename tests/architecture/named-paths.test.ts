import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('{docs,local,packages}/**/*.md')].filter(
  // What was so then need not be there now.
  (page) => page !== 'CHANGELOG.md' && !page.includes('node_modules'),
);

const isThere = (path: string) =>
  existsSync(path) || globSync(`${path}.{ts,tsx,mjs,test.ts,test.tsx,spec.ts}`).length > 0;

const marked = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);

test.each(pages)('%s names files and folders that are there', (page) => {
  const ours = /^(?:components|contexts|docs|e2e|lib|local|packages|pages|scripts|styles)\//;
  expect(marked(page).filter((path) => ours.test(path) && !isThere(path))).toEqual([]);
});

test('the architecture page leads to files', () => {
  expect(marked('docs/architecture.md').filter((path) => /\.tsx?$/.test(path)).length).toBeGreaterThan(40);
});

test('THREATS.md names tests that are there', () => {
  const kinds = /^(?:api|architecture|attack|components|repositories|unit)\//;
  const named = marked('THREATS.md').filter((path) => kinds.test(path));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !isThere(`tests/${path}`))).toEqual([]);
});
