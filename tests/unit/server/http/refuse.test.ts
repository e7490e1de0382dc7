import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operation } from '@/lib/contracts/operation';
import { noQuery } from '@/lib/contracts/primitives';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { route, serve } from '@/lib/server/http/route';
import { takeCalls } from '@/lib/server/repositories/rate-limit-store';
import { anActor, startTestBackend, withAccount } from '../../../support/test-backend';

const bark = vi.fn(async () => undefined);
const handler = route(
  serve(operation('GET', '/api/bark', { query: noQuery }), bark, { countedAs: 'account' }),
);
const unknown = route();
const server = createServer((request, response) => {
  const answer = request.url?.startsWith('/api/bark') ? handler : unknown;
  void answer(request as NextApiRequest, response as NextApiResponse);
});
let url: string;
let lines: Record<string, unknown>[];

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
  bark.mockClear();
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>);
    return true;
  });
  backend().auth.verifyIdToken = async (token) => {
    const { uid } = JSON.parse(atob(token.split('.')[1] ?? '')) as { uid: string };
    if (uid === 'nobody') throw Object.assign(new Error('bad'), { code: 'auth/id-token-expired' });
    withAccount(anActor({ uid, email: `${uid}@dogs.example` }));
    return { uid, email: `${uid}@dogs.example`, email_verified: true, auth_time: 0 } as DecodedIdToken;
  };
});
const tokenOf = (uid: string) => `x.${btoa(JSON.stringify({ uid }))}.x`;
const get = (uid: string, path = '/api/bark') =>
  fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${tokenOf(uid)}` } });
const statusesOf = async (uid: string, calls: number) => {
  const statuses: number[] = [];
  for (let n = 0; n < calls; n += 1) statuses.push((await get(uid)).status);
  return statuses;
};
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describe('a refusal', () => {
  it('is logged with request id, uid, code and status, and nothing that was sent', async () => {
    bark.mockRejectedValueOnce(new Fault('conflict', 'Rex barks already.'));
    const answers = [await get('sam'), await get('sam', '/api/bark?secret=words'), await get('nobody')];
    answers.push(await get('sam', '/api/secret-words?email=sam@dogs.example'));
    expect(answers.map(({ status }) => status)).toEqual([409, 400, 401, 404]);
    const bare = (requestId: string | null) => ({ requestId, method: 'GET' });
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(lines.map(({ refused }) => refused)).toEqual([
      { ...bare(ids[0] ?? ''), path: '/api/bark', uid: 'sam', code: 'conflict', status: 409 },
      { ...bare(ids[1] ?? ''), path: '/api/bark', uid: 'sam', code: 'validation', status: 400 },
      { ...bare(ids[2] ?? ''), path: '/api/bark', code: 'invalid_token', status: 401 },
      { ...bare(ids[3] ?? ''), uid: 'sam', code: 'not_found', status: 404 },
    ]);
    for (const word of ['secret', 'words', 'Rex', 'dogs.example', tokenOf('sam'), '127.0.0.1']) {
      expect(JSON.stringify(lines)).not.toContain(word);
    }
  });

  it('that is a failure of ours is logged with its cause, once', async () => {
    bark.mockRejectedValueOnce(new Error('the kennel is on fire'));
    const { headers } = await get('sam');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: headers.get('x-request-id'),
      uid: 'sam',
      code: 'internal',
      status: 500,
      severity: 'ERROR',
      message: 'Error: the kennel is on fire',
      stack_trace: expect.stringContaining('refuse.test.ts') as unknown,
    });
  });

  it('is only counted where there are more than fifty in a second', async () => {
    vi.resetModules();
    const { logRefusal } = await import('@/lib/server/runtime/log');
    vi.useFakeTimers();
    for (let n = 0; n < 80; n += 1) logRefusal({ code: 'forbidden' });
    expect(lines).toHaveLength(50);
    vi.advanceTimersByTime(1_000);
    expect(lines[50]).toMatchObject({ refusalsNotWritten: 30 });
    logRefusal({ code: 'forbidden' });
    expect(lines).toHaveLength(52);
    vi.useRealTimers();
  });
});

/** As another process would: all that is left of this minute. */
const useUp = (kind: string, key: string) =>
  takeCalls({ limit: { kind, most: 1_800, windowMs: 60_000 }, key }, 1_800, Date.now());

describe('who calls too often', () => {
  it('gets 429 with Retry-After, alone, and nothing is done', async () => {
    await useUp('calls', 'busy');
    const statuses = await statusesOf('busy', 110);
    expect(count(statuses, 429)).toBeGreaterThanOrEqual(10);
    expect(bark).toHaveBeenCalledTimes(count(statuses, 204));
    const refusal = await get('busy');
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal.json()).toEqual({
      error: 'That was a lot at once. Please wait a moment and try again.',
      code: 'rate_limited',
    });
    expect((await get('calm')).status).toBe(204);
  });

  it('what is costly is counted call by call', async () => {
    await useUp('account', 'spender');
    expect(await statusesOf('spender', 2)).toEqual([429, 429]);
    expect(bark).not.toHaveBeenCalled();
  });

  it('with bad tokens keeps nobody at the same address out', async () => {
    await useUp('bad tokens', '127.0.0.1');
    const statuses = await statusesOf('nobody', 110);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await get('nobody')).headers.get('retry-after')).not.toBeNull();
    expect((await get('good')).status).toBe(204);
  });
});
