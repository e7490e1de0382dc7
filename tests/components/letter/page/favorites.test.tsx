import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, homework, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test('favorites are one click away, before the tags', async () => {
  const { user, row } = await openLetterPage({ favorites: [homework.id] });
  await row('First lesson');
  await user.click(await screen.findByRole('button', { name: 'Favorites' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Homework'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Favorites', pressed: true }));
  await row('First lesson');
});

test('who has marked none is not offered them', async () => {
  const { row } = await openLetterPage();
  await row('First lesson');
  expect(screen.queryByRole('button', { name: 'Favorites' })).not.toBeInTheDocument();
});
