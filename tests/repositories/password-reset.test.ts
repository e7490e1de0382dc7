import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { sendPasswordResetMail } from '@/lib/server/services/accounts/send-sign-in-mails';
import { firebaseEmulator } from '@/local/auth/firebase-emulator';
import { startTestBackend } from '../support/test-backend';

let mails: Mail[];
let origin: string;
const server = createServer();

beforeAll(async () => {
  const { app } = await firebaseEmulator('demo-repositories');
  server.on('request', app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  mails = startTestBackend();
  await backend().auth.importUsers([{ uid: 'sam', email: 'sam@dogs.example' }]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

/** Firebase's switch “email enumeration protection”, which new projects have on. */
async function protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
  const { ok } = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v2/projects/demo-repositories/config`,
    {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
    },
  );
  if (!ok) throw new Error('The switch could not be turned.');
}

describe.each([true, false])('the mail to a new password, addresses protected: %s', (isProtected) => {
  beforeEach(() => protectAddresses(isProtected));

  it('goes to who has an account, and nobody learns who has none', async () => {
    const before = mails.length;
    const ask = (email: string) => sendPasswordResetMail(email, 'a caller');
    const makeLink = vi.spyOn(backend().auth, 'generatePasswordResetLink');
    await expect(ask('nobody@dogs.example')).resolves.toBeUndefined();
    await expect(ask('sam@dogs.example')).resolves.toBeUndefined();
    expect(makeLink, 'what differs begins after the answer').not.toHaveBeenCalled();
    await vi.waitFor(() => expect(makeLink).toHaveBeenCalledTimes(2), 5_000);
    await Promise.allSettled(makeLink.mock.results.map(({ value }) => value as unknown));
    await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), 5_000);
    makeLink.mockRestore();
    expect(mails.slice(before).map(({ to }) => to)).toEqual(['sam@dogs.example']);
  });
});
