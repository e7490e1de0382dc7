import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiesOf } from '@/lib/client/copies/copies';
import { followAnswers } from '@/lib/client/copies/follow-answers';
import { keepLibrary } from '@/lib/client/copies/keep-library';
import { forgetLibrariesBut, readLibraryCopy } from '@/lib/client/copies/library-copies';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { libraryKey } from '@/lib/client/queries/query-keys';
import { putSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import * as auth from '@/tests/support/fake-auth';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', async () => import('@/tests/support/fake-auth'));

const library = { uid: 'u-sam', orgId: null };
const snippets = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aSnippet({
      id: `snippet-${String.fromCharCode(97 + (n % 26))}${String(n).padStart(4, '0')}`,
      title: `Snippet ${n}`,
      updatedAt: new Date(Date.UTC(2026, 10, 1) - n * 60_000).toISOString(),
    }),
  );
const whole = (version: number, of: HeldLibrary['snippets']): HeldLibrary => ({
  version,
  snippets: of,
  isWhole: true,
});

const ends: (() => void)[] = [];
/** As a page that is opened anew: nothing is remembered but what the device keeps. */
function openPage(): QueryClient {
  const client = createQueryClient();
  const stop = followAnswers(client, library.uid);
  ends.push(() => {
    stop();
    client.clear();
  });
  return client;
}
const readCopy = async () => {
  const shown: HeldLibrary[] = [];
  const copy = await readLibraryCopy(library, (first) => shown.push(first));
  return { shown, copy };
};

beforeEach(() => {
  auth.setUser(auth.aUser());
  localStorage.clear();
  openPage();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('there is no copy before one was kept', async () => {
  expect(await readCopy()).toEqual({ shown: [], copy: undefined });
});

test('a small library is read at once', async () => {
  await keepLibrary(library, whole(7, snippets(3)));
  expect(await readCopy()).toEqual({ shown: [], copy: whole(7, snippets(3)) });
});

test('of a large one the newest come first, then all in the order of the library', async () => {
  const all = snippets(900);
  await keepLibrary(library, whole(7, all));
  const { shown, copy } = await readCopy();
  expect(shown).toEqual([{ version: 7, snippets: all.slice(0, 100), isWhole: false }]);
  expect(copy).toEqual(whole(7, all));
});

test('a change of one snippet writes its part and the head', async () => {
  const all = snippets(900);
  await keepLibrary(library, whole(7, all));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const changed = all.map((snippet, n) => (n === 400 ? { ...snippet, title: 'New' } : snippet));
  await keepLibrary(library, whole(8, changed));
  expect(put).toHaveBeenCalledTimes(2);
  put.mockRestore();
  expect((await readCopy()).copy).toEqual(whole(8, changed));
});

test('a page that knows less does not write over what another has kept', async () => {
  const all = snippets(200);
  await keepLibrary(library, whole(7, all));
  vi.resetModules();
  const elsewhere = await import('@/lib/client/copies/keep-library');
  const { openCopies } = await import('@/lib/client/copies/copies');
  openCopies(library.uid);
  await elsewhere.keepLibrary(library, whole(9, all.slice(1)));
  await keepLibrary(library, whole(8, all.slice(0, 150)));
  expect((await readCopy()).copy).toEqual(whole(9, all.slice(1)));
});

test('a library that began anew takes the place of the copy that was read', async () => {
  await keepLibrary(library, whole(90, snippets(200)));
  await readCopy();
  await keepLibrary(library, whole(2, snippets(110)));
  expect((await readCopy()).copy).toEqual(whole(2, snippets(110)));
});

test('the next visit shows the copy, asks for what has changed since, and keeps that', async () => {
  const all = snippets(150);
  const server = serveSnippets(...all);
  await openPage().query(libraryQuery(library));
  await vi.waitFor(async () => expect((await readCopy()).copy).toEqual(whole(0, all)), { timeout: 4_000 });

  const letThrough = server.hold('GET');
  const client = openPage();
  const read = client.query(libraryQuery(library));
  const held = () => client.getQueryData<HeldLibrary>(libraryKey(library));
  await vi.waitFor(() => expect(held()).toEqual(whole(0, all)));
  server.changeElsewhere(all[5]!.id, { title: 'Changed elsewhere' });
  letThrough();
  expect((await read).snippets).toContainEqual(expect.objectContaining({ title: 'Changed elsewhere' }));
  expect(server.asked()).toEqual([{}, { since: '0' }]);
  await vi.waitFor(async () => expect((await readCopy()).copy?.version).toBe(1), { timeout: 4_000 });
});

test('what was saved here while the copy was read stays', async () => {
  const all = snippets(150);
  await keepLibrary(library, whole(0, all));
  serveSnippets(...all);
  const client = openPage();
  const saved = { ...all[3]!, title: 'Saved here', revision: 2, updatedAt: '2026-11-20T08:00:00.000Z' };
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.state.data === undefined) return;
    stop();
    putSnippet(client, library, saved);
  });
  const { snippets: now } = await client.query(libraryQuery(library));
  expect(now[0]).toBe(saved);
  expect(now).toHaveLength(150);
});

test('without a connection the copy stays', async () => {
  await keepLibrary(library, whole(3, snippets(120)));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const client = openPage();
  await expect(client.query({ ...libraryQuery(library), retry: false })).rejects.toThrow('cannot be reached');
  expect(client.getQueryData(libraryKey(library))).toEqual(whole(3, snippets(120)));
});

test('whoever may not read it any more keeps no copy', async () => {
  await keepLibrary(library, whole(3, snippets(120)));
  const server = serveSnippets();
  server.answerInstead(() => Response.json({ error: 'No.', code: 'forbidden' }, { status: 403 }));
  await expect(openPage().query({ ...libraryQuery(library), retry: false })).rejects.toThrow('No.');
  await vi.waitFor(async () => expect(await copiesOf(library.uid)?.keys()).toEqual([]));
});

test('libraries of organizations that were left go, the own one and the others stay', async () => {
  for (const orgId of [null, 'left', 'stays'])
    await keepLibrary({ ...library, orgId }, whole(1, snippets(120)));
  await forgetLibrariesBut(library.uid, ['stays']);
  const owners = new Set((await copiesOf(library.uid)?.keys())?.map((key) => key.split(':')[1]));
  expect(owners).toEqual(new Set(['mine', 'stays']));
});
