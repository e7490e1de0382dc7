import { Agent } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { identify } from '@/lib/server/auth/identify';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { startTestBackend } from '../../../support/test-backend';

const projectId = 'demo-identity';
const part = (value: object | null) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as Google signs them, but for the signature. */
const aToken = (claims: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'RS256', kid: 'key', typ: 'JWT' };
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'sam',
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...claims,
  };
  return `${part(header)}.${part(payload)}.${Buffer.from('signature').toString('base64url')}`;
};

/** firebase-admin itself, with a line to Google that is cut. */
function withoutGoogle() {
  const httpAgent = new Agent();
  Object.assign(httpAgent, {
    protocol: 'https:',
    createConnection: () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND www.googleapis.com'), { code: 'ENOTFOUND' });
    },
  });
  return getAuth(initializeApp({ projectId, httpAgent }, crypto.randomUUID()));
}

const refusal = expect.objectContaining({ code: 'invalid_token' }) as unknown;

describe('a token', () => {
  beforeAll(() => {
    startTestBackend();
    provideBackend({ ...backend(), auth: withoutGoogle() });
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['made for another project', aToken({ aud: 'other' })],
    ['without a person', aToken({ sub: '' })],
    ['without claims', `${part({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${part(null)}.x`],
    ['no JSON', `${part({ alg: 'none', typ: 'JWT' })}.bm8.`],
  ])('that is %s is refused', (_what, token) => expect(identify(`Bearer ${token}`)).rejects.toEqual(refusal));

  it('is not called invalid while Google’s keys cannot be fetched', async () => {
    const failure = identify(`Bearer ${aToken()}`);
    await expect(failure).rejects.toThrow('ENOTFOUND');
    await expect(failure).rejects.not.toEqual(refusal);
  });
});

describe('what Firebase answers about a token', () => {
  const answering = (code: string, message = '') => {
    backend().auth.verifyIdToken = () => Promise.reject(Object.assign(new Error(message), { code }));
    return identify(`Bearer ${aToken()}`);
  };
  beforeAll(() => void startTestBackend());

  it.each([
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/invalid-id-token',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('%s: it is refused', (code) => expect(answering(code)).rejects.toEqual(refusal));

  it.each([
    ['auth/argument-error', 'Error fetching public keys for Google certs: backendError'],
    ['auth/argument-error', 'Error while parsing response data'],
    ['auth/quota-exceeded', ''],
    ['auth/internal-error', ''],
    ['app/invalid-credential', ''],
    ['app/network-error', ''],
  ])('%s %s: the failure is ours', (code, message) =>
    expect(answering(code, message)).rejects.toEqual(expect.objectContaining({ code })),
  );
});
