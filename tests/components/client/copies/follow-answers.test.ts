import 'fake-indexeddb/auto';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { copiesOf, forgetCopies } from '@/lib/client/copies/copies';
import { followAnswers } from '@/lib/client/copies/follow-answers';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { ApiError } from '@/lib/client/wire/call-errors';

const uid = 'u-sam';
const queryKey = ['dog', uid];
const schema = z.object({ name: z.string() });
const bella = { name: 'Bella' };
const max = { name: 'Max' };

type CopiedAs = typeof schema | (() => Promise<typeof schema>);

const ends: (() => void)[] = [];

/** A page that asks for the dog, and what it has shown so far. */
function openPage(answer: () => Promise<unknown>, whose = uid, copiedAs: CopiedAs = schema) {
  const client: QueryClient = createQueryClient();
  const stop = followAnswers(client, whose);
  const shown: unknown[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: answer,
    retry: false,
    meta: { copiedAs },
  });
  const unsubscribe = observer.subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data);
  });
  const close = () => {
    unsubscribe();
    stop();
    client.clear();
  };
  const signOut = () => {
    stop();
    forgetCopies(whose);
  };
  ends.push(close);
  return { client, shown, close, signOut, refetch: () => observer.refetch() };
}

const never = () => new Promise<never>(() => undefined);
const kept = () => copiesOf(uid)?.keys();

async function keepBella() {
  const page = openPage(async () => bella);
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  page.close();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('what was answered is shown on the next visit, before the server has answered', async () => {
  await keepBella();
  const next = openPage(never);
  await vi.waitFor(() => expect(next.shown).toEqual([bella]));
});

test('a schema may be loaded first, and without it nothing is shown', async () => {
  await keepBella();
  const next = openPage(never, uid, async () => schema);
  await vi.waitFor(() => expect(next.shown).toEqual([bella]));
  next.close();
  const failed = vi.fn(async () => Promise.reject(new Error('It could not be loaded')));
  const last = openPage(async () => max, uid, failed);
  await vi.waitFor(() => expect(last.shown).toEqual([max]));
  expect(failed).toHaveBeenCalledOnce();
});

test('it is corrected in place, and the correction is kept', async () => {
  await keepBella();
  let answer: (dog: unknown) => void = () => undefined;
  const next = openPage(() => new Promise((resolve) => (answer = resolve)));
  await vi.waitFor(() => expect(next.shown).toEqual([bella]));
  answer(max);
  await vi.waitFor(() => expect(next.shown).toEqual([bella, max]));
  next.close();
  const last = openPage(never);
  await vi.waitFor(() => expect(last.shown).toEqual([max]));
});

test('a copy never takes the place of an answer', async () => {
  await keepBella();
  const next = openPage(async () => max);
  await vi.waitFor(() => expect(next.shown).toContainEqual(max));
  await new Promise((resume) => setTimeout(resume, 50));
  expect(next.shown.at(-1)).toEqual(max);
});

test('what another release kept in another shape is not shown', async () => {
  await keepBella();
  await copiesOf(uid)?.write(`answer:${JSON.stringify(queryKey)}`, { title: 'Bella' });
  const next = openPage(async () => max);
  await vi.waitFor(() => expect(next.shown).toEqual([max]));
});

test('an answer that there is nothing takes the copy away', async () => {
  await keepBella();
  openPage(async () => null);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('a refusal takes the copy away, a fault of the server leaves it', async () => {
  await keepBella();
  let status = 503;
  const next = openPage(async () => Promise.reject(new ApiError('No.', status, undefined)));
  await vi.waitFor(() => expect(next.client.getQueryState(queryKey)?.status).toBe('error'));
  expect(await kept()).toHaveLength(1);
  status = 403;
  await next.refetch();
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

test('signing out deletes it all, and nothing that comes later is kept', async () => {
  await keepBella();
  const page = openPage(async () => max);
  await vi.waitFor(() => expect(page.shown.at(-1)).toEqual(max));
  page.signOut();
  page.client.setQueryData(queryKey, bella);
  const again = openPage(never);
  await new Promise((resume) => setTimeout(resume, 50));
  expect(again.shown).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('one person’s copies are not shown to another, and go when that one signs in', async () => {
  await keepBella();
  const other = openPage(never, 'u-kim');
  await new Promise((resume) => setTimeout(resume, 50));
  expect(other.shown).toEqual([]);
  const back = openPage(never);
  await new Promise((resume) => setTimeout(resume, 50));
  expect(back.shown).toEqual([]);
});
