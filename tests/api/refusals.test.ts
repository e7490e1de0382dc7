import { beforeAll, describe, expect, it } from 'vitest';
import { aDraft, newPerson, open, request, type Caller } from '../support/api';
import { addressOf, operations } from '../support/operations';

const closed = operations.filter(([, { open }]) => !open);
const calls: readonly (readonly [string, string])[] = [
  ...closed.map((named) => [named[1].method, addressOf(named)] as const),
  ['GET', '/api/nothing/here'],
];

const unsigned = (payload: object | null) =>
  [{ alg: 'none', typ: 'JWT' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

let someone: Caller;
beforeAll(async () => {
  someone = await newPerson();
});

describe('without a valid token', () => {
  it.each(calls)('%s %s answers 401', async (method, path) => {
    const answer = await request(method, path);
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({ error: 'Invalid token', code: 'invalid_token' });
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['three parts', 'a.b.c'],
    ['empty', ''],
    ['one without claims', `${unsigned(null)}.`],
    ['a tampered one', `${unsigned({ sub: 'nobody', user_id: 'nobody' })}.sig`],
  ])('%s is refused', async (_case, token) => {
    const answer = await request('GET', '/api/snippets', { as: token });
    expect(answer.status).toBe(401);
    expect(answer.json.error).toBe('Invalid token');
  });

  it('refuses another scheme', async () => {
    const headers = { Authorization: `Basic ${someone.token}` };
    expect((await request('GET', '/api/snippets', { headers })).status).toBe(401);
  });

  it('comes before size and shape', async () => {
    const answer = await request('POST', '/api/snippets', { raw: 'x'.repeat(1_048_577) });
    expect(answer.status).toBe(401);
  });
});

describe('method', () => {
  it.each([
    ['PATCH', '/api/snippets', 'GET, POST, PUT, DELETE'],
    ['GET', '/api/snippets/import', 'POST'],
    ['POST', '/api/account', 'GET, PUT, DELETE'],
    ['POST', '/api/health', 'GET'],
    ['GET', '/api/log/useraction', 'POST'],
    ['OPTIONS', '/api/snippets', 'GET, POST, PUT, DELETE'],
  ])('%s %s answers 405 before the token is looked at', async (method, path, allow) => {
    const answer = await request(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.json.code).toBe('method_not_allowed');
  });
});

describe('size', () => {
  const padded = (size: number) => {
    const text = JSON.stringify(aDraft({ versions: { male: { html: '' } } }));
    return text.replace('"html":""', `"html":"${'x'.repeat(size - text.length)}"`);
  };

  it('answers 413 to 1 MiB and one byte', async () => {
    const raw = padded(1_048_577);
    expect(Buffer.byteLength(raw)).toBe(1_048_577);
    const answer = await request('POST', '/api/snippets', { as: someone, raw });
    expect(answer.status).toBe(413);
    expect(answer.json.code).toBe('too_large');
  });

  it('reads exactly 1 MiB, and refuses only its shape', async () => {
    const answer = await request('POST', '/api/snippets', { as: someone, raw: padded(1_048_576) });
    expect(answer.status).toBe(400);
  });

  it('answers 413 to bodies that do not say their length, once they have been sent', async () => {
    const send = async () => {
      const chunk = new Uint8Array(65_536).fill(32);
      let left = 100;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left-- > 0) controller.enqueue(chunk);
          else controller.close();
        },
      });
      const response = await fetch(
        `${process.env['HEELWRITE_URL'] ?? 'http://127.0.0.1:3000'}/api/snippets`,
        {
          method: 'POST',
          headers: { Authorization: `Bearer ${someone.token}`, 'Content-Type': 'application/json' },
          body,
          duplex: 'half',
        } as RequestInit,
      );
      return response.status;
    };
    expect(await Promise.all(Array.from({ length: 16 }, send))).toEqual(
      Array.from({ length: 16 }, () => 413),
    );
  });
});

describe('shape', () => {
  it.each([
    ['broken JSON', { raw: '{"title":' }],
    ['no body', {}],
    ['a list', { body: [] }],
    ['null', { raw: 'null' }],
    [
      'another content type',
      { raw: 'title=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    ],
    ['an unknown field', { body: aDraft({ color: 'red' }) }],
    ['an unknown field in a version', { body: aDraft({ versions: { male: { html: 'a', stale: true } } }) }],
    ['an unknown sex', { body: aDraft({ versions: { other: { html: 'a' } } }) }],
    ['__proto__ as a field', { raw: '{"__proto__":{},"title":"a","versions":{"male":{"html":"a"}}}' }],
    ['an empty title', { body: aDraft({ title: '  ' }) }],
    ['a title of 121 characters', { body: aDraft({ title: 'x'.repeat(121) }) }],
    ['no version', { body: aDraft({ versions: {} }) }],
    [
      'versions that hold nothing but markup',
      { body: aDraft({ versions: { male: { html: '<p><br></p>' } } }) },
    ],
    ['an html of 50,001 characters', { body: aDraft({ versions: { male: { html: 'x'.repeat(50_001) } } }) }],
    ['21 tags', { body: aDraft({ tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }) }],
    ['an empty tag', { body: aDraft({ tags: [''] }) }],
    ['an unknown colour', { body: aDraft({ variables: [{ name: 'dog', color: 'pink' }] }) }],
    [
      '201 variables',
      {
        body: aDraft({
          versions: { male: { html: Array.from({ length: 201 }, (_, i) => `{{v${i}}}`).join(' ') } },
        }),
      },
    ],
    ['nesting beyond any reader', { raw: `{"title":${'['.repeat(400_000)}${']'.repeat(400_000)}}` }],
  ])('%s answers 400 in our form', async (_case, options) => {
    const answer = await request('POST', '/api/snippets', { as: someone, ...options });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('validation');
    expect(answer.json.error).not.toBe('');
  });

  it('names the unknown field', async () => {
    const answer = await request('POST', '/api/snippets', { as: someone, body: aDraft({ color: 'red' }) });
    expect(answer.json.fields).toEqual([{ path: 'color', message: expect.any(String) as string }]);
  });

  it.each([
    '/api/snippets?colour=red',
    '/api/snippets?id=a&id=b',
    '/api/snippets?id=a&tags=true',
    '/api/snippets?id=',
    '/api/snippets?id=..%2Fx',
    '/api/snippets?orgId=a/b',
    '/api/snippets?tags=false',
    '/api/snippets?limit=0',
    '/api/snippets?limit=501',
    '/api/snippets?limit=ten',
    '/api/snippets?after=nonsense',
    '/api/snippets?id=%E0%A4%A',
    '/api/snippets?__proto__=x',
    '/api/snippets?nxtPid=x',
    '/api/account?x=1',
  ])('GET %s answers 400', async (path) => {
    const answer = await request('GET', path, { as: someone });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('validation');
  });
});

describe('an organization the caller does not belong to, asked for in a wrong way', () => {
  const nothing = aDraft({ versions: { male: { html: '<p><br></p>' } } });
  it.each([
    ['GET', '/api/snippets?orgId=nowhere&after=%21%21', undefined],
    ['GET', '/api/audit?orgId=nowhere&before=%21%21', undefined],
    ['POST', '/api/snippets?orgId=nowhere', nothing],
    ['PUT', '/api/snippets?orgId=nowhere', { ...nothing, id: 'abc', revision: 1 }],
  ])('%s %s answers 400', async (method, path, body) => {
    const answer = await request(method, path, { as: someone, body });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('validation');
  });
});

describe('an organization the caller does not belong to', () => {
  it.each([
    ['GET', '/api/snippets?orgId=nowhere', undefined],
    ['GET', '/api/snippets?id=abc&orgId=nowhere', undefined],
    ['GET', '/api/snippets?tags=true&orgId=nowhere', undefined],
    ['POST', '/api/snippets?orgId=nowhere', aDraft()],
    ['PUT', '/api/snippets?orgId=nowhere', { ...aDraft(), id: 'abc', revision: 1 }],
    ['DELETE', '/api/snippets?id=abc&orgId=nowhere', undefined],
    ['POST', '/api/snippets/import?orgId=nowhere', { snippets: [aDraft()] }],
    ['POST', '/api/snippets/bulk-update-org', { snippetIds: ['abc'], orgId: 'nowhere' }],
  ])('%s %s answers 403', async (method, path, body) => {
    const answer = await request(method, path, { as: someone, body });
    expect(answer.status).toBe(403);
    expect(answer.json).toEqual({ error: 'You do not have access to this organization.', code: 'forbidden' });
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/api/health', 200],
    ['GET', '/api/health/ready', 200],
    ['GET', '/api/health/nowhere', 401],
    ['GET', '/api/snippets', 401],
    ['PATCH', '/api/snippets', 405],
    ['GET', '/api/nowhere', 401],
    ['GET', '/api/health/', 200],
    ['GET', '/api/snippets/', 401],
    ['PATCH', '/api/snippets/', 405],
    ['GET', '/api/nowhere/', 401],
  ])('%s %s carries a request id and is not kept by caches', async (method, path, status) => {
    const answer = await request(method, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is 404 at an unknown address, for someone with a token', async () => {
    const answer = await request('GET', '/api/nowhere', { as: someone });
    expect(answer.status).toBe(404);
    expect(answer.json.code).toBe('not_found');
  });
});

it('a page with a slash at the end of its address leads to the one without', async () => {
  const answer = await open('GET', '/help/?from=mail');
  expect(answer.status).toBe(200);
  expect(new URL(answer.url)).toMatchObject({ pathname: '/help', search: '?from=mail' });
});
