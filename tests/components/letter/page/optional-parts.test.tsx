import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadLetter } from '@/lib/client/letter/letter-store';
import { aUser } from '@/tests/support/fake-auth';
import { forgetEverything, openLetterPage, watchClipboard } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const outside = aSnippet({
  id: 'outside',
  title: 'Outside',
  neutral:
    '<p>Five minutes a day.</p><p data-optional>Practice outside with {{helper}}.</p><ol><li data-optional="cues=sit"><p>Ask for a sit</p></li><li><p>Rest</p></li></ol>',
});

const openWithOutside = async () => {
  const page = await openLetterPage({ snippets: [outside] });
  await page.pick('Outside');
  return page;
};
const add = (words: RegExp) => screen.findByRole('button', { name: words });

test('a part that is out is folded, asks for nothing, and is not copied', async () => {
  const { user, letter, fill } = await openWithOutside();
  expect(await add(/^Add: Practice outside with \{\{helper\}\}/)).toBeVisible();
  expect(await add(/^Add: Ask for a sit when cues has sit$/)).toBeVisible();
  expect(within(letter).queryByText(/^Practice outside/)).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'helper' })).toBeNull();
  await fill('Subject', 'Homework');
  const clip = watchClipboard();
  await user.click(screen.getByRole('button', { name: /^Copy email/ }));
  await waitFor(() => expect(clip.text).toMatch(/^Five minutes a day\.\n\n1\. Rest/));
});

test('one click brings it in, with its details, and another leaves it out', async () => {
  const { user, letter, detail } = await openWithOutside();
  await user.click(await add(/^Add: Practice/));
  expect(within(letter).getByText(/^Practice outside/)).toBeVisible();
  expect(detail('helper')).toBeVisible();
  expect(screen.getByText(/^Added: Practice outside/)).toBeInTheDocument();
  const leave = screen.getByRole('button', { name: /^Leave out: Practice/ });
  expect(leave).toHaveFocus();
  expect(
    screen.queryByRole('textbox', { name: 'Outside' }),
    'the block was not opened for writing',
  ).toBeNull();
  await user.click(leave);
  expect(await add(/^Add: Practice/)).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'helper' })).toBeNull();
});

test('keys reach it from its block, and undo takes it back', async () => {
  const { user, letter } = await openWithOutside();
  screen.getByRole('group', { name: 'Snippet 1: Outside' }).focus();
  await user.tab();
  expect(await add(/^Add: Practice/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(letter).getByText(/^Practice outside/)).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await add(/^Add: Practice/)).toBeVisible();
});

test('a detail brings in what waits for it, and the hand has the last word', async () => {
  const { user, letter, fill, detail } = await openWithOutside();
  expect(detail('cues')).toHaveAttribute('placeholder', 'May stay blank');
  await fill('cues', 'Sit');
  expect(within(letter).getByText('Ask for a sit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Leave out: Ask for a sit/ }));
  expect(await add(/^Add: Ask for a sit/)).toBeVisible();
  await waitFor(async () =>
    expect((await loadLetter(aUser().uid))?.letter.blocks[0]).toHaveProperty('chosenParts', { 1: false }),
  );
});

test('writing in the block keeps its parts', async () => {
  const { user } = await openWithOutside();
  await user.click(await add(/^Add: Practice/));
  screen.getByRole('group', { name: 'Snippet 1: Outside' }).focus();
  await user.keyboard('{Enter}');
  const text = await screen.findByRole('textbox', { name: 'Outside' });
  expect(text).toHaveTextContent('Ask for a sit');
  await user.type(text, '!', { skipClick: true });
  await waitFor(async () => {
    const block = (await loadLetter(aUser().uid))?.letter.blocks[0];
    expect(block).toMatchObject({ chosenParts: { 0: true } });
    expect(block).toHaveProperty('editedHtml', expect.stringContaining('<li data-optional="cues=sit">'));
  });
  await user.keyboard('{Escape}');
  expect(await add(/^Add: Ask for a sit/)).toBeVisible();
});
