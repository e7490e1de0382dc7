import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { Deletion } from '@/lib/client/queries/snippets/hidden-snippets';
import {
  commitDeletion,
  hideForDeletion,
  resumeDeletions,
  undoDeletion,
} from '@/lib/client/queries/snippets/pending-deletions';
import * as auth from '@/tests/support/fake-auth';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const anna = { uid: 'anna', orgId: null };
const academy = { uid: 'anna', orgId: 'academy' };
const sit: Deletion = { id: 'sit', library: anna };
const stay: Deletion = { id: 'stay', library: academy };

beforeEach(() => {
  auth.setUser(auth.aUser({ uid: 'anna' }));
  vi.mocked(call).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  undoDeletion([sit, stay]);
  sessionStorage.clear();
  auth.resetAuth();
});

const queries = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { query: object }).query);

test('deletes each in its library and hands back what is gone', async () => {
  hideForDeletion([sit, stay]);
  const drop = vi.fn();
  expect(await commitDeletion([sit, stay], drop)).toEqual([]);
  expect(queries()).toEqual([{ id: 'sit' }, { id: 'stay', orgId: 'academy' }]);
  expect(drop.mock.calls).toEqual([
    [anna, new Set(['sit'])],
    [academy, new Set(['stay'])],
  ]);
});

test('what was undone is not deleted', async () => {
  hideForDeletion([sit, stay]);
  undoDeletion([sit]);
  await commitDeletion([sit, stay], vi.fn());
  expect(queries()).toEqual([{ id: 'stay', orgId: 'academy' }]);
});

test('what someone else deleted meanwhile is gone too', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError('Not found', 404, 'not_found'));
  hideForDeletion([sit]);
  expect(await commitDeletion([sit], vi.fn())).toEqual([]);
});

test('what cannot be deleted is named', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Error('offline'));
  hideForDeletion([sit, stay]);
  const drop = vi.fn();
  expect(await commitDeletion([sit, stay], drop)).toEqual([sit]);
  expect(drop).toHaveBeenCalledTimes(1);
});

test('nothing is deleted in the name of someone else', async () => {
  hideForDeletion([sit]);
  auth.setUser(auth.aUser({ uid: 'ben' }));
  await commitDeletion([sit], vi.fn());
  expect(call).not.toHaveBeenCalled();
});

test('leaving the page sends what is still waiting, to its end', async () => {
  hideForDeletion([sit]);
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() =>
    expect(vi.mocked(call).mock.calls[0]![1]).toEqual({ query: { id: 'sit' }, keepalive: true }),
  );
});

test('leaving the page after an undo sends nothing', () => {
  hideForDeletion([sit]);
  undoDeletion([sit]);
  window.dispatchEvent(new Event('pagehide'));
  expect(call).not.toHaveBeenCalled();
});

test('a reload goes on with what the same user had begun in this tab', () => {
  sessionStorage.setItem('deletions', JSON.stringify([{ id: 'sit', uid: 'anna', orgId: null }]));
  expect(resumeDeletions('ben')).toEqual([]);
  expect(resumeDeletions('anna')).toEqual([sit]);
  expect(resumeDeletions('anna')).toEqual([]);
});
