import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/shell/Toasts';
import { SnippetsPage } from '@/components/snippets/SnippetsPage';
import { useAuth } from '@/contexts/AuthContext';
import type { swapText } from '@/lib/client/swap-text';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

const swap = vi.hoisted(() => vi.fn<typeof swapText>());
vi.mock('@/lib/client/swap-text', () => ({ swapText: swap }));
vi.mock('@/lib/client/auth', () => import('@/tests/support/fake-auth'));

const Page = () =>
  useAuth().user && (
    <>
      <SnippetsPage />
      <Toasts />
    </>
  );
const bar = () => within(screen.getByRole('toolbar', { name: 'Selected snippets' }));

beforeEach(() => {
  stubLayout();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('making many versions can be stopped; what was made until then stays', async () => {
  const server = serveSnippets(
    aSnippet({ id: 'crate', title: 'Crate', male: '<p>He sleeps.</p>', female: '<p>She sleeps.</p>' }),
    aSnippet({ id: 'door', title: 'Door', male: '<p>He waits.</p>', female: '<p>She waits.</p>' }),
    aSnippet({ id: 'leash', title: 'Leash', male: '<p>He pulls.</p>', female: '<p>She pulls.</p>' }),
  );
  swap.mockResolvedValueOnce('<p>They sleep.</p>');
  swap.mockImplementationOnce(
    (_html, _from, _to, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  const { user } = renderInApp(<Page />, {
    router: aRouter({ pathname: '/snippets', query: { sort: 'title' } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Crate' }));
  await user.click(bar().getByRole('checkbox', { name: 'Select all' }));
  await user.click(bar().getByRole('button', { name: 'Make missing versions' }));
  expect(await bar().findByText('Making versions, 2 of 3…')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Stop' }));
  expect(await bar().findByText('3 selected')).toBeVisible();
  expect(bar().queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  expect(await screen.findByText(/^The neutral text of “Crate” was made\./)).toBeVisible();
  expect(swap).toHaveBeenCalledTimes(2);
  const made = [...server.library.values()].filter(({ versions }) => versions.neutral);
  await waitFor(() => expect(made.map(({ id }) => id)).toEqual(['crate']));
});
