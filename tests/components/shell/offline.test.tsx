import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineLine } from '@/components/shell/OfflineLine';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { reportUnreached } from '@/lib/client/wire/reachability';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { setNetwork } from '@/tests/support/network';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

function Line() {
  return useIsOnline() ? null : <OfflineLine />;
}

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  auth.setUser(null);
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  auth.resetAuth();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a line says that there is no network, and what goes on, until it is back', () => {
  renderInApp(<Line />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  setNetwork(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You’re offline. Searching, writing and copying go on as usual; what needs the network says so.',
  );
  setNetwork(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('where the browser sees a network that leads nowhere, the server is asked until it answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMock.mockResolvedValueOnce(Response.json({ status: 'ok' }));
  renderInApp(<Line />);
  act(() => reportUnreached());
  expect(screen.getByRole('status')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('status')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/api/health', '/api/health']);
});
