import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSnippets, row, shown, signInForEach } from '@/tests/support/snippets-page';
import { refusal } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const isMarked = async (title: string) => within(await row(title)).queryByText('Favorite.') !== null;
const idOf = async (title: string) => (await row(title)).dataset['id'];

test('F marks the snippet with the focus and takes the mark away, and the filter shows what is marked', async () => {
  const { user, server } = openSnippets();
  (await row('Door')).focus();
  await user.keyboard('f');
  expect(await isMarked('Door')).toBe(true);
  await waitFor(async () => expect([...server.favorites]).toEqual([await idOf('Door')]));
  await user.click(screen.getByRole('button', { name: 'Favorites', pressed: false }));
  await shown('Door');
  await user.click(screen.getByRole('button', { name: 'Favorites', pressed: true }));
  await shown('Crate', 'Door', 'Leash', 'Payment');
  (await row('Door')).focus();
  await user.keyboard('f');
  expect(await isMarked('Door')).toBe(false);
  await waitFor(() => expect(server.favorites.size).toBe(0));
});

test('so does the menu of a row', async () => {
  const { user } = openSnippets();
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for Leash' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Add to favorites');
  await waitFor(async () => expect(await isMarked('Leash')).toBe(true));
  await choose('Remove from favorites');
  await waitFor(async () => expect(await isMarked('Leash')).toBe(false));
});

test('a mark that cannot be kept is taken back, and it is said why', async () => {
  const { user, server } = openSnippets();
  const full = 'You have 500 favorites, the most you can have.';
  server.answerInstead(({ method }) => (method === 'PUT' ? refusal(409, 'conflict', full) : undefined));
  (await row('Crate')).focus();
  await user.keyboard('f');
  expect(await screen.findByText(full)).toBeVisible();
  expect(await isMarked('Crate')).toBe(false);
});
