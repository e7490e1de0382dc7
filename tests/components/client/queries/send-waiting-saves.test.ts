import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '@/lib/client/device/device-store';
import { readDrafts } from '@/lib/client/device/snippet-drafts';
import { keepWaitingSave, readWaitingSaves, type WaitingSave } from '@/lib/client/device/waiting-saves';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { sendWaitingSaves } from '@/lib/client/queries/waiting-saves/send-waiting-saves';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import * as auth from '@/tests/support/fake-auth';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', async () => import('@/tests/support/fake-auth'));

const uid = 'u-sam';
const door = aSnippet({ id: 'door', title: 'Door' });
const crate = aSnippet({ id: 'crate', title: 'Crate' });
let client: QueryClient;

/** A save of a title that waits. */
async function waits(of: typeof door, title: string, at: number, changes: Partial<WaitingSave> = {}) {
  const saved = editedFrom(of) as WaitingSave['saved'];
  const save = { key: title, at, orgId: null, id: of.id, revision: of.revision, creation: null };
  await keepWaitingSave(uid, { ...save, saved, edited: { ...saved, title }, ...changes });
}
const send = () => sendWaitingSaves(client, uid);
const waiting = async () => (await readWaitingSaves(uid)).map(({ key }) => key);

beforeEach(() => {
  auth.setUser(auth.aUser());
  client = createQueryClient();
});
afterEach(async () => {
  await deviceStore(uid).clear();
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('the oldest goes first, and what is sent waits no more', async () => {
  const server = serveSnippets(door, crate);
  await waits(crate, 'Second', 2);
  await waits(door, 'First', 1);
  const outcomes = await send();
  expect(outcomes.map(({ save, result }) => [save.key, 'snippet' in result])).toEqual([
    ['First', true],
    ['Second', true],
  ]);
  expect([...server.library.values()].map(({ title }) => title)).toEqual(['First', 'Second']);
  expect(await waiting()).toEqual([]);
});

test.each([
  ['nobody is reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has a fault', () => refusal(503, 'internal')],
  ['it was asked too often', () => refusal(429, 'rate_limited')],
])('where %s, all of it waits on', async (_why, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await waits(door, 'First', 1);
  await waits(crate, 'Second', 2);
  expect(await send()).toEqual([]);
  expect(await waiting()).toEqual(['First', 'Second']);
});

test('what is refused becomes a draft, and the next one goes on', async () => {
  const server = serveSnippets(door, crate);
  server.changeElsewhere('door', { title: 'Elsewhere' });
  await waits(door, 'First', 1);
  await waits(crate, 'Second', 2);
  const outcomes = await send();
  expect(outcomes.map(({ result }) => 'snippet' in result)).toEqual([false, true]);
  expect(await waiting()).toEqual([]);
  const [draft] = await readDrafts({ uid, orgId: null, id: 'door' });
  expect(draft).toMatchObject({ revision: 1, edited: { title: 'First' } });
});

test('under another name nothing is sent', async () => {
  const server = serveSnippets(door);
  await waits(door, 'First', 1);
  auth.setUser(auth.aUser({ uid: 'u-kim' }));
  expect(await send()).toEqual([]);
  expect(server.changes()).toEqual([]);
});

test('a text that was written on after it was first sent follows what that made', async () => {
  const server = serveSnippets();
  const draft = { title: 'Recall', versions: { neutral: { html: '<p>Come.</p>' } } };
  const neutral = { html: '<p>Come here.</p>', origin: 'written', stale: false } as const;
  const edited = { title: 'Recall', tags: [], colors: {}, versions: { neutral } };
  await waits(door, 'New', 1, {
    id: null,
    revision: null,
    edited,
    creation: { orgId: null, draft, key: 'k' },
  });
  await send();
  expect(server.changes().map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect([...server.library.values()]).toMatchObject([
    { title: 'Recall', versions: { neutral: { html: '<p>Come here.</p>' } }, revision: 2 },
  ]);
});

test('of two pages only one sends', async () => {
  let isHeld = false;
  const request = async (_name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
    if (isHeld) return work(null);
    isHeld = true;
    await work({});
    isHeld = false;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
  const server = serveSnippets(door);
  await waits(door, 'First', 1);
  const both = await Promise.all([send(), send()]);
  expect(both.flat()).toHaveLength(1);
  expect(server.changes()).toHaveLength(1);
});
