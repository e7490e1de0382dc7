import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPastLetters } from '@/lib/client/letter/past-letters';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

async function withOneEarlier(subject = 'Your lesson') {
  const page = await openLetterPage();
  await page.pick('First lesson', 'Homework');
  if (subject !== '') await page.fill('Subject', subject);
  await page.fill('dog', 'Bella');
  await page.fill('client', 'Anna');
  await page.fill('minutes', '5');
  await page.user.click(screen.getByRole('button', { name: 'Start new' }));
  await waitFor(async () => expect(await listPastLetters('u-sam')).toHaveLength(1));
  return page;
}

async function openList({ user }: Awaited<ReturnType<typeof openLetterPage>>) {
  await user.click(screen.getByRole('button', { name: 'Earlier emails' }));
  return within(await screen.findByRole('dialog', { name: 'Earlier emails' }));
}

test('starting a new one says where the one before went', async () => {
  await withOneEarlier();
  expect(await screen.findByText('New email started. “Your lesson” is in Earlier emails.')).toBeVisible();
});

test('without a subject it is named by its dog and how it begins', async () => {
  const page = await withOneEarlier('');
  const list = await openList(page);
  expect(await list.findByRole('button', { name: /^Bella: Anna, Bella wagged\. Practice/ })).toBeVisible();
});

test('one is opened from the list', async () => {
  const page = await withOneEarlier();
  const list = await openList(page);
  await page.user.click(await list.findByRole('button', { name: /^Your lesson/ }));
  await waitFor(() => expect(page.subject()).toHaveValue('Your lesson'));
  expect(page.detail('dog')).toHaveValue('Bella');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a copy for another dog has the same blocks, asks for the sex and empties what was of the first dog', async () => {
  const page = await withOneEarlier();
  const list = await openList(page);
  await page.user.click(await list.findByRole('button', { name: /^Duplicate “Your lesson”/ }));
  const sexes = within(list.getByRole('group', { name: 'The other dog’s sex' }));
  expect(sexes.getByRole('button', { name: 'Male' })).toHaveFocus();
  await page.user.click(sexes.getByRole('button', { name: 'Female' }));
  await waitFor(() => expect(page.blocks()).toEqual(['Snippet 1: First lesson', 'Snippet 2: Homework']));
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  expect(page.detail('client')).toHaveValue('');
  expect(page.detail('client')).toHaveFocus();
  expect(page.detail('dog')).toHaveValue('');
  expect(page.detail('minutes')).toHaveValue('5');
  expect(await screen.findByText('This is a copy for another dog. Carried over: minutes.')).toBeVisible();
  expect((await listPastLetters('u-sam')).map(({ dog }) => dog)).toEqual(['Bella']);
});

test('the one that is open can be written again for another dog, and is put away itself', async () => {
  const page = await openLetterPage();
  await page.pick('First lesson');
  await page.fill('dog', 'Bella');
  const list = await openList(page);
  await page.user.click(await list.findByRole('button', { name: /^Duplicate/ }));
  await page.user.click(list.getByRole('button', { name: 'Male' }));
  await waitFor(() => expect(page.letter).toHaveTextContent('wagged his tail'));
  expect(page.detail('dog')).toHaveValue('');
  await waitFor(async () =>
    expect((await listPastLetters('u-sam')).map(({ dog }) => dog)).toEqual(['Bella']),
  );
});

test('one is deleted, and taken back', async () => {
  const page = await withOneEarlier();
  const list = await openList(page);
  await page.user.click(await list.findByRole('button', { name: 'Delete “Your lesson”' }));
  const row = (await list.findByText('“Your lesson” deleted')).parentElement!;
  const undo = within(row).getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(await listPastLetters('u-sam')).toEqual([]);
  await page.user.click(undo);
  expect(await list.findByRole('button', { name: /^Your lesson/ })).toHaveFocus();
  await waitFor(async () => expect(await listPastLetters('u-sam')).toHaveLength(1));
});
