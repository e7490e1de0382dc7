import { expect, test } from 'vitest';
import { loginAddress, safeNextPath } from '@/lib/domain/app/next-path';

test.each([
  ['/snippets', '/snippets'],
  ['/snippets/abc?orgId=o1#top', '/snippets/abc?orgId=o1#top'],
  ['/email?add=a%20b', '/email?add=a%20b'],
  ['/', '/'],
])('%s is gone to', (asked, path) => {
  expect(safeNextPath(asked)).toBe(path);
});

test.each([
  ['another site', 'https://evil.test/'],
  ['another site without a scheme', '//evil.test/'],
  ['a scheme behind a slash', '/\\evil.test'],
  ['a backslash further on', '/snippets\\..\\..'],
  ['slashes that a parser folds', '/.//evil.test'],
  ['a tab that a parser drops', '/\t/evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['the sign-in page itself', '/login?next=/login'],
  ['a data call', '/api/snippets'],
  ['several', ['/a', '/b']],
  ['none', undefined],
  ['an empty one', ''],
])('%s leads Home instead', (_, asked) => {
  expect(safeNextPath(asked)).toBe('/');
});

test('the sign-in address remembers the page, but not Home', () => {
  expect(loginAddress('/')).toBe('/login');
  expect(loginAddress('/snippets/abc?orgId=o1')).toBe('/login?next=%2Fsnippets%2Fabc%3ForgId%3Do1');
});
