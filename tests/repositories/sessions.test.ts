import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from 'firebase-admin/auth';
import { identify } from '@/lib/server/auth/identify';
import { backend } from '@/lib/server/backend/backend';
import { eventsOfPerson } from '@/lib/server/repositories/audit';
import { signOutEverywhere } from '@/lib/server/services/accounts/sign-out-everywhere';
import { startAuthEmulator, type AuthEmulator, type SignedIn } from '../support/auth-emulator';
import { startTestBackend } from '../support/test-backend';

let emulator: AuthEmulator;
let auth: Auth;
beforeAll(async () => {
  emulator = await startAuthEmulator();
  startTestBackend();
  ({ auth } = backend());
});

const password = 'good dog, good dog';
let email: string;
let session: SignedIn;
beforeEach(async () => {
  email = `sam-${crypto.randomUUID()}@dogs.example`;
  ({ json: session } = await emulator.accounts('signUp', { email, password }));
  // The account is an hour old, so that a session of a minute ago is one.
  const validSince = String(Math.floor(Date.now() / 1000) - 3600);
  emulator.state.updateUserByLocalId(session.localId, { validSince });
});

const signIn = async (changes: object = {}) =>
  (await emulator.accounts('signInWithPassword', { email, password, ...changes })).json;

/** The same token of a sign-in a minute earlier: Firebase counts in seconds, and these tests wait for none. */
function aMinuteOlder(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    auth_time: number;
    iat: number;
  };
  const older = { ...claims, auth_time: claims.auth_time - 60, iat: claims.iat - 60 };
  return [header, Buffer.from(JSON.stringify(older)).toString('base64url'), signature].join('.');
}
function aMinuteOlderRefresh(token: string): string {
  const record = JSON.parse(Buffer.from(token, 'base64').toString()) as { issuedAt: number };
  return Buffer.from(JSON.stringify({ ...record, issuedAt: record.issuedAt - 60 })).toString('base64');
}

const call = (token: string) => identify(`Bearer ${token}`);
const refused = { code: 'invalid_token', message: 'Invalid token' };
const codeIn = (link: string) => new URL(link).searchParams.get('oobCode');

const endings: [string, () => Promise<{ now: { email: string; password: string } }>][] = [
  [
    'the password is changed in the profile',
    async () => {
      const changed = 'better dog, better dog';
      await emulator.accounts('update', { idToken: (await signIn()).idToken, password: changed });
      return { now: { email, password: changed } };
    },
  ],
  [
    'the password is set anew by a link',
    async () => {
      const changed = 'better dog, better dog';
      const oobCode = codeIn(await auth.generatePasswordResetLink(email));
      await emulator.accounts('resetPassword', { oobCode, newPassword: changed });
      return { now: { email, password: changed } };
    },
  ],
  [
    'the address is changed by a link',
    async () => {
      const changed = `new-${email}`;
      const oobCode = codeIn(await auth.generateVerifyAndChangeEmailLink(email, changed));
      await emulator.accounts('update', { oobCode });
      return { now: { email: changed, password } };
    },
  ],
  [
    'everything is signed out',
    async () => {
      const actor = await call((await signIn()).idToken);
      await signOutEverywhere(actor);
      const [event] = await eventsOfPerson(actor.uid, { limit: 1, before: undefined });
      expect(event?.action).toBe('account.signed_out_everywhere');
      return { now: { email, password } };
    },
  ],
];

describe.each(endings)('once %s', (_what, end) => {
  it('an older session ends at its next call, and cannot be renewed', async () => {
    const older = aMinuteOlder(session.idToken);
    const renew = () => emulator.renew(aMinuteOlderRefresh(session.refreshToken));
    await expect(call(older)).resolves.toMatchObject({ uid: session.localId, email });
    expect((await renew()).status).toBe(200);
    const { now } = await end();
    await expect(call(older)).rejects.toMatchObject(refused);
    const renewed = await renew();
    expect([renewed.status, renewed.json.error?.message]).toEqual([400, 'TOKEN_EXPIRED']);
    const { idToken } = await signIn(now);
    await expect(call(idToken), 'who signs in anew is let in').resolves.toMatchObject({ email: now.email });
  });
});

it('a session of the very second in which the address is changed ends too', async () => {
  const oobCode = codeIn(await auth.generateVerifyAndChangeEmailLink(email, `new-${email}`));
  await emulator.accounts('update', { oobCode });
  await expect(call(session.idToken)).rejects.toMatchObject(refused);
});

it('a call reads the account once, for firebase-admin’s checks and ours', async () => {
  const read = vi.spyOn(auth, 'getUser');
  const { idToken } = await signIn();
  read.mockClear();
  await call(idToken);
  expect(read).toHaveBeenCalledOnce();
  read.mockRestore();
});

it('an account that is disabled or deleted is refused', async () => {
  await auth.updateUser(session.localId, { disabled: true });
  await expect(call(session.idToken)).rejects.toMatchObject(refused);
  await auth.deleteUser(session.localId);
  await expect(call(session.idToken)).rejects.toMatchObject(refused);
});

describe('the password rule of the local service', () => {
  const tooShort = 'dog4567';
  const rule = /^PASSWORD_DOES_NOT_MEET_REQUIREMENTS : .*at least 8 characters/;

  it('holds at sign-up, and leaves no account behind', async () => {
    const address = `new-${email}`;
    const { status, json } = await emulator.accounts('signUp', { email: address, password: tooShort });
    expect([status, json.error?.message]).toEqual([400, expect.stringMatching(rule)]);
    await expect(auth.getUserByEmail(address)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('holds for a change and a reset, which leave the password as it was', async () => {
    const changed = await emulator.accounts('update', { idToken: session.idToken, password: tooShort });
    const oobCode = codeIn(await auth.generatePasswordResetLink(email));
    const reset = await emulator.accounts('resetPassword', { oobCode, newPassword: tooShort });
    for (const { json } of [changed, reset]) expect(json.error?.message).toMatch(rule);
    expect((await signIn()).localId).toBe(session.localId);
  });
});
