import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRelease, keptAnswer } from '@/lib/client/offline/kept-release';

/** The browser's caches, as far as they are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const match = (name: string, address: string) => all.get(name)?.get(address)?.clone();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => match(cacheName, address),
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        match: async (address: string) => match(name, address),
        put: async (address: string, answer: Response) => void cache.set(address, answer),
      };
    },
    pathsOf: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}

const release = (id: string, ...chunks: string[]) => ({
  id,
  pages: ['/', '/snippets/[id]'],
  files: [...chunks.map((name) => `/_next/static/chunks/${name}`), '/logo.svg'],
});

let caches: ReturnType<typeof fakeCaches>;
/** What the server has now. */
let published: { id: string };
const fetchMock = vi.fn<(address: string) => Promise<Response>>();

const answer = (body: string, type: string) =>
  Object.defineProperty(new Response(body, { headers: { 'Content-Type': type } }), 'type', {
    value: 'basic',
  });

beforeEach(() => {
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock
    .mockReset()
    .mockImplementation(async (address) =>
      /\.\w+$/.test(address)
        ? answer(`${address} of ${published.id}`, 'application/javascript')
        : answer(`"buildId":"${published.id}"`, 'text/html'),
    );
});

const asked = () => fetchMock.mock.calls.map(([address]) => address);

describe('a release is kept', () => {
  test('whole, its pages last', async () => {
    published = release('one', 'a.js', 'b.js');
    await keepRelease(release('one', 'a.js', 'b.js'));
    expect(caches.pathsOf('release one').slice(-2)).toEqual(['/', '/snippets/[id]']);
    expect(caches.pathsOf('release one')).toHaveLength(5);
    expect(asked()).toContain('/snippets/any');
  });

  test('without fetching again what another release has kept under the same name', async () => {
    published = release('one');
    await keepRelease(release('one', 'a.js', 'b.js'));
    published = release('two');
    fetchMock.mockClear();
    await keepRelease(release('two', 'b.js', 'c.js'));
    expect(asked().sort()).toEqual(['/', '/_next/static/chunks/c.js', '/logo.svg', '/snippets/any']);
    expect(await (await keptAnswer('/logo.svg'))?.text()).toBe('/logo.svg of two');
    // What only the page of the former release asks for is still there.
    expect(await (await keptAnswer('/_next/static/chunks/a.js'))?.text()).toContain('of one');
  });

  test('not at all where the server has another one by now: the former stays the newest with pages', async () => {
    published = release('one');
    await keepRelease(release('one', 'a.js'));
    published = release('three');
    await expect(keepRelease(release('two', 'a.js'))).rejects.toThrow('not of this release');
    expect(await (await keptAnswer('/'))?.text()).toContain('one');
  });

  test('and what was kept of it before it broke off is not fetched again', async () => {
    published = release('three');
    await expect(keepRelease(release('one', 'a.js'))).rejects.toThrow();
    published = release('one');
    fetchMock.mockClear();
    await keepRelease(release('one', 'a.js'));
    expect(asked()).toEqual(['/', '/snippets/any']);
  });

  test('anew as the newest, where it comes back after another', async () => {
    for (const id of ['one', 'two', 'one']) {
      published = release(id);
      await keepRelease(release(id, 'a.js'));
    }
    expect(await caches.keys()).toEqual(['release two', 'release one']);
    expect(await (await keptAnswer('/'))?.text()).toContain('one');
  });
});
