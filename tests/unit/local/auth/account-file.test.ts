import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountFile } from '@/local/auth/account-file';
import { firebaseEmulator, type ProjectState } from '@/local/auth/firebase-emulator';
import { savingBeforeAnswering } from '@/local/auth/save-before-answering';
import { Damage } from '@/local/disk/damage';
import { FailingDisk } from '../../../support/failing-disk';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-accounts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const file = () => join(dir, 'accounts.jsonl');

async function opened(disk?: FailingDisk) {
  const { state } = await firebaseEmulator('demo-accounts');
  return { state, accounts: new AccountFile(dir, state, disk) };
}

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

test('accounts from before there were checksums are read, and written anew with the next change', async () => {
  const old = join(dir, 'accounts.json');
  writeFileSync(old, JSON.stringify({ users: [{ localId: 'u1', email: 'sam@heelwrite.test' }], codes: [] }));
  const { state, accounts } = await opened();
  expect([...state.users.keys()]).toEqual(['u1']);
  state.oobs.set('code', { oobCode: 'code' });
  accounts.save();
  expect(existsSync(old)).toBe(false);
  expect(content((await opened()).state)).toEqual(content(state));
}, 30_000);

test('no flipped byte and no cut of the accounts loads, and the file stays as it is', async () => {
  const { state, accounts } = await opened();
  for (const id of ['u1', 'u2']) state.createUserWithLocalId(id, { email: `${id}@heelwrite.test` });
  accounts.save();
  const whole = readFileSync(file());
  const { state: other } = await firebaseEmulator('demo-accounts');
  for (let at = 0; at < whole.length; at += 1) {
    const flipped = Buffer.from(whole);
    flipped[at]! ^= 1 << (at % 8);
    for (const bytes of [flipped, whole.subarray(0, at)]) {
      writeFileSync(file(), bytes);
      expect(() => new AccountFile(dir, other), `byte ${at}`).toThrow(Damage);
      expect(readFileSync(file())).toEqual(bytes);
    }
  }
  expect(other.users.size).toBe(0);
}, 60_000);

test('what the disk does not take is answered by 503 and does not show; with room it goes on', async () => {
  const disk = new FailingDisk();
  const { app, state } = await firebaseEmulator('demo-accounts');
  const saveFirst = savingBeforeAnswering(new AccountFile(dir, state, disk));
  const server = createServer((request, response) => {
    saveFirst(response);
    app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = async (action: string, body: object) => {
    const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { error?: { message: string } },
    };
  };
  const sam = { email: 'sam@heelwrite.test', password: 'heelwrite-demo' };
  const lee = { email: 'lee@heelwrite.test', password: 'heelwrite-demo' };
  try {
    expect((await call('signUp', sam)).status).toBe(200);
    const before = content(state);
    disk.room = 20;
    const refused = await call('signUp', lee);
    expect(refused.status).toBe(503);
    expect(refused.body.error?.message).toMatch(/^UNAVAILABLE/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost');
    expect(content(state)).toEqual(before);
    expect((await call('signInWithPassword', lee)).status).toBe(400);
    expect((await call('signInWithPassword', sam)).status, 'an account that is kept').toBe(200);
    const together = await Promise.all([call('signUp', lee), call('signInWithPassword', sam)]);
    expect(together[0].status).toBe(503);

    disk.room = Infinity;
    expect((await call('signUp', lee)).status).toBe(200);
    const { state: restored } = await opened();
    expect([...restored.users.values()].map((user) => (user as { email?: string }).email)).toEqual([
      sam.email,
      lee.email,
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}, 60_000);
