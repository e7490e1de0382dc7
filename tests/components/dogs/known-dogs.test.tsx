import 'fake-indexeddb/auto';
import { focusManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dogsQuery, shownDogsQuery } from '@/lib/client/dogs/dogs-query';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { aDog } from '@/tests/support/dogs';
import { fakeApi } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const { uid } = auth.aUser();
const minute = 60_000;
let asked: number;

beforeEach(() => {
  asked = 0;
  auth.setUser(auth.aUser());
  const listed = () => {
    asked += 1;
    return { isKept: true, dogs: [aDog()] };
  };
  vi.stubGlobal('fetch', fakeApi({ 'GET /api/dogs': listed }).fetch);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  auth.resetAuth();
});

function comeBackAfter(milliseconds: number) {
  focusManager.setFocused(false);
  vi.setSystemTime(Date.now() + milliseconds);
  focusManager.setFocused(true);
}

async function shown(query: ReturnType<typeof dogsQuery>) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQuery(query), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(asked).toBe(1);
  return result;
}

test('who comes back to an email within minutes has the dogs that were known', async () => {
  const result = await shown(dogsQuery(uid));
  comeBackAfter(4 * minute);
  expect(result.current.isFetching).toBe(false);
  comeBackAfter(2 * minute);
  await waitFor(() => expect(asked).toBe(2));
});

test('the page of the dogs looks for new ones whenever someone comes back', async () => {
  await shown(shownDogsQuery(uid));
  comeBackAfter(minute);
  await waitFor(() => expect(asked).toBe(2));
});
