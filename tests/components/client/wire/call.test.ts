import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/wire/call';
import {
  ApiError,
  ConnectionError,
  EmailNotInWhitelistError,
  TokenInvalidError,
  TokenLimitExceededError,
} from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { onCallerRefusal } from '@/lib/client/wire/caller-refusals';
import { operation } from '@/lib/contracts/operation';
import { currentToken, resetAuth } from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const readDog = operation('GET', '/api/health', {
  query: z.strictObject({ id: z.string(), orgId: z.optional(z.string()) }),
  reply: z.object({ name: z.string() }),
});
const writeDog = operation('POST', '/api/health', {
  query: z.strictObject({}),
  body: z.strictObject({ name: z.string() }),
});
const openCall = operation('GET', '/api/health', { query: z.strictObject({}), open: true });

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: unknown, init: ResponseInit = {}) =>
  fetchMock.mockResolvedValue(Response.json(body, init));
const sent = () => fetchMock.mock.calls[0] as [string, RequestInit & { headers: Record<string, string> }];

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  resetAuth();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  test('the user’s token, the query without what is left out', async () => {
    answer({ name: 'Bella' });
    await call(readDog, { query: { id: 'd 1', orgId: undefined } });
    const [address, { method, headers }] = sent();
    expect(address).toBe('/api/health?id=d+1');
    expect(method).toBe('GET');
    expect(headers).toEqual({ Authorization: 'Bearer a-token' });
  });

  test('a body as JSON, with the idempotency key', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await call(writeDog, { body: { name: 'Bella' }, idempotencyKey: 'once' });
    const [, { body, headers }] = sent();
    expect(body).toBe('{"name":"Bella"}');
    expect(headers).toMatchObject({ 'Content-Type': 'application/json', 'Idempotency-Key': 'once' });
  });

  test('nothing where there is no token (§8)', async () => {
    currentToken.mockResolvedValue(null);
    await expect(call(readDog, { query: { id: 'd' } })).rejects.toThrow(
      'Failed to retrieve authentication token',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('an open call needs no token', async () => {
    currentToken.mockResolvedValue(null);
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    await call(openCall);
    expect(sent()[1].headers).not.toHaveProperty('Authorization');
  });
});

describe('what comes back', () => {
  test('the reply, without fields the contract does not name', async () => {
    answer({ name: 'Bella', secret: 1 });
    await expect(call(readDog, { query: { id: 'd' } })).resolves.toEqual({ name: 'Bella' });
  });

  test.each([
    ['204', new Response(null, { status: 204 })],
    ['content-length 0', new Response('', { headers: { 'content-length': '0' } })],
  ])('%s is an empty result', async (_, response) => {
    fetchMock.mockResolvedValue(response);
    await expect(call(readDog, { query: { id: 'd' } })).resolves.toBeUndefined();
  });

  test('a reply of another shape is an error', async () => {
    answer({ title: 'Bella' });
    await expect(call(readDog, { query: { id: 'd' } })).rejects.toThrow('The answer could not be read.');
  });
});

describe('refusals (§8)', () => {
  test.each([
    [401, 'Invalid token', 'invalid_token', TokenInvalidError],
    [403, 'User email not in whitelist', 'email_not_in_whitelist', EmailNotInWhitelistError],
    [403, 'User has exceeded their token limit', 'token_limit_exceeded', TokenLimitExceededError],
    [409, 'It was changed.', 'conflict', ApiError],
  ])('%i %s has an error class of its own', async (status, error, code, kind) => {
    answer({ error, code }, { status });
    const thrown = await call(readDog, { query: { id: 'd' } }).catch((cause: unknown) => cause);
    expect(thrown).toBeInstanceOf(kind);
    expect(thrown).toMatchObject({ message: error, status, code });
  });

  test('the fields that are wrong come along', async () => {
    const fields = [{ path: 'title', message: 'A snippet needs a title.' }];
    answer({ error: 'No.', code: 'validation', fields }, { status: 400 });
    await expect(call(readDog, { query: { id: 'd' } })).rejects.toMatchObject({ fields });
  });

  test('an answer that is not ours throws with its text', async () => {
    fetchMock.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
    await expect(call(readDog, { query: { id: 'd' } })).rejects.toMatchObject({
      message: 'Bad gateway',
      status: 502,
      code: undefined,
    });
  });

  const page = '<html> <head><title>502 Bad Gateway</title></head></html>';
  const unreachable = 'Heelwrite cannot be reached right now. Try again in a moment.';
  const other = 'Something went wrong. Try again in a moment.';
  test.each([
    [502, page, unreachable],
    [503, page, unreachable],
    [504, page, unreachable],
    [500, page, other],
    [413, page, other],
    [409, '{"error":"It was changed.","code":"of_another_release"}', other],
    [409, '{"error":"It was changed.","code":"conflict"}', 'It was changed.'],
  ])('what is said of %i with %s is a sentence, never the body', async (status, body, sentence) => {
    fetchMock.mockResolvedValue(new Response(body, { status, statusText: 'Bad Gateway' }));
    const thrown = await call(readDog, { query: { id: 'd' } }).catch((cause: unknown) => cause);
    expect(errorSentence(thrown)).toBe(sentence);
  });

  test.each([
    ['token-invalid', 401, 'Invalid token'],
    ['email-not-in-whitelist', 403, 'User email not in whitelist'],
    [
      'email-to-be-confirmed',
      403,
      'User email not in whitelist',
      [{ path: 'email', message: 'Confirm it.' }],
    ],
  ])('the whole app hears of %s', async (refusal, status, error, fields?: object[]) => {
    const heard = vi.fn();
    const stop = onCallerRefusal(heard);
    answer({ error, code: 'forbidden', fields }, { status });
    await expect(call(readDog, { query: { id: 'd' } })).rejects.toThrow();
    expect(heard).toHaveBeenCalledExactlyOnceWith(refusal);
    stop();
  });
});

test('a broken connection is said in plain words', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const thrown = await call(readDog, { query: { id: 'd' } }).catch((cause: unknown) => cause);
  expect(thrown).toBeInstanceOf(ConnectionError);
  expect(thrown).toMatchObject({ message: expect.stringContaining('Check your connection') as string });
});

test('an aborted request is logged quietly and rejected', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  fetchMock.mockRejectedValue(new DOMException('Aborted', 'AbortError'));
  const abort = new AbortController();
  abort.abort();
  await expect(call(readDog, { query: { id: 'd' }, signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(debug).toHaveBeenCalledExactlyOnceWith('GET /api/health?id=d was aborted');
});
