import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aSnippet, newPerson, open, request, type Caller } from '../support/api';
import { aGif, aJpeg, aPhoto, aPng, aWebp, pngChunk } from '../support/pictures';

let sam: Caller;
beforeAll(async () => {
  sam = await newPerson();
});

const path = '/api/pictures';
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const add = (bytes: Uint8Array, type = 'image/png', { query = '', key = '' } = {}) =>
  request('POST', `${path}${query}`, {
    as: sam,
    raw: bytes,
    headers: { 'Content-Type': type, ...(key && { 'Idempotency-Key': key }) },
  });
const sentence = async (answer: ReturnType<typeof request>) => {
  const { status, json } = await answer;
  return [status, json?.code, json?.error] as const;
};

describe('adding a picture', () => {
  it.each([
    ['image/png', aPng({ width: 3 }), 'png'],
    ['image/jpeg', aJpeg(), 'jpg'],
    ['image/gif', aGif(), 'gif'],
    ['image/webp', aWebp(), 'webp'],
  ])('takes a %s, and shows it to the byte to whoever knows its address', async (type, bytes, ending) => {
    const { status, json } = await add(bytes, type);
    expect([status, json.bytes, json.address]).toEqual([201, bytes.length, `/pictures/${json.id}.${ending}`]);
    const shown = await open('GET', json.address as string);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['an SVG', svg, 'image/png', /^An SVG can carry a program/],
    ['a page called a PNG', page, 'image/png', /^This is not a picture/],
    ['a page behind a PNG', Buffer.concat([aPng(), page]), 'image/png', /something else behind the end/],
    ['a photo with its place', aPhoto(), 'image/jpeg', /hidden data in it, such as where it was taken/],
    ['a script in a comment', aPng({ extra: pngChunk('tEXt', 'x\0<script>') }), 'image/png', /hidden data/],
    ['a GIF called a PNG', aGif(), 'image/png', 'This picture is a GIF, and was sent as image/png.'],
    ['half of one', aPng().subarray(0, 50), 'image/png', /cut off or damaged/],
    ['a huge one', aPng({ width: 9_000, height: 1 }), 'image/png', /at most 4,096 pixels wide and high/],
    ['nothing', Buffer.alloc(0), 'image/png', /^This is not a picture/],
  ])('refuses %s in words', async (_, bytes, type, words) => {
    const [status, code, error] = await sentence(add(bytes, type));
    expect([status, code]).toEqual([400, 'validation']);
    expect(error).toMatch(words);
  });

  it.each(['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data; boundary=x'])(
    'refuses the content type %s',
    async (type) =>
      expect(await sentence(add(aPng(), type))).toEqual([
        400,
        'validation',
        'Send it with the content type image/png, image/jpeg, image/webp or image/gif.',
      ]),
  );

  it('refuses what is larger than 3 MiB, and JSON stays at 1 MiB', async () => {
    const large = aPng({ extra: pngChunk('iCCP', Buffer.alloc(3 * 1_048_576 - aPng().length - 12)) });
    expect((await add(large)).status).toBe(201);
    expect(await sentence(add(Buffer.concat([large, Buffer.alloc(1)])))).toEqual([
      413,
      'too_large',
      'The request is larger than 3 MiB.',
    ]);
    const body = { title: 'x'.repeat(1_100_000) };
    expect((await request('POST', '/api/snippets', { as: sam, body })).status).toBe(413);
  });

  it('is done once under one key', async () => {
    const key = crypto.randomUUID();
    const [first, second] = [
      await add(aPng(), 'image/png', { key }),
      await add(aPng(), 'image/png', { key }),
    ];
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect((await add(aPng({ width: 7 }), 'image/png', { key })).status).toBe(409);
  });

  it('is for emails in one’s own library alone', async () => {
    expect((await add(aPng(), 'image/png', { query: '?purpose=email' })).status).toBe(201);
    expect((await add(aPng(), 'image/png', { query: '?purpose=email&orgId=x' })).status).toBe(400);
    expect((await add(aPng(), 'image/png', { query: '?purpose=ads' })).status).toBe(400);
  });
});

describe('a picture’s address', () => {
  let address: string;
  beforeAll(async () => {
    address = (await add(aPng({ width: 5 }))).json.address as string;
  });

  it('answers without signing in, for good, as a picture and nothing else', async () => {
    const { headers } = await request('GET', address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('answers behind a proxy that speaks https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'app.dogs.test' };
    const { status, headers: answered } = await request('GET', address, { headers });
    expect([status, answered.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('answers 304 to who has it, and HEAD without the bytes', async () => {
    const etag = (await request('GET', address)).headers.get('etag') ?? '';
    expect((await request('GET', address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await request('HEAD', address);
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(aPng({ width: 5 }).length),
    ]);
  });

  it.each([
    (known: string) => known.replace('.png', '.gif'),
    (known: string) => known.replace('.png', '.html'),
    (known: string) => known.replace('.png', ''),
    () => `/pictures/${'a'.repeat(26)}.png`,
    () => '/pictures/..%2f..%2fapi%2faccount',
    () => '/pictures/__proto__',
  ])('is not another one (%#)', async (other) => {
    const { status, headers, text } = await request('GET', other(address));
    expect([status, headers.get('cache-control'), headers.get('content-type'), text]).toEqual([
      404,
      'no-store',
      'text/plain; charset=utf-8',
      'There is no such picture.',
    ]);
  });

  it('takes nothing', async () => {
    const { status, headers } = await request('POST', address, { as: sam, body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a picture in a snippet', () => {
  it('is listed with how many hold it, and is deleted once none does; from then on it is not there', async () => {
    const { json: picture } = await add(aPng({ width: 6 }));
    const html = `<p>Look: <img src="${picture.address}" alt="His paw" width="6"></p>`;
    const snippet = await aSnippet(sam, { versions: { male: { html } } });
    expect(snippet.versions['male']?.html).toBe(html.replace('">', '" />'));
    const listed = async () =>
      ((await request('GET', path, { as: sam })).json as { id: string }[]).find(
        ({ id }) => id === picture.id,
      );
    expect(await listed()).toEqual({
      ...picture,
      type: 'image/png',
      purpose: 'snippet',
      holders: 1,
      createdAt: expect.any(String) as string,
    });
    const remove = () => request('DELETE', `${path}?id=${picture.id}`, { as: sam });
    expect(await sentence(remove())).toEqual([
      409,
      'conflict',
      'This picture is still in a snippet, in the trash, or in what a snippet said before its last saves.',
    ]);
    const { id, revision } = snippet;
    await request('PUT', '/api/snippets', { as: sam, body: { ...aDraft(), id, revision } });
    await request('DELETE', `/api/snippets?id=${id}`, { as: sam });
    expect((await remove()).status).toBe(409);
    await request('DELETE', `/api/trash?id=${id}`, { as: sam });
    expect([(await remove()).status, await listed(), (await remove()).status]).toEqual([204, undefined, 204]);
    expect((await request('GET', picture.address as string)).status).toBe(404);
  });

  it('of somebody else is neither listed nor deleted', async () => {
    const { json: picture } = await add(aPng());
    const kim = await newPerson();
    expect((await request('GET', path, { as: kim })).json).toEqual([]);
    expect((await request('DELETE', `${path}?id=${picture.id}`, { as: kim })).status).toBe(204);
    expect((await request('GET', picture.address as string)).status).toBe(200);
  });

  it('is counted in what the plan holds', async () => {
    const lee = await newPerson();
    const usage = async () => (await request('GET', '/api/usage', { as: lee })).json.pictures as unknown;
    expect(await usage()).toEqual({ usedBytes: 0, limitBytes: 50_000_000 });
    await request('POST', path, { as: lee, raw: aPng(), headers: { 'Content-Type': 'image/png' } });
    expect(await usage()).toEqual({ usedBytes: aPng().length, limitBytes: 50_000_000 });
  });
});
