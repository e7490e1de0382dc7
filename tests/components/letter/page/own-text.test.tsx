import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/wire/call';
import { createSnippet } from '@/lib/contracts/snippets';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test('a text of one’s own becomes a snippet, in the version of the dog’s sex; the email stays as it is', async () => {
  const { user, blocks, router } = await openLetterPage();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('button', { name: 'Write here, at the end' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus());
  await user.keyboard('Bring her blanket on Friday, please.');
  await user.click(screen.getByRole('button', { name: 'Save as a snippet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a snippet' }));
  const title = dialog.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Bring her blanket on Friday, please.');
  await user.clear(title);
  await user.paste('Blanket');
  const html = '<p>Bring her blanket on Friday, please.</p>';
  const answer = vi.mocked(call).getMockImplementation();
  vi.mocked(call).mockImplementation((async (operation: unknown, input: unknown) =>
    operation === createSnippet
      ? aSnippet({ id: 'blanket', title: 'Blanket', female: html })
      : answer?.(operation as never, input as never)) as typeof call);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const toast = await screen.findByText('“Blanket” saved as a snippet');
  expect(vi.mocked(call)).toHaveBeenCalledWith(
    createSnippet,
    expect.objectContaining({ query: {}, body: { title: 'Blanket', versions: { female: { html } } } }),
  );
  expect(blocks()).toEqual(['Your text']);
  await user.click(within(toast.parentElement!).getByRole('button', { name: 'Open' }));
  expect(router.push).toHaveBeenCalledWith('/snippets/blanket');
});

test('only what was written in the email can be saved', async () => {
  const { pick } = await openLetterPage();
  await pick('First lesson');
  expect(screen.getByRole('toolbar', { name: 'First lesson' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a snippet' })).not.toBeInTheDocument();
});
