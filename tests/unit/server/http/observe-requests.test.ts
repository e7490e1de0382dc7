import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { operation } from '@/lib/contracts/operation';
import { observeRequests } from '@/lib/server/http/observe-requests';
import { route, serveOpen } from '@/lib/server/http/route';
import { runInBackground } from '@/lib/server/runtime/background-work';
import { logFailure, nameTracesIn } from '@/lib/server/runtime/log';
import { startTestBackend } from '../../../support/test-backend';

type Line = Record<string, unknown> & { httpRequest?: Record<string, unknown>; message: string };

const bark = vi.fn(async (): Promise<{ said: string }> => ({ said: 'woof' }));
const handler = route(
  serveOpen(
    operation('POST', '/api/bark', {
      query: z.strictObject({ email: z.optional(z.string()) }),
      body: z.strictObject({ text: z.string() }),
      reply: z.object({ said: z.string() }),
      open: true,
    }),
    bark,
  ),
);
const server = createServer((request, response) => {
  if (request.url?.startsWith('/api/bark'))
    void handler(request as NextApiRequest, response as NextApiResponse);
  else if (request.url !== '/dogs') response.end('a page or a file');
});
let url: string;
let lines: Line[];
let stop: () => void;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  startTestBackend();
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      if (String(line).startsWith('{')) lines.push(JSON.parse(String(line)) as Line);
      return true;
    });
  }
  stop = observeRequests({ isLogged: true });
});
afterEach(() => {
  stop();
  nameTracesIn(undefined);
  vi.restoreAllMocks();
});

const post = (query = '', headers: Record<string, string> = {}, text = 'hello') =>
  fetch(`${url}/api/bark${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ text }),
  });
const requestLines = () => lines.filter(({ httpRequest }) => httpRequest !== undefined);
const lineOf = async (count = 1) => {
  await vi.waitFor(() => expect(requestLines()).toHaveLength(count));
  return requestLines()[count - 1]!;
};

const secrets = {
  email: 'anna.berg@dogs.example',
  token: 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJzYW0ifQ.c2lnbmF0dXJl',
  cookie: 'session=kennel-secret',
  text: 'Bella pulled on the leash at Seestrasse 12',
  id: '4fae77-whose-id',
};

describe('a line of a request', () => {
  it('is as Cloud Logging takes it', async () => {
    const answer = await post();
    const line = await lineOf();
    expect(line).toEqual({
      severity: 'INFO',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      message: expect.stringMatching(/^POST \/api\/bark 200 in \d+\.\d{3}s$/),
      'logging.googleapis.com/labels': { requestId: answer.headers.get('x-request-id') },
      httpRequest: {
        requestMethod: 'POST',
        requestUrl: '/api/bark',
        status: 200,
        latency: expect.stringMatching(/^\d+\.\d{3}s$/),
        responseSize: expect.stringMatching(/^[1-9]\d*$/),
      },
    });
  });

  it('names the trace that the request belongs to, where the project is known', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await post('', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(await lineOf()).not.toHaveProperty('logging.googleapis.com/trace');
    nameTracesIn('good-dogs');
    await post('', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    const named = {
      'logging.googleapis.com/trace': `projects/good-dogs/traces/${traceId}`,
      'logging.googleapis.com/spanId': '00f067aa0ba902b7',
      'logging.googleapis.com/trace_sampled': true,
    };
    expect(await lineOf(2)).toMatchObject(named);
    await post('', { 'X-Cloud-Trace-Context': `${traceId}/67667974448284343;o=1` });
    expect(await lineOf(3)).toMatchObject(named);
  });

  it('tells nothing of what was asked about, sent or answered, or by whom', async () => {
    bark.mockResolvedValueOnce({ said: secrets.text });
    await post(`?email=${secrets.email}`, {
      Authorization: `Bearer ${secrets.token}`,
      Cookie: secrets.cookie,
      'User-Agent': secrets.text,
      Referer: `https://x.example/?email=${secrets.email}`,
      'X-Request-Id': secrets.id,
      'X-Forwarded-For': '203.0.113.7',
      traceparent: secrets.id,
    });
    bark.mockRejectedValueOnce(new Error(`550 ${secrets.email} with ${secrets.token} is unknown`));
    await post('', {}, secrets.text);
    await fetch(`${url}/snippets/${secrets.id}?email=${secrets.email}`);
    await fetch(`${url}/pictures/${secrets.id}.png`);
    await fetch(`${url}/${secrets.email}`);
    await fetch(`${url}/nowhere/${secrets.id}`);
    await vi.waitFor(() => expect(requestLines().length).toBeGreaterThanOrEqual(5));
    const log = JSON.stringify(lines);
    for (const secret of [...Object.values(secrets), 'dogs.example', 'Bella', '203.0.113.7', '127.0.0.1']) {
      expect(log).not.toContain(secret);
    }
    const names = requestLines().map(({ httpRequest }) => httpRequest?.['requestUrl']);
    expect(names).toEqual(['/api/bark', '/api/bark', '/snippets/[id]', '/pictures/[file]', '…']);
  });

  it('is not written for a file', async () => {
    await fetch(`${url}/_next/static/chunks/1.js`);
    await fetch(`${url}/logo-mark.svg`);
    await fetch(`${url}/email`);
    expect((await lineOf()).httpRequest).toMatchObject({ requestUrl: '/email' });
  });

  it('tells of a caller who has gone before the answer', async () => {
    const gone = ask(`${url}/dogs`);
    gone.on('error', () => undefined);
    gone.end();
    await pause(20);
    gone.destroy();
    const line = await lineOf();
    expect(line.httpRequest).toMatchObject({ requestUrl: '/dogs', status: 499, responseSize: '0' });
    expect(line['logging.googleapis.com/labels']).toHaveProperty('requestId');
  });
});

test('without a log, a request has its id all the same', async () => {
  stop();
  stop = observeRequests({ isLogged: false });
  bark.mockImplementationOnce(async () => {
    logFailure(
      new Error('the kennel is on fire', { cause: new Error('anna@dogs.example left the stove on') }),
      {},
    );
    return { said: 'help' };
  });
  const answer = await post();
  expect(requestLines()).toEqual([]);
  expect(lines[0]).toMatchObject({
    severity: 'ERROR',
    message: 'Error: the kennel is on fire',
    requestId: answer.headers.get('x-request-id'),
    stack_trace: expect.stringContaining('Caused by: Error: [address] left the stove on'),
    serviceContext: { service: 'heelwrite', version: 'development' },
  });
});

test('what a request leaves to the background is logged under its id', async () => {
  bark.mockImplementationOnce(async () => {
    runInBackground('a walk', async () => Promise.reject(new Error('it rains')));
    return { said: 'later' };
  });
  const answer = await post();
  await vi.waitFor(() => expect(lines.some((line) => line['background'] === 'a walk')).toBe(true), 3_000);
  const line = lines.find((each) => each['background'] === 'a walk');
  expect(line).toMatchObject({ requestId: answer.headers.get('x-request-id'), triesLeft: 2 });
});
