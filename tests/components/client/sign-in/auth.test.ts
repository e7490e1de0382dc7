import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@/lib/client/sign-in/remembered-session';
import type { SignedInUser } from '@/lib/client/sign-in/signed-in-user';
import { aUser } from '@/tests/support/fake-auth';

const firebase = vi.hoisted(() => ({
  loads: 0,
  kept: undefined as Session | null | undefined,
  listener: undefined as ((session: Session | null) => void) | undefined,
}));

vi.mock('@/lib/client/sign-in/firebase-auth', () => ({
  onSession: (listener: (session: Session | null) => void) => {
    firebase.loads += 1;
    firebase.listener = listener;
    if (firebase.kept !== undefined) listener(firebase.kept);
  },
  currentToken: async () => 'token-of-firebase',
  currentUid: async () => firebase.kept?.user.uid ?? null,
}));

const aSession = (session: Partial<Session> = {}): Session => ({
  user: aUser(),
  token: 'remembered-token',
  expiresAt: Date.now() + 3_600_000,
  ...session,
});

const remember = (session: Session | null) =>
  localStorage.setItem('session', session === null ? 'none' : JSON.stringify(session));

/** As a page has it that was just opened. */
async function openPage() {
  vi.resetModules();
  const { onUser, ...auth } = await import('@/lib/client/sign-in/auth');
  const seen: (SignedInUser | null)[] = [];
  const stop = onUser(
    (user) => seen.push(user),
    () => seen.push({ ...aUser(), uid: 'failed' }),
  );
  stops.push(stop);
  return { ...auth, seen };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(firebase, { loads: 0, kept: undefined, listener: undefined });
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('who was signed in is so at once, and calls on with the token of then, without Firebase', async () => {
  remember(aSession());
  const { seen, currentToken, currentUid } = await openPage();
  expect(seen).toEqual([aUser()]);
  expect(await currentToken()).toBe('remembered-token');
  expect(await currentUid()).toBe('u-sam');
  expect(firebase.loads).toBe(0);
});

test('a token that is about to end is made anew by Firebase, which then says who is signed in', async () => {
  remember(aSession({ expiresAt: Date.now() + 30_000 }));
  firebase.kept = aSession({ user: aUser({ displayName: 'Samantha' }), token: 'token-of-firebase' });
  const { seen, currentToken } = await openPage();
  expect(seen).toEqual([aUser()]);
  expect(await currentToken()).toBe('token-of-firebase');
  expect(seen.at(-1)?.displayName).toBe('Samantha');
  expect(JSON.parse(localStorage.getItem('session') ?? '')).toMatchObject({ token: 'token-of-firebase' });
});

test('on a new device nobody is signed in, and Firebase is not asked', async () => {
  const { seen } = await openPage();
  await vi.waitFor(() => expect(seen).toEqual([null]));
  expect(firebase.loads).toBe(0);
});

test('where Firebase has kept something, it is asked', async () => {
  await new Promise((resolve) => {
    indexedDB.open('firebaseLocalStorageDb').onsuccess = resolve;
  });
  firebase.kept = aSession();
  const { seen } = await openPage();
  await vi.waitFor(() => expect(seen).toEqual([aUser()]));
  expect(firebase.loads).toBe(1);
});

test('who signs out is forgotten, here and in the other pages of this browser', async () => {
  remember(aSession());
  const { seen, loadSignIn } = await openPage();
  loadSignIn();
  await vi.waitFor(() => expect(firebase.listener).toBeDefined());
  firebase.listener?.(null);
  expect(seen.at(-1)).toBeNull();
  expect(localStorage.getItem('session')).toBe('none');

  remember(aSession());
  const other = await openPage();
  remember(null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  expect(other.seen).toEqual([aUser(), null]);
});

test('what another version has left behind is no session', async () => {
  localStorage.setItem('session', '{"user":{"uid":"u-sam"}}');
  const { seen } = await openPage();
  await vi.waitFor(() => expect(seen).toEqual([null]));
  expect(localStorage.getItem('session')).toBeNull();
});
