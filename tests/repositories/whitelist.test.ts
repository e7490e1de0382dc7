import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { startAuthEmulator, type AuthEmulator } from '../support/auth-emulator';
import { addressOf, operations } from '../support/operations';
import { startTestBackend } from '../support/test-backend';

/** All of `pages/api`, by path. */
const pages = import.meta.glob<{ default: NextApiHandler }>('../../pages/api/**/*.ts');
const pageOf = (path: string) => pages[`../../pages${path}.ts`] ?? pages[`../../pages${path}/index.ts`];

let emulator: AuthEmulator;
let mails: Mail[];
let url: string;
const server = createServer((request, response) => {
  const load = pageOf((request.url ?? '').split('?')[0] ?? '');
  void load?.().then(({ default: handler }) =>
    handler(request as NextApiRequest, response as NextApiResponse),
  );
});

beforeAll(async () => {
  vi.stubEnv('EMAIL_WHITELIST', '@school.example, kim@other.example');
  emulator = await startAuthEmulator();
  mails = startTestBackend();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function signUp(domain: string, { emailVerified = false } = {}) {
  const email = `sam-${crypto.randomUUID()}@${domain}`;
  const { json } = await emulator.accounts('signUp', { email, password: 'good dog, good dog' });
  if (emailVerified) await backend().auth.updateUser(json.localId, { emailVerified });
  return { email, uid: json.localId, token: json.idToken };
}

async function call(method: string, address: string, token: string) {
  const response = await fetch(`${url}${address}`, { method, headers: { Authorization: `Bearer ${token}` } });
  const text = await response.text();
  return { status: response.status, json: text === '' ? undefined : (JSON.parse(text) as unknown) };
}
const verificationMail = (token: string) => call('POST', '/api/account/verification-mail', token);

const turnedAway = { error: 'User email not in whitelist', code: 'email_not_in_whitelist' };
const toBeConfirmed = {
  ...turnedAway,
  fields: [{ path: 'email', message: 'Confirm your email address first: open the link we emailed you.' }],
};
const withToken = operations.filter(([, { open }]) => !open);

describe('with a whitelist, an address on it that nobody has confirmed', () => {
  it.each(withToken.filter(([name]) => name !== 'sendVerificationMail'))(
    'is refused: %s',
    async (name, operation) => {
      const { token } = await signUp('school.example');
      expect(await call(operation.method, addressOf([name, operation]), token)).toEqual({
        status: 403,
        json: toBeConfirmed,
      });
    },
  );

  it('can have the mail sent, and is let in once confirmed, with the token it has', async () => {
    const { email, uid, token } = await signUp('school.example');
    expect(await verificationMail(token)).toEqual({ status: 204, json: undefined });
    const mail = mails.find(({ to }) => to === email);
    const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await emulator.accounts('update', { oobCode });
    expect(await call('GET', '/api/account', token)).toMatchObject({ status: 200, json: { uid, email } });
  });

  it('is on it no more once it is taken for not confirmed again', async () => {
    const { uid, token } = await signUp('school.example', { emailVerified: true });
    expect((await call('GET', '/api/account', token)).status).toBe(200);
    await backend().auth.updateUser(uid, { emailVerified: false });
    expect((await call('GET', '/api/account', token)).status).toBe(403);
  });
});

describe('with a whitelist, an address that is not on it', () => {
  it.each([false, true])('is refused, and no mail is sent to it; confirmed: %s', async (emailVerified) => {
    const { email, token } = await signUp('elsewhere.example', { emailVerified });
    expect(await call('GET', '/api/account', token)).toEqual({ status: 403, json: turnedAway });
    expect(await verificationMail(token)).toEqual({ status: 403, json: turnedAway });
    expect(mails.map(({ to }) => to)).not.toContain(email);
  });

  it('is refused with a confirmed address that only looks like one of the list', async () => {
    for (const domain of ['evil-school.example', 'school.example.evil', 'other.example']) {
      const { token } = await signUp(domain, { emailVerified: true });
      expect((await call('GET', '/api/account', token)).status, domain).toBe(403);
    }
  });
});

it('with a whitelist, Google’s word for an address counts as a confirmation', async () => {
  const signIn = async (said: { email_verified: boolean }) => {
    const email = `sam-${crypto.randomUUID()}@school.example`;
    const idToken = JSON.stringify({ sub: email, email, ...said });
    const { json } = await emulator.accounts('signInWithIdp', {
      postBody: new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString(),
      requestUri: 'http://localhost',
    });
    return (await call('GET', '/api/account', json.idToken)).status;
  };
  expect(await signIn({ email_verified: false })).toBe(403);
  expect(await signIn({ email_verified: true })).toBe(200);
});
