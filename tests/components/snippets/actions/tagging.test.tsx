import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  aLibrary,
  bar,
  check,
  openSnippets as open,
  row,
  signInForEach,
} from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('puts a tag on all that are selected and takes it off again', async () => {
  const { user, server } = open();
  const tagsOf = (title: string) =>
    [...server.library.values()].find((snippet) => snippet.title === title)?.tags;
  await user.click(await check('Crate'));
  await user.click(await check('Leash'));
  await user.click((await bar()).getByRole('button', { name: 'Tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 snippets' }));
  expect(dialog.getByRole('checkbox', { name: 'walks' })).toHaveAttribute('aria-checked', 'mixed');
  await user.click(dialog.getByRole('checkbox', { name: 'walks' }));
  expect(await screen.findByText('“walks” added to 1 snippet')).toBeInTheDocument();
  expect(tagsOf('Crate')).toEqual(['homework', 'walks']);
  expect(tagsOf('Leash')).toEqual(['walks']);
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'walks' })).toBeChecked());
  await user.click(dialog.getByRole('checkbox', { name: 'walks' }));
  await waitFor(() => expect(tagsOf('Crate')).toEqual(['homework']));
  expect(tagsOf('Leash')).toEqual([]);
  expect(tagsOf('Door')).toEqual(['homework', 'manners']);
});

test('a new tag is made by typing it', async () => {
  const { user, server } = open();
  await user.click(await check('Payment'));
  await user.click((await bar()).getByRole('button', { name: 'Tag' }));
  await user.type(await screen.findByRole('textbox', { name: 'Tag' }), ' Office {Enter}');
  expect(await screen.findByText('“Office” added to 1 snippet')).toBeInTheDocument();
  expect(server.changes().map(({ path }) => path)).toEqual(['/api/snippets/import']);
  await user.keyboard('{Escape}');
  expect(within(await row('Payment')).getByText('Office')).toBeVisible();
});

test('a tag that is too long is said to be, and not cut', async () => {
  const { user, server } = open();
  await user.click(await check('Crate'));
  await user.click((await bar()).getByRole('button', { name: 'Tag' }));
  const field = await screen.findByRole('textbox', { name: 'Tag' });
  await user.type(field, `${'x'.repeat(41)}{Enter}`);
  expect(field).toHaveAccessibleDescription('A tag can have at most 40 characters.');
  expect([...server.library.values()].flatMap(({ tags }) => tags)).not.toContain('x'.repeat(40));
  await user.type(field, '{Backspace}{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'x'.repeat(40) })).toBeChecked();
});

test('a tag taken off may hide all that was selected, and nothing stays open for it', async () => {
  const { user } = open(aLibrary(), { sort: 'title', tag: 'homework' });
  await user.click(await check('Crate'));
  await user.click(await check('Door'));
  await user.click((await bar()).getByRole('button', { name: 'Tag' }));
  await user.click(await screen.findByRole('checkbox', { name: 'homework' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
});

test('what the server refuses is told', async () => {
  const { user, server } = open();
  server.answerInstead(({ path }) =>
    path.endsWith('/import')
      ? Response.json({ created: 0, updated: 0, skipped: [{ index: 0, reason: 'Changed.' }] })
      : undefined,
  );
  await user.click(await check('Crate'));
  await user.click((await bar()).getByRole('button', { name: 'Tag' }));
  await user.click(await screen.findByRole('checkbox', { name: 'walks' }));
  expect(
    await screen.findByText('1 snippet had been changed by someone else and stayed as it was.'),
  ).toBeInTheDocument();
});
