import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { aSnippet } from '@/tests/support/snippets';
import { showEditorPageTo, signInForEach } from '@/tests/support/snippet-editor';
import { aSuggestion, serveSuggestions } from '@/tests/support/suggestions';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

async function openSuggestion(changes: Parameters<typeof aSuggestion>[0] = {}, ...given: Snippet[]) {
  const view = showEditorPageTo(1, 'door', { orgId: 'academy' }, ...given);
  const suggestions = serveSuggestions(view.server, aSuggestion({ note: 'Kinder.', ...changes }));
  expect(await screen.findByText('Ana Silva suggests a change.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Look at it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ana Silva suggests a change' });
  return { ...view, suggestions, dialog: within(dialog) };
}

test('an editor sees the note and what would change, and accepts', async () => {
  const { user, dialog, suggestions, saved } = await openSuggestion();
  expect(dialog.getByText('Kinder.')).toBeVisible();
  const text = within(dialog.getByRole('region', { name: 'Male text' }));
  expect(text.getByText('quietly', { exact: false, selector: 'mark' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByText(/suggests a change/)).not.toBeInTheDocument());
  expect(suggestions.asked).toEqual([['POST', '/api/suggestions/accept', { id: 'suggestion', revision: 1 }]]);
  expect(saved()?.versions.male?.html).toBe('<p>He waits quietly.</p>');
  expect(await screen.findByText(/He waits quietly/)).toBeVisible();
});

test('an editor declines, with a word or without', async () => {
  const { user, dialog, suggestions } = await openSuggestion();
  await user.click(dialog.getByRole('button', { name: 'Decline…' }));
  await user.type(dialog.getByRole('textbox'), 'Short is better.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByText(/suggests a change/)).not.toBeInTheDocument());
  expect(suggestions.asked).toEqual([
    ['POST', '/api/suggestions/decline', { id: 'suggestion', answer: 'Short is better.' }],
  ]);
});

test('an editor opens it to edit first: it is unsaved text, and nothing is answered', async () => {
  const { user, dialog, suggestions } = await openSuggestion({
    draft: { ...aSuggestion().draft, title: 'Manners' },
  });
  await user.click(dialog.getByRole('button', { name: 'Open to edit first' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Manners');
  expect(screen.getByText(/^Not saved/)).toBeVisible();
  expect(suggestions.asked).toEqual([]);
});

test('a suggestion from before the last save says so', async () => {
  const { user, dialog, suggestions } = await openSuggestion(
    {},
    aSnippet({ id: 'door', title: 'Door manners', male: '<p>He stays.</p>', orgId: 'academy', revision: 2 }),
  );
  expect(dialog.getByText(/The snippet was saved after this was suggested/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(suggestions.asked).toEqual([['POST', '/api/suggestions/accept', { id: 'suggestion', revision: 2 }]]);
});

test('what cannot be accepted any more says why, and stays', async () => {
  const { user, dialog, suggestions } = await openSuggestion();
  suggestions.refuse('conflict', 'Someone answered this suggestion in the meantime.');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Someone answered this suggestion in the meantime.',
  );
});
