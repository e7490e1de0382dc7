import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { SnippetsPage } from '@/components/snippets/library/SnippetsPage';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

function Page() {
  const { user, refusal, logOut } = useAuth();
  return (
    <>
      {refusal !== null && <p>Turned away</p>}
      {user && <SnippetsPage key={user.uid} />}
      <button onClick={() => void logOut()}>Log out</button>
      <Toasts />
    </>
  );
}

async function deleteDoor() {
  const server = serveSnippets(aSnippet({ id: 'door', title: 'Door' }), aSnippet({ title: 'Crate' }));
  const { user } = renderInApp(<Page />, { router: aRouter({ pathname: '/snippets' }) });
  await user.click(await screen.findByRole('button', { name: 'More for Door' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(server.changes()).toEqual([]);
  return { user, server };
}

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  vi.useRealTimers();
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('who logs out has deleted what they deleted, and takes the toast along', async () => {
  const { user, server } = await deleteDoor();
  let left: string[] = [];
  auth.signOut.mockImplementationOnce(async () => {
    left = [...server.library.values()].map(({ title }) => title);
    auth.setUser(null);
  });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
  expect(left).toEqual(['Crate']);
  act(() => auth.setUser(auth.aUser({ uid: 'u-kim' })));
  expect(await screen.findByRole('row', { name: 'Crate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('logging out waits for no server for long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server } = await deleteDoor();
  server.hold('DELETE');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(auth.signOut).toHaveBeenCalledOnce();
});

test('who was signed out elsewhere leaves the next one neither toast nor deletion', async () => {
  const { server } = await deleteDoor();
  act(() => auth.setUser(null));
  act(() => auth.setUser(auth.aUser({ uid: 'u-kim' })));
  expect(await screen.findByRole('row', { name: 'Door' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(server.changes()).toEqual([]);
});

test('whose session was ended elsewhere is told that they were signed out, until they sign in', async () => {
  await deleteDoor();
  act(() => auth.setUser(null));
  expect(screen.getByText('Turned away')).toBeVisible();
  act(() => auth.setUser(auth.aUser()));
  expect(screen.queryByText('Turned away')).not.toBeInTheDocument();
});

test('who logs out is told nothing of the kind', async () => {
  const { user } = await deleteDoor();
  auth.signOut.mockImplementationOnce(async () => auth.setUser(null));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Snippets' })).not.toBeInTheDocument());
  expect(screen.queryByText('Turned away')).not.toBeInTheDocument();
});
