import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  test,
  vi,
  type MockInstance,
} from 'vitest';
import createSession from '@/pages/api/stripe/create-session';
import snippets from '@/pages/api/snippets';
import swapPronouns from '@/pages/api/swap-pronouns';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { readEnv } from '@/lib/server/runtime/env';
import { observeRequests } from '@/lib/server/http/observe-requests';
import { startTelemetry } from '@/lib/server/telemetry/start-telemetry';
import { measured } from '@/lib/server/telemetry/telemetry';
import { otlpReceiver } from '../support/otlp-receiver';
import { startStandIn } from '../support/stripe';
import { anActor, startTestBackend, withAccount } from '../support/test-backend';

const handlers: Readonly<Record<string, NextApiHandler>> = {
  '/api/stripe/create-session': createSession,
  '/api/snippets': snippets,
  '/api/swap-pronouns': swapPronouns,
};

const secrets = {
  title: 'Homework for Bella',
  text: 'Bella gave his paw at Seestrasse 12',
  address: 'anna.berg@dogs.example',
  token: `x.${btoa(JSON.stringify({ uid: 'anna-uid' }))}.x`,
};

let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let url: string;
let end: () => Promise<void>;
let log: MockInstance;
const actor = () => anActor({ uid: 'anna-uid', email: secrets.address });

async function startApp() {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    void handlers[path]?.(request as NextApiRequest, response as NextApiResponse);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(settings: Record<string, string> = {}) {
  collector = await otlpReceiver();
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer collector',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'good-dogs',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    ...settings,
  };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  end = await startTelemetry(readEnv(given));
  onTestFinished(end);
  provideServices();
}

/** As at a start: the store is opened when it is known who watches it. */
function provideServices() {
  startTestBackend();
  withAccount(actor());
  backend().auth.verifyIdToken = async () =>
    ({ uid: 'anna-uid', email: secrets.address, email_verified: true, auth_time: 0 }) as DecodedIdToken;
}

beforeEach(async () => {
  url = await startApp();
  onTestFinished(observeRequests({ isLogged: false }));
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
});
afterEach(() => vi.unstubAllEnvs());

const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${secrets.token}`, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};
const aSnippet = {
  title: secrets.title,
  versions: { male: { html: `<p>${secrets.text}</p>`, origin: 'written' } },
  tags: [],
};
const save = async () => {
  const answer = await ask('POST', '/api/snippets', aSnippet);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer;
};

const expectNoContent = () => {
  for (const secret of [...Object.values(secrets), 'Bella', 'dogs.example', 'anna-uid', 'Seestrasse']) {
    expect(collector.raw()).not.toContain(secret);
  }
};

describe('what a request does is told to the collector', () => {
  it('for a save, with what was asked of Firestore within it', async () => {
    await start();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await ask('POST', '/api/snippets', aSnippet, { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    await end();
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'POST /api/snippets');
    expect(request).toMatchObject({
      kind: 2,
      traceId,
      parentSpanId: '00f067aa0ba902b7',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/snippets',
        'http.response.status_code': 201,
      },
    });
    const atFirestore = spans.filter(({ scope }) => scope === '@google-cloud/firestore');
    expect(atFirestore.map(({ name }) => name)).toContain('Transaction.Run');
    expect(Object.keys(atFirestore[0]?.attributes ?? {}).join()).not.toContain('settings');
    expect(new Set(atFirestore.map((span) => span.traceId))).toEqual(new Set([traceId]));
    expect(collector.points('http.server.request.duration')).toMatchObject([
      { attributes: { 'http.route': '/api/snippets', 'http.response.status_code': 201 }, count: 1 },
    ]);
    const calls = collector.points('db.client.operation.duration');
    expect(calls.find(({ attributes }) => attributes['db.operation.name'] === 'Transaction.Run')?.count).toBe(
      atFirestore.filter(({ name }) => name === 'Transaction.Run').length,
    );
    expect(collector.resource()).toMatchObject({
      'service.name': 'good-dogs',
      'service.version': 'development',
      'deployment.environment.name': 'test',
    });
    expect(collector.received.every(({ authorization }) => authorization === 'Bearer collector')).toBe(true);
    expectNoContent();
  });

  it('for a swap, with its words and how long it took', async () => {
    await start();
    const answer = await ask('POST', '/api/swap-pronouns', {
      startingSex: 'male',
      desiredSex: 'female',
      htmlString: `<p>${secrets.text}</p>`,
    });
    expect(answer.status).toBe(200);
    await end();
    const engine = { 'heelwrite.swap.engine': 'built-in' };
    const request = collector.spans().find(({ name }) => name === 'POST /api/swap-pronouns');
    const swap = collector.spans().find(({ name }) => name === 'swap');
    expect(swap).toMatchObject({
      attributes: engine,
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
    });
    expect(collector.points('heelwrite.swap.words')).toEqual([{ attributes: engine, value: 7, count: 0 }]);
    expect(collector.points('heelwrite.swap.duration')).toMatchObject([{ attributes: engine, count: 1 }]);
    expectNoContent();
  });

  it('for a checkout, with what was asked of Stripe, whose ids are left out', async () => {
    const standIn = await startStandIn();
    await start();
    provideBackend({ ...backend(), billing: standIn.billing });
    expect(await ask('POST', '/api/stripe/create-session')).toMatchObject({ status: 200 });
    await end();
    const atStripe = collector.spans().filter(({ kind }) => kind === 3);
    const names = atStripe.map(({ name }) => name);
    expect(names).toContain('POST /v1/checkout/sessions');
    expect(names).toContain('POST /v1/customers');
    const request = collector.spans().find(({ name }) => name === 'POST /api/stripe/create-session');
    expect(new Set(atStripe.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    for (const { attributes } of atStripe) {
      expect(attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 });
    }
    const calls = collector.points('http.client.request.duration');
    expect(calls.reduce((sum, { count }) => sum + count, 0)).toBe(atStripe.length);
    expect(collector.raw()).not.toMatch(/cus_\w*\d|cs_\w*\d/);
    expectNoContent();
  });

  it('for a failure, without what was said about it', async () => {
    await start();
    const work = measured(
      { name: 'send mail', duration: 'heelwrite.mail.duration', isCall: true },
      async () => Promise.reject(Object.assign(new Error(secrets.address), { code: 'EENVELOPE' })),
    );
    await expect(work).rejects.toThrow(secrets.address);
    await backend().firestore.doc(`notes/${secrets.title}`).create({ text: secrets.text });
    await expect(backend().firestore.doc(`notes/${secrets.title}`).create({})).rejects.toThrow();
    backend().firestore.runTransaction = async () => Promise.reject(new Error(secrets.text));
    expect(await ask('POST', '/api/snippets', aSnippet)).toMatchObject({ status: 500 });
    await end();
    const mail = collector.spans().find(({ name }) => name === 'send mail');
    expect(mail).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'EENVELOPE' },
      events: [],
    });
    const request = collector.spans().find(({ name }) => name === 'POST /api/snippets');
    expect(request).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } });
    const failed = collector
      .spans()
      .filter(({ scope, status }) => scope.includes('firestore') && status.code === 2);
    expect(failed.length).toBeGreaterThan(0);
    expectNoContent();
  });
});

it('is as wordless in the form that collectors take by default', async () => {
  await start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' });
  await save();
  await end();
  const paths = new Set(collector.received.map(({ path }) => path));
  expect(paths).toEqual(new Set(['/v1/traces', '/v1/metrics']));
  expect(collector.received.every(({ type }) => type === 'application/x-protobuf')).toBe(true);
  expect(collector.raw()).toContain('POST /api/snippets');
  expectNoContent();
});

test('what is not sampled is not sent, and counted all the same', async () => {
  await start({ OTEL_TRACES_SAMPLER: 'always_off' });
  await save();
  await end();
  expect(collector.spans()).toEqual([]);
  expect(collector.points('http.server.request.duration')).toMatchObject([{ count: 1 }]);
  expect(collector.points('db.client.operation.duration').length).toBeGreaterThan(0);
});

test('the process tells of itself', async () => {
  await start();
  await save();
  await end();
  for (const name of ['nodejs.eventloop.delay.p99', 'process.memory.usage', 'v8js.memory.heap.used']) {
    expect(collector.points(name).length, name).toBeGreaterThan(0);
  }
  const queues = collector
    .points('heelwrite.queue.length')
    .map(({ attributes }) => attributes['heelwrite.queue']);
  expect(queues).toEqual(expect.arrayContaining(['serialized', 'coalesced', 'picture removals', 'texts']));
});

test('a collector that is not there keeps nobody waiting', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '500' });
  await save();
  await end();
  expect(log.mock.calls.join()).toContain('sending what was measured');
});
