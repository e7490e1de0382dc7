import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '@/lib/contracts/operation';
import { noQuery } from '@/lib/contracts/primitives';
import { JsonStream } from '@/lib/server/http/json-stream';
import { route, serveOpen } from '@/lib/server/http/route';

const walk = z.object({ at: z.string(), steps: z.number() });
const listWalks = operation('GET', '/api/walks', {
  query: noQuery,
  reply: z.object({
    dog: z.string(),
    walks: z.array(walk),
    owner: z.optional(z.string()),
    vets: z.array(walk),
  }),
  open: true,
});
type Body = z.infer<NonNullable<typeof listWalks.reply>>;

let body: () => JsonStream<Body>;
let answer: ServerResponse;
const handler = route(serveOpen(listWalks, async () => body()));
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
/** As Next answers every call. */
const compression = createRequire(import.meta.url)('next/dist/compiled/compression') as () => Middleware;
const compress = compression();
const server = createServer((request, response) => {
  answer = response;
  compress(request, response, () => {
    void handler(request as NextApiRequest, response as NextApiResponse);
  });
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/walks`;
});
beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const turn = () => new Promise(setImmediate);

const likeAll = 'x'.repeat(1_000);

/** So many walks; `made` counts them. */
let made = 0;
async function* walks(count: number, onItem: (index: number) => void = () => undefined, at = () => likeAll) {
  for (made = 0; made < count; made += 1) {
    onItem(made);
    if (made % 50 === 0) await turn();
    yield { at: at(), steps: made, secret: 'undeclared' };
  }
}
const streamed = (items: AsyncIterable<Body['walks'][number]>) =>
  new JsonStream<Body>({ dog: 'Rex “the” {dog}', walks: items, vets: walks(0) });

describe('an answer that is sent as it is read', () => {
  it.each([0, 1, 3_000])('is the JSON that it would be in one piece, with %i items', async (count) => {
    body = () => streamed(walks(count));
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const text = await response.text();
    const items = Array.from({ length: count }, (_, steps) => ({ at: likeAll, steps }));
    expect(text).toBe(JSON.stringify({ dog: 'Rex “the” {dog}', walks: items, vets: [] }));
  });

  it('leaves nothing behind that listens to its line', async () => {
    const warnings: Error[] = [];
    const warned = (warning: Error) => void warnings.push(warning);
    process.on('warning', warned);
    body = () => streamed(walks(20_000));
    await (await fetch(url)).text();
    await turn();
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });

  it('is refused in the contract’s form where it fails before anything was sent', async () => {
    body = () =>
      streamed(
        walks(5, (index) => {
          if (index === 3) throw new Error('The store is down.');
        }),
      );
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal' });
  });

  it('holds nothing that is not as the contract has it', async () => {
    body = () => new JsonStream<Body>({ dog: 'Rex', walks: walks(1), vets: [{ at: 1 } as never] });
    expect((await fetch(url)).status).toBe(500);
    body = () => new JsonStream<Body>({ walks: walks(1), vets: [] } as never);
    expect((await fetch(url)).status).toBe(500);
  });

  it('breaks off where it fails later, and never looks whole', async () => {
    body = () =>
      streamed(
        walks(1_000, (index) => {
          if (index === 900) throw new Error('The store is down.');
        }),
      );
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('is not read faster than it is taken, nor on once nobody takes it', async () => {
    const count = 200_000;
    // Compressed, what is all alike would never fill a line.
    const unlike = () => randomBytes(750).toString('base64');
    body = () => streamed(walks(count, undefined, unlike));
    const gone = new AbortController();
    const response = await fetch(url, { signal: gone.signal });
    expect(response.status).toBe(200);
    // Nobody takes it: the line fills up, and the reading stops.
    let before = -1;
    while (made !== before) {
      before = made;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(made).toBeLessThan(count / 2);
    gone.abort();
    await once(answer, 'close');
    await turn();
    expect(made).toBe(before);
    expect(answer.writableEnded).toBe(false);
  });
});
