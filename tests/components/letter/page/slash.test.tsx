import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';
import { paste } from '@/tests/support/rich-text-editor';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

async function openText() {
  const composer = await openLetterPage();
  const { user } = composer;
  await user.click(screen.getByRole('button', { name: 'Write here, at the end' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus());
  return composer;
}

/** As far as an editor hears of it here. */
const written = () => screen.getByRole('textbox', { name: 'Your text' });
const type = (text: string) => paste(written(), { 'text/plain': text });
const press = (key: string) => fireEvent.keyDown(written(), { key });

test('a / in a text puts a snippet where the cursor is', async () => {
  const { user, blocks, letter } = await openText();
  type('Hello.\n\n/door');
  const picker = within(await screen.findByRole('listbox', { name: 'Snippets to put here' }));
  expect(picker.getAllByRole('option').map((option) => option.textContent)).toEqual(['Door manners']);
  press('Enter');
  expect(blocks()).toEqual(['Your text', 'Snippet 1: Door manners', 'Your text']);
  expect(letter).toHaveTextContent('Hello.');
  expect(letter).not.toHaveTextContent('/door');
  // The writing goes on behind it.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(blocks()).toEqual(['Your text', 'Snippet 1: Door manners']));
  await user.keyboard('{Control>}z{/Control}');
  expect(blocks()).toEqual(['Your text']);
});

test('what stood behind it stays behind it, and an empty text goes', async () => {
  const { blocks, user } = await openText();
  type('/first');
  await screen.findByRole('listbox', { name: 'Snippets to put here' });
  press('Enter');
  expect(blocks()).toEqual(['Snippet 1: First lesson', 'Your text']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: First lesson']));
});

test('a snippet stands in another one, wherever that is used', async () => {
  const closing = aSnippet({ id: 'closing', title: 'Closing', male: '<p>Bye, {{client}} and him.</p>' });
  const visit = aSnippet({
    id: 'visit',
    title: 'Visit',
    male: '<p>He came.</p><p>{{&gt; closing}}</p><p>{{&gt; Nothing}}</p>',
  });
  const { user, pick, letter, detail } = await openLetterPage({ snippets: [visit, closing] });
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await pick('Visit');
  expect(letter).toHaveTextContent('He came.Bye, {{client}} and him.');
  expect(detail('client')).toBeVisible();
  expect(await screen.findByText('No snippet to put there is called “Nothing”.')).toBeInTheDocument();
});
