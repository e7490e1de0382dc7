import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceStore } from '@/lib/client/device/device-store';
import { keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { editedFrom, emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { openSnippets as open, row, shown, signInForEach } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();
afterEach(() => deviceStore('u-sam').clear());

const crate = aSnippet({ id: 'crate', title: 'Crate' });
const door = aSnippet({ id: 'door', title: 'Door' });
const newSnippet = { uid: 'u-sam', orgId: null, id: null };
const aDraft = (title: string) => ({
  at: Date.now(),
  revision: null,
  edited: { ...emptySnippet, title, tags: [] },
});
const draftOf = (snippet: typeof crate, title: string) => {
  const { tags, versions, colors } = editedFrom(snippet);
  return {
    at: Date.now(),
    revision: 1,
    edited: { title, tags: [...tags], versions: { ...versions }, colors: { ...colors } },
  };
};

test('a snippet with changes that were never saved is marked in the list, one whose draft says the same is not', async () => {
  await keepDraft({ uid: 'u-sam', orgId: null, id: 'crate' }, draftOf(crate, 'Crate at night'), []);
  await keepDraft({ uid: 'u-sam', orgId: null, id: 'door' }, draftOf(door, 'Door'), []);
  open([crate, door]);
  await shown('Crate', 'Door');
  expect(await within(await row('Crate')).findByText('Draft')).toBeVisible();
  expect(within(await row('Door')).queryByText('Draft')).not.toBeInTheDocument();
});

test('the draft of another library marks no row of this one', async () => {
  await keepDraft({ uid: 'u-sam', orgId: 'o-academy', id: 'crate' }, draftOf(crate, 'Crate at night'), []);
  await keepDraft(newSnippet, aDraft('Recall in the park'), []);
  open([crate]);
  expect(await screen.findByText('Recall in the park')).toBeVisible();
  expect(within(await row('Crate')).queryByText('Draft')).not.toBeInTheDocument();
});

test('a new snippet that was left unsaved is led back to', async () => {
  await keepDraft(newSnippet, aDraft('Recall in the park'), []);
  open([crate]);
  expect(await screen.findByText(/The new snippet .* was never saved/)).toHaveTextContent(
    'The new snippet “Recall in the park” was never saved. Last changed just now.',
  );
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/snippets/create?draft');
});

test('one that is discarded makes room for the one before, and Undo brings it back', async () => {
  const [newer, older] = [aDraft('Recall in the park'), aDraft('Loose leash')];
  await keepDraft(newSnippet, newer, [older]);
  const { user } = open([crate]);
  await screen.findByText('Recall in the park');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Loose leash')).toBeVisible();
  expect(await readDrafts(newSnippet)).toEqual([older]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Recall in the park')).toBeVisible();
  expect(await readDrafts(newSnippet)).toEqual([newer, older]);
});

test('an empty new snippet is not worth coming back to', async () => {
  await keepDraft(newSnippet, aDraft(' '), []);
  await keepDraft({ uid: 'u-sam', orgId: null, id: 'crate' }, draftOf(crate, 'Crate at night'), []);
  open([crate]);
  expect(await within(await row('Crate')).findByText('Draft')).toBeVisible();
  expect(screen.queryByText(/never saved/)).not.toBeInTheDocument();
});
