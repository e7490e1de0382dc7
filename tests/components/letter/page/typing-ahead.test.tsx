import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdAnswers } from '@/tests/support/held-search';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/search/library-search', () =>
  import('@/tests/support/held-search').then(({ heldSearch }) => heldSearch()),
);

afterEach(forgetEverything);

test('Enter before the answer is here puts in what was typed, never what was found before', async () => {
  const { user, row, blocks } = await openLetterPage();
  await row('First lesson');
  await user.keyboard('/');
  await user.keyboard('lesson');
  await screen.findByText('1 of 3 snippets');
  const answer = holdAnswers();
  await user.clear(screen.getByRole('searchbox'));
  await user.keyboard('door{Enter}');
  expect(blocks()).toEqual([]);
  answer();
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: Door manners']));
  expect(screen.getByText('1 of 3 snippets')).toBeVisible();
});

test('what is typed behind Enter is the next search, whenever the answer to the first is here', async () => {
  const { user, row, blocks } = await openLetterPage();
  await row('First lesson');
  await user.keyboard('/');
  const answer = holdAnswers();
  await user.keyboard('door{Enter}first');
  answer();
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: Door manners']));
  expect(screen.getByRole('searchbox')).toHaveValue('first');
});

test('Enter puts in nothing where nothing is found', async () => {
  const { user, row, blocks } = await openLetterPage();
  await row('First lesson');
  await user.keyboard('/nothing like it{Enter}');
  await screen.findByText(/Nothing matches/);
  expect(blocks()).toEqual([]);
});
