import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { swapText } from '@/lib/client/wire/swap-text';
import { bar, check, openSnippets, signInForEach } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';

const swap = vi.hoisted(() => vi.fn<typeof swapText>());
vi.mock('@/lib/client/wire/swap-text', () => ({ swapText: swap }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('making many versions can be stopped; what was made until then stays', async () => {
  const snippets = [
    aSnippet({ id: 'crate', title: 'Crate', male: '<p>He sleeps.</p>', female: '<p>She sleeps.</p>' }),
    aSnippet({ id: 'door', title: 'Door', male: '<p>He waits.</p>', female: '<p>She waits.</p>' }),
    aSnippet({ id: 'leash', title: 'Leash', male: '<p>He pulls.</p>', female: '<p>She pulls.</p>' }),
  ];
  swap.mockResolvedValueOnce('<p>They sleep.</p>');
  swap.mockImplementationOnce(
    (_html, _from, _to, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  const { user, server } = openSnippets(snippets);
  await user.click(await check('Crate'));
  await user.click((await bar()).getByRole('checkbox', { name: 'Select all' }));
  await user.click((await bar()).getByRole('button', { name: 'Make missing versions' }));
  expect(await (await bar()).findByText('Making versions, 2 of 3…')).toBeVisible();
  await user.click((await bar()).getByRole('button', { name: 'Stop' }));
  expect(await (await bar()).findByText('3 selected')).toBeVisible();
  expect((await bar()).queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  expect(await screen.findByText(/^The neutral text of “Crate” was made\./)).toBeVisible();
  expect(swap).toHaveBeenCalledTimes(2);
  const made = [...server.library.values()].filter(({ versions }) => versions.neutral);
  await waitFor(() => expect(made.map(({ id }) => id)).toEqual(['crate']));
});
