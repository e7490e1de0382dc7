import { expect, test } from 'vitest';
import { headersOfFiles } from '@/scripts/app/headers-of-files';
import { securityHeaders } from '@/security-headers';

const project = { FIREBASE_PROJECT_ID: 'heelwrite' };

test('a server sets its headers itself', () => {
  expect(headersOfFiles(project, [])).toEqual([]);
});

test('on Vercel, files get those that a server would set', () => {
  const authDomain = 'heelwrite.firebaseapp.com';
  const [rule, ...others] = headersOfFiles({ ...project, VERCEL: '1' }, ["'sha256-x'"]);
  expect(rule?.headers).toEqual(
    securityHeaders({ isDevelopment: false, scriptHashes: ["'sha256-x'"], authDomain }),
  );
  expect(others).toEqual([]);
});

test('there they name the domain that is set, and no empty one', () => {
  const policyWith = (domain: string) =>
    headersOfFiles({ ...project, VERCEL: '1', NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: domain }, [])[0]?.headers[0]
      ?.value;
  expect(policyWith('sign-in.example.com')).toContain('frame-src https://sign-in.example.com');
  expect(policyWith('')).toContain('frame-src https://heelwrite.firebaseapp.com');
});

test.each([
  ['/', true],
  ['/snippets', true],
  ['/_next/static/chunks/app.js', true],
  ['/api/health', true],
  ['/pictures/abc.png', false],
  ['/api/pictures/abc.png', false],
])('%s gets them: %s', (path, isMeant) => {
  const [rule] = headersOfFiles({ ...project, VERCEL: '1' }, []);
  expect(new RegExp(`^${rule?.source}$`).test(path)).toBe(isMeant);
});
