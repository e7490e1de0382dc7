import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { libraryKey } from '@/lib/client/queries/query-keys';
import { dropSnippets, putSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import * as auth from '@/tests/support/fake-auth';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', async () => import('@/tests/support/fake-auth'));

const library = { uid: 'u-sam', orgId: null };
const [door, crate, leash] = ['door', 'crate', 'leash'].map((id, n) =>
  aSnippet({ id, updatedAt: `2026-11-2${3 - n}T08:00:00.000Z` }),
) as [ReturnType<typeof aSnippet>, ReturnType<typeof aSnippet>, ReturnType<typeof aSnippet>];

let client: QueryClient;
let server: ReturnType<typeof serveSnippets>;
const read = () => client.query({ ...libraryQuery(library), staleTime: 0, retry: false });
const held = () => client.getQueryData<HeldLibrary>(libraryKey(library));
const ids = (each: HeldLibrary | undefined) => each?.snippets.map(({ id }) => id);

beforeEach(() => {
  auth.setUser(auth.aUser());
  client = createQueryClient();
  server = serveSnippets(door, crate, leash);
});
afterEach(() => {
  client.clear();
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('is read page by page once, then by what changed', async () => {
  server.pageBy(2);
  const first = await read();
  expect(first).toEqual({ version: 0, snippets: [door, crate, leash], isWhole: true });
  server.changeElsewhere('leash', { updatedAt: '2026-11-24T08:00:00.000Z' });
  const next = await read();
  expect(ids(next)).toEqual(['leash', 'door', 'crate']);
  expect(next.snippets[1]).toBe(first.snippets[0]);
  expect(await read()).toBe(next);
  expect(server.asked()).toEqual([{}, { after: '2' }, { since: '0' }, { since: '1' }]);
});

test('what is read anew and is the same keeps its identity', async () => {
  const first = await read();
  server.answerInstead(({ query }) =>
    'since' in query ? Response.json({ isComplete: false, version: 9 }) : undefined,
  );
  server.changeElsewhere('door', {});
  const next = await read();
  expect(next.snippets.map((snippet, n) => snippet === first.snippets[n])).toEqual([false, true, true]);
});

test('what was saved and deleted here while pages came is in it', async () => {
  server.pageBy(1);
  const letThrough = server.holdRest();
  const reading = read();
  await vi.waitFor(() => expect(ids(held())).toEqual(['door']));
  server.changeElsewhere('leash', { title: 'Mine', updatedAt: '2026-11-24T08:00:00.000Z' });
  putSnippet(client, library, server.library.get('leash') ?? leash);
  letThrough();
  expect((await reading).snippets.map(({ title }) => title)).toEqual(['Mine', door.title, crate.title]);
});

test('what was deleted here is not brought back by an answer from before', async () => {
  await read();
  server.changeElsewhere('door', {});
  const stale = server.library.get('door');
  const letThrough = server.hold('GET');
  const reading = read();
  let asked = 0;
  server.answerInstead(({ query }) => {
    if (!('since' in query)) return undefined;
    asked += 1;
    return asked === 1
      ? Response.json({ isComplete: true, version: 1, snippets: [stale], removed: [] })
      : Response.json({ isComplete: true, version: 2, snippets: [], removed: ['door'] });
  });
  dropSnippets(client, library, new Set(['door']));
  letThrough();
  expect(await reading).toMatchObject({ version: 2, snippets: [crate, leash] });
});

test('pages of two moments are brought together', async () => {
  server.pageBy(1);
  const letThrough = server.holdRest();
  const reading = read();
  await vi.waitFor(() => expect(ids(held())).toEqual(['door']));
  server.changeElsewhere('door', { title: 'Changed since' });
  letThrough();
  expect(await reading).toMatchObject({ version: 1, isWhole: true });
  expect((await reading).snippets[0]?.title).toBe('Changed since');
});

test('a reading that another one has replaced changes nothing any more', async () => {
  server.pageBy(1);
  const letThrough = server.holdRest();
  void read().catch(() => undefined);
  await vi.waitFor(() => expect(ids(held())).toEqual(['door']));
  await client.cancelQueries({ queryKey: libraryKey(library) }, { revert: false });
  server.pageBy(3);
  await read();
  letThrough();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held()).toMatchObject({ isWhole: true, snippets: [door, crate, leash] });
});

test('nothing of it is kept once its user has signed out', async () => {
  server.pageBy(1);
  const letThrough = server.holdRest();
  void read().catch(() => undefined);
  await vi.waitFor(() => expect(ids(held())).toEqual(['door']));
  client.clear();
  letThrough();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(server.asked()).toHaveLength(2);
});
