import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AccountFile } from '@/local/auth/account-file';
import { firebaseEmulator, type ProjectState } from '@/local/auth/firebase-emulator';

const dir = mkdtempSync(join(tmpdir(), 'heelwrite-accounts-'));
afterAll(() => rmSync(dir, { recursive: true }));

const content = ({ users, oobs }: ProjectState) => ({
  users: [...users.values()],
  codes: [...oobs.values()],
});

test('accounts come back as they were: ids, password hashes, providers, claims and mailed codes', async () => {
  const { state } = await firebaseEmulator('demo-accounts');
  const accounts = new AccountFile(dir, state);
  // With a password from before there was a rule for it.
  state.restore('u1', {
    email: 'sam@heelwrite.test',
    passwordHash: 'fakeHash:salt=s:password=p',
    salt: 's',
    validSince: '1795224745',
    customAttributes: '{"globalAdmin":true}',
    providerUserInfo: [{ providerId: 'google.com', rawId: 'g1', email: 'sam@heelwrite.test' }],
  } as never);
  state.createUserWithLocalId('u2', {
    email: 'lee@heelwrite.test',
    passwordHash: 'h',
    disabled: true,
  } as never);
  state.oobs.set('code', { oobCode: 'code' });
  accounts.save();
  const before = content(state);

  const { state: restored } = await firebaseEmulator('demo-accounts');
  new AccountFile(dir, restored);
  expect(content(restored)).toEqual(before);
  expect(before.users[0]?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual([
    'google.com',
    'password',
  ]);
}, 30_000);
