import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '@/lib/contracts/operation';
import { noQuery } from '@/lib/contracts/primitives';
import { route, serveOpen } from '@/lib/server/http/route';

const handler = route(
  serveOpen(operation('POST', '/api/bark', { query: noQuery, open: true }), async () => undefined),
);
const server = createServer(
  (request, response) => void handler(request as NextApiRequest, response as NextApiResponse),
);
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/bark`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call that takes no body', () => {
  const send = async (body?: string, type = 'application/json') => {
    const headers = { 'Content-Type': type };
    return (await fetch(url, { method: 'POST', headers, ...(body !== undefined && { body }) })).status;
  };

  it('is answered without one, and with one that has no fields', async () => {
    expect(await send()).toBe(204);
    expect(await send('{}')).toBe(204);
  });

  it.each(['{"a":1}', '[]', 'null', '""', '{'])('refuses %s', async (body) =>
    expect(await send(body)).toBe(400),
  );

  it('refuses what is not JSON', async () => expect(await send('{}', 'text/plain')).toBe(400));
});
