import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '@/lib/domain/app/pages';
import { routeName } from '@/lib/domain/logs/route-name';

test('the pages are those of the app', () => {
  const files = globSync('pages/**/*.tsx')
    .map((file) => file.replace(/^pages/, '').replace(/\.tsx$/, ''))
    .map((name) => name.replace(/\/index$/, '') || '/')
    .filter((name) => !/^\/(_|404$|500$)/.test(name));
  expect([...pages].sort()).toEqual(files.sort());
});

test.each([
  ['/', '/'],
  ['/snippets/3f2a', '/snippets/[id]'],
  ['/snippets/trash', '/snippets/trash'],
  ['/pictures/3f2a-secret.png', '/pictures/[file]'],
  ['/api/snippets', '/api/…'],
  ['/api/public-settings', '/api/public-settings'],
  ['/wp-admin/anna', '…'],
  ['/_next/static/chunks/1.js', undefined],
  ['/logo-mark.svg', undefined],
])('%s is told of as %s', (path, name) => expect(routeName(path)).toBe(name));
