import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test('Enter leads from detail to detail, then to what is still empty, then to copying', async () => {
  const { user, pick, detail, fill, subject } = await openLetterPage();
  await pick('First lesson');
  await user.click(detail('client'));
  await user.keyboard('{Enter}Bella{Enter}');
  expect(detail('client')).toHaveFocus();
  await user.keyboard('Jordan{Enter}{Enter}');
  expect(subject(), 'a letter without a subject is not done').toHaveFocus();
  await fill('Subject', 'Your lesson');
  await user.click(detail('dog'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Copy email' })).toHaveFocus();
});

test('keeps a line break in a value', async () => {
  const { user, letter, pick, detail } = await openLetterPage();
  await pick('First lesson');
  await user.type(detail('dog'), 'Bella{Shift>}{Enter}{/Shift}and Max');
  expect(within(letter).getByText(/Bella/).innerHTML).toBe('Bella<br>and Max');
});

test('searches, and Enter puts the best match into the letter', async () => {
  const { user, blocks } = await openLetterPage();
  await screen.findByRole('option', { name: /First lesson/ });
  await user.keyboard('/');
  await user.keyboard('door{Enter}');
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: Door manners']));
  expect(screen.getByText('1 of 3 snippets')).toBeVisible();
});

test('the list is walked and chosen from by keyboard', async () => {
  const { user, blocks } = await openLetterPage();
  await screen.findByRole('option', { name: /First lesson/ });
  screen.getByRole('listbox', { name: 'Snippets' }).focus();
  await user.keyboard('{End}{Enter}{ArrowUp}{Enter}');
  expect(blocks()).toHaveLength(2);
});

test('Alt with the arrows moves a block and says where it is', async () => {
  const { user, pick, blocks } = await openLetterPage();
  await pick('First lesson', 'Door manners', 'Homework');
  screen.getByRole('group', { name: 'Snippet 3: Homework' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(blocks()).toEqual(['Snippet 1: Homework', 'Snippet 2: First lesson', 'Snippet 3: Door manners']);
  expect(screen.getByText('Homework is now 1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Snippet 1: Homework' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('group', { name: 'Snippet 2: Homework' })).toHaveFocus();
});

test('Delete takes a block out, undo brings it back', async () => {
  const { user, pick, blocks } = await openLetterPage();
  await pick('First lesson', 'Homework');
  screen.getByRole('group', { name: 'Snippet 1: First lesson' }).focus();
  await user.keyboard('{Delete}');
  expect(blocks()).toEqual(['Snippet 1: Homework']);
  expect(screen.getByRole('group', { name: 'Snippet 1: Homework' })).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(blocks()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(blocks()).toHaveLength(1);
});

test('the subject completes variables', async () => {
  const { user, pick, subject, letter } = await openLetterPage();
  await pick('First lesson');
  await user.click(subject());
  await user.paste('For {{cl');
  await user.keyboard('i');
  expect(screen.getByRole('option', { name: 'client' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter} today');
  expect(subject()).toHaveValue('For {{client}} today');
  expect(letter).toBeVisible();
});
