import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the architecture page names files that are there', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const paths = [...page.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path) && !path.endsWith('/'))).toEqual([]);
});
