import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from '@/inline-scripts';
import { securityHeaders } from '@/security-headers';

function policyOf(surroundings: Parameters<typeof securityHeaders>[0]): Map<string, string[]> {
  const value =
    securityHeaders(surroundings).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    value.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const names = (surroundings: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(surroundings).map(({ key }) => key);

const scriptHashes = inlineScriptHashes();
const local = { isDevelopment: false, scriptHashes, authDomain: null };
const hosted = { isDevelopment: false, scriptHashes, authDomain: 'heelwrite.firebaseapp.com' };

describe('the content security policy', () => {
  test('scripts come from the app alone, and two inline scripts by their hashes', () => {
    const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/) as string;
    expect(policyOf(local).get('script-src')).toEqual(["'self'", hash, hash]);
  });

  test('nothing is evaluated in production', () => {
    for (const surroundings of [local, hosted]) {
      expect(policyOf(surroundings).get('script-src')).not.toContain("'unsafe-eval'");
      expect(policyOf(surroundings).get('script-src')).not.toContain("'unsafe-inline'");
    }
    expect(policyOf({ ...local, isDevelopment: true }).get('script-src')).toContain("'unsafe-eval'");
  });

  test.each([
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', "'none'"],
  ])('%s is %s on local services', (directive, source) => {
    expect(policyOf(local).get(directive)).toEqual([source]);
  });

  test('hosted sign-in may reach Google, and nothing else may be reached', () => {
    const policy = policyOf(hosted);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(policy.get('script-src')).toContain('https://apis.google.com');
    expect(policy.get('frame-src')).toEqual(['https://heelwrite.firebaseapp.com']);
  });
});

test('the transport is pinned where the app is hosted, and only there', () => {
  expect(names(hosted)).toContain('Strict-Transport-Security');
  expect(names(local)).not.toContain('Strict-Transport-Security');
});

test.each(['X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy', 'Permissions-Policy'])(
  '%s is sent everywhere',
  (header) => {
    expect(names(local)).toContain(header);
    expect(names(hosted)).toContain(header);
  },
);
