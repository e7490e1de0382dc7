import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdAnswers } from '@/tests/support/held-search';
import { openSnippets, row, search, shown, signInForEach } from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/search/library-search', () =>
  import('@/tests/support/held-search').then(({ heldSearch }) => heldSearch()),
);

signInForEach();

test('the rows stay until the answer is here, and an answer to what was typed before is not shown', async () => {
  const { user } = openSnippets();
  await shown('Crate', 'Door', 'Leash', 'Payment');
  await user.type(await search(), 'crate');
  await shown('Crate');
  const answerFirst = holdAnswers();
  await user.clear(await search());
  await user.type(await search(), 'leash');
  const answerLast = holdAnswers();
  await user.clear(await search());
  await user.type(await search(), 'door');
  await shown('Crate', 'Door', 'Leash', 'Payment');
  answerLast();
  await shown('Door');
  answerFirst();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await shown('Door');
});

test('an emptied search shows everything at once', async () => {
  const { user } = openSnippets();
  await user.type(await search(), 'crate');
  await shown('Crate');
  const answer = holdAnswers();
  await user.clear(await search());
  expect(screen.getByText('4 snippets')).toBeVisible();
  answer();
});

test('Enter before the answer is here leads to the best row once it is', async () => {
  const { user } = openSnippets();
  await shown('Crate', 'Door', 'Leash', 'Payment');
  const answer = holdAnswers();
  await user.type(await search(), 'door{Enter}');
  expect(await search()).toHaveFocus();
  answer();
  await waitFor(async () => expect(await row('Door')).toHaveFocus());
});

test('a search that comes with the address shows nothing but what it found', async () => {
  const answer = holdAnswers();
  openSnippets(undefined, { q: 'door' });
  await screen.findByText('Loading snippets');
  expect(screen.queryByRole('row', { name: 'Crate' })).not.toBeInTheDocument();
  answer();
  await shown('Door');
});
