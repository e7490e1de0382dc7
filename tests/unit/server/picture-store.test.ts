import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PictureStore } from '@/lib/server/backend/pictures';
import { cloudPictures } from '@/lib/server/gateways/cloud-pictures';
import { pictureFiles } from '@/local/disk/picture-files';
import { FailingDisk } from '../../support/failing-disk';
import { aGif, aPng } from '../../support/pictures';

/** What Cloud Storage does with the calls of its JSON API that are used; `status` makes it answer everything so. */
async function cloudStorage({ status, token = 'good' }: { status?: number; token?: string } = {}) {
  const objects = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const end = (code: number, bytes: Uint8Array | string = '{}') => response.writeHead(code).end(bytes);
    if (request.headers.authorization !== 'Bearer good') return end(401);
    if (status !== undefined) return end(status);
    if (request.method === 'POST' && pathname === '/upload/storage/v1/b/kept.example/o') {
      const type = String(request.headers['content-type']);
      objects.set(searchParams.get('name') ?? '', { type, bytes: Buffer.concat(chunks) });
      return end(200);
    }
    const [, from = '', to] =
      /^\/storage\/v1\/b\/kept\.example\/o\/([^/]+)(?:\/copyTo\/b\/kept\.example\/o\/([^/]+))?$/.exec(
        pathname,
      ) ?? [];
    const object = objects.get(decodeURIComponent(from));
    if (!object) return end(404);
    if (to !== undefined) objects.set(decodeURIComponent(to), object);
    else if (request.method === 'DELETE') objects.delete(decodeURIComponent(from));
    else if (searchParams.get('alt') === 'media') return end(200, object.bytes);
    return end(request.method === 'DELETE' ? 204 : 200, request.method === 'DELETE' ? '' : '{}');
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    store: cloudPictures({ name: 'kept.example', accessToken: async () => token, origin }),
  };
}

const aFolder = () => join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures');

const stores: readonly (readonly [string, () => Promise<PictureStore>])[] = [
  ['in Cloud Storage', async () => (await cloudStorage()).store],
  ['in files', async () => pictureFiles(aFolder())],
];

describe.each(stores)('pictures %s', (_, open) => {
  it('are read as they were put, also a second time', async () => {
    const store = await open();
    await store.put('one', 'image/png', aPng());
    await store.put('one', 'image/png', aPng());
    expect(Buffer.from((await store.read('one')) ?? [])).toEqual(aPng());
    expect(await store.read('two')).toBeUndefined();
  });

  it('are copied, and stay where the other goes', async () => {
    const store = await open();
    await store.put('one', 'image/gif', aGif());
    expect([await store.copy('one', 'two'), await store.copy('none', 'three')]).toEqual([true, false]);
    await store.remove('one');
    await store.remove('one');
    expect(await store.read('one')).toBeUndefined();
    expect(Buffer.from((await store.read('two')) ?? [])).toEqual(aGif());
    expect(await store.read('three')).toBeUndefined();
  });
});

it('lie in a folder of their own in the bucket, with their type', async () => {
  const { objects, store } = await cloudStorage();
  await store.put('one', 'image/png', aPng());
  expect([...objects]).toEqual([['pictures/one', { type: 'image/png', bytes: aPng() }]]);
});

it.each([
  ['is out of order', { status: 503 }],
  ['has no such bucket', { status: 404 }],
  ['does not know us', { token: 'bad' }],
])('says so where Cloud Storage %s', async (_, trouble) => {
  const { store } = await cloudStorage(trouble);
  await expect(store.put('one', 'image/png', aPng())).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Pictures can’t be reached right now. Please try again in a moment.',
  });
});

it('leaves nothing of a picture for which a disk has no room', async () => {
  const folder = aFolder();
  const disk = new FailingDisk();
  const store = pictureFiles(folder, disk);
  disk.room = 40;
  await expect(store.put('one', 'image/png', aPng())).rejects.toMatchObject({ code: 'unavailable' });
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves alone what another process is writing under the same name', async () => {
  const folder = aFolder();
  const store = pictureFiles(folder);
  const draft = join(folder, 'one.draft');
  writeFileSync(draft, 'half');
  await store.put('one', 'image/png', aPng());
  expect(readdirSync(folder).sort()).toEqual(['one', 'one.draft']);
});

it('never leaves the folder', async () => {
  const store = pictureFiles(aFolder());
  await expect(store.read('../firestore')).rejects.toThrow('not the name of a picture');
});
