import { describe, expect, test } from 'vitest';
import {
  addressOfPage,
  cacheOfRelease,
  isFileOfApp,
  isNamedForContent,
  isPageOf,
  mayBeKept,
  outdatedCaches,
  pageAt,
} from '@/lib/domain/app/release';

const release = {
  id: 'abc',
  pages: ['/', '/email', '/snippets', '/snippets/[id]'],
  files: ['/_next/static/abc/_buildManifest.js', '/_next/static/chunks/1.js', '/logo-mark.svg'],
};

describe('which page a path leads to', () => {
  test.each([
    ['/', '/'],
    ['/email', '/email'],
    ['/snippets', '/snippets'],
    ['/snippets/create', '/snippets/[id]'],
    ['/snippets/', undefined],
    ['/snippets/a/b', undefined],
    ['/api/snippets', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, page) => {
    expect(pageAt(path, release)).toBe(page);
  });

  test('a page with a blank is asked for under some name', () => {
    expect(addressOfPage('/snippets/[id]')).toBe('/snippets/any');
    expect(addressOfPage('/')).toBe('/');
  });
});

describe('what is a file of the app', () => {
  test.each([
    ['/_next/static/chunks/1.js', true],
    // An open page of another release asks for it.
    ['/_next/static/chunks/of-another-release.js', true],
    ['/logo-mark.svg', true],
    ['/_next/static/service-worker/sw.js', false],
    ['/_next/image', false],
    ['/api/health', false],
    ['/identitytoolkit.googleapis.com/v1/accounts:lookup', false],
  ])('%s: %s', (path, isFile) => {
    expect(isFileOfApp(path, release)).toBe(isFile);
  });

  test('what is named for its content is the same in every release', () => {
    expect(isNamedForContent('/_next/static/chunks/1.js')).toBe(true);
    expect(isNamedForContent('/_next/static/media/face.woff2')).toBe(true);
    expect(isNamedForContent('/_next/static/abc/_buildManifest.js')).toBe(false);
    expect(isNamedForContent('/logo-mark.svg')).toBe(false);
  });
});

describe('what may be kept', () => {
  const answer = (type = 'application/javascript', more: object = {}) => ({
    ok: true,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'Content-Type': type }),
    ...more,
  });

  test('whole answers of our own server', () => {
    expect(mayBeKept(answer(), 'file')).toBe(true);
    expect(mayBeKept(answer('text/html; charset=utf-8'), 'page')).toBe(true);
  });

  test.each([
    ['a failure', answer(undefined, { ok: false }), 'file'],
    ['somebody else’s', answer(undefined, { type: 'opaque' }), 'file'],
    ['one from elsewhere', answer(undefined, { redirected: true }), 'file'],
    ['a page in place of a file', answer('text/html'), 'file'],
    ['a file in place of a page', answer(), 'page'],
  ] as const)('%s is not', (_name, given, wanted) => {
    expect(mayBeKept(given, wanted)).toBe(false);
  });

  test('a page of another release is not', () => {
    const html = '<script id="__NEXT_DATA__">{"page":"/","buildId":"abc","query":{}}</script>';
    expect(isPageOf(html, release)).toBe(true);
    expect(isPageOf(html, { ...release, id: 'ab' })).toBe(false);
  });
});

test('what came before and no page runs is outdated; a newer release is not, and nobody else’s cache ever is', () => {
  const caches = ['drafts', ...['oldest', 'older', 'abc', 'newer'].map(cacheOfRelease)];
  expect(outdatedCaches(caches, release, ['abc', 'older'])).toEqual([cacheOfRelease('oldest')]);
  expect(outdatedCaches(caches.slice(0, 3), release, [])).toEqual([]);
});
