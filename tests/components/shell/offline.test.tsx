import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineLine } from '@/components/shell/OfflineLine';
import { deviceStore } from '@/lib/client/device/device-store';
import { keepWaitingSave } from '@/lib/client/device/waiting-saves';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { reportUnreached } from '@/lib/client/wire/reachability';
import { renderInApp } from '@/tests/support/app';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import { WaitingLine } from '@/components/snippets/waiting/WaitingLine';
import { aSnippet } from '@/tests/support/snippets';
import * as auth from '@/tests/support/fake-auth';
import { setNetwork } from '@/tests/support/network';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

function Line() {
  return useIsOnline() ? null : <OfflineLine uid={null} />;
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

test('with a save that waits there is one line, which says that it is kept and will be sent', async () => {
  const user = auth.aUser();
  auth.setUser(user);
  const edited = editedFrom(aSnippet({ title: 'Door' })) as WaitingSave['saved'];
  const save = { key: 'k', at: 1, orgId: null, id: 'door', revision: 1, creation: null };
  await keepWaitingSave(user.uid, { ...save, edited, saved: edited });
  setNetwork(false);
  renderInApp(
    <>
      <OfflineLine uid={user.uid} />
      <WaitingLine uid={user.uid} />
    </>,
  );
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'You’re offline. “Door” is saved on this device, and will be sent when the network is back.',
    ),
  );
  expect(screen.getAllByText(/is saved on this device/)).toHaveLength(1);
  setNetwork(true);
  await deviceStore(user.uid).clear();
});
