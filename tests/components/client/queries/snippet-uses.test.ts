import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '@/lib/client/device/device-store';
import { readUses } from '@/lib/client/device/own-uses';
import { recordSnippetUse, snippetUsesQuery } from '@/lib/client/queries/account/snippet-uses';
import { syncUses } from '@/lib/client/queries/account/sync-uses';
import { call } from '@/lib/client/wire/call';
import { ApiError, ConnectionError } from '@/lib/client/wire/call-errors';
import { listUses, recordUses } from '@/lib/contracts/uses';
import { emptyLetter } from '@/lib/domain/letter/letter';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-16T09:00:00.000Z');
const answer = vi.mocked(call);
let known: unknown[] = [];
let failure: Error | null = null;

beforeEach(() => {
  known = [];
  failure = null;
  answer.mockImplementation((operation) => {
    if (failure !== null) return Promise.reject(failure);
    return Promise.resolve((operation === listUses ? known : undefined) as never);
  });
});
afterEach(async () => {
  answer.mockReset();
  for (const uid of ['anna', 'ben']) await deviceStore(uid).clear();
});

/** What the account was told: keys and ids. */
const told = () =>
  answer.mock.calls
    .filter(([operation]) => operation === recordUses)
    .map(
      ([, input]) => input as { idempotencyKey: string; body: { uses: { id: string; usedAt: string }[] } },
    );
const idsTold = () => told().map(({ body }) => body.uses.map(({ id }) => id));

test('a use counts at once, also for the next page, and the account is told of it', async () => {
  const client = new QueryClient();
  await recordSnippetUse(client, 'anna', ['sit', 'stay', 'sit'], now - 14 * day);
  await recordSnippetUse(client, 'anna', ['sit'], now);
  const uses = { sit: { weight: 1.5, at: now }, stay: { weight: 1, at: now - 14 * day } };
  expect(client.getQueryData(snippetUsesQuery('anna').queryKey)).toEqual(uses);
  expect(await new QueryClient().query(snippetUsesQuery('anna'))).toEqual(uses);
  expect(await new QueryClient().query(snippetUsesQuery('ben'))).toEqual({});
  expect(idsTold()).toEqual([['sit', 'stay'], ['sit']]);
  expect(told()[1]?.body.uses).toEqual([{ id: 'sit', usedAt: '2026-11-16T09:00:00.000Z' }]);
});

test('of a school’s snippet the account is told whose it is, and whether it was changed, also later', async () => {
  const block = { kind: 'snippet', id: 'b', snippetId: 'sit', orgId: 'o1', editedHtml: '<p>X</p>' } as const;
  failure = new ConnectionError(null);
  const text = { kind: 'text', id: 't', html: '<p>Hi</p>' } as const;
  await recordSnippetUse(new QueryClient(), 'anna', { ...emptyLetter, blocks: [text, block] });
  failure = null;
  await recordSnippetUse(new QueryClient(), 'anna', { ...emptyLetter, blocks: [text] });
  expect(told()).toHaveLength(1);
  await syncUses(new QueryClient(), 'anna');
  const [first, again] = told();
  expect(again).toEqual(first);
  expect(again?.body.uses).toMatchObject([{ id: 'sit', orgId: 'o1', isChanged: true }]);
});

test('what could not be told is told again under its key, before anything newer', async () => {
  failure = new ConnectionError(null);
  await recordSnippetUse(new QueryClient(), 'anna', ['sit'], now);
  failure = null;
  await recordSnippetUse(new QueryClient(), 'anna', ['stay'], now);
  expect(idsTold()).toEqual([['sit'], ['sit'], ['stay']]);
  const [first, again, newer] = told().map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(newer).not.toBe(first);
});

test('what is refused for good is not told for ever', async () => {
  failure = new ApiError('No.', 400, 'validation');
  await recordSnippetUse(new QueryClient(), 'anna', ['sit'], now);
  failure = null;
  await recordSnippetUse(new QueryClient(), 'anna', ['stay'], now);
  expect(idsTold()).toEqual([['sit'], ['stay']]);
});

test('what other devices have used takes the place of what was known here', async () => {
  const client = new QueryClient();
  await recordSnippetUse(client, 'anna', ['gone'], now);
  known = [{ id: 'sit', weight: 4, usedAt: '2026-11-10T09:00:00.000Z' }];
  await syncUses(client, 'anna');
  const uses = { sit: { weight: 4, at: Date.parse('2026-11-10T09:00:00.000Z') } };
  expect(client.getQueryData(snippetUsesQuery('anna').queryKey)).toEqual(uses);
  expect(await readUses('anna')).toEqual(uses);
});

test('without an answer all stays as it is known here', async () => {
  const client = new QueryClient();
  failure = new ConnectionError(null);
  await recordSnippetUse(client, 'anna', ['sit'], now);
  await syncUses(client, 'anna');
  expect(await readUses('anna')).toEqual({ sit: { weight: 1, at: now } });
});

test('the account is told once of what an earlier release has kept', async () => {
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`s${n}`, now - n]));
  await deviceStore('anna').write('snippet-uses', many);
  expect((await readUses('anna'))['s0']).toEqual({ weight: 1, at: now });
  known = [{ id: 's0', weight: 1, usedAt: '2026-11-16T09:00:00.000Z' }];
  await syncUses(new QueryClient(), 'anna');
  await syncUses(new QueryClient(), 'anna');
  expect(idsTold().map((ids) => ids.length)).toEqual([100, 50]);
});
