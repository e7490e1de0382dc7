import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { check, checked, openSnippets as open, row, signInForEach } from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const card = () => screen.findByRole('tooltip');
const noCard = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

test('V shows the snippet of the row whole and hides it again; Space selects as before', async () => {
  const { user } = open();
  (await row('Crate')).focus();
  await user.keyboard('v');
  expect(await card()).toHaveTextContent('He sleeps in his crate.');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'He sleeps in his crate.',
  );
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  await user.keyboard('v');
  await noCard();
  await user.keyboard(' ');
  expect(checked()).toEqual(['Crate']);
  await noCard();
});

test('Escape hides it and keeps what is selected; so does an arrow', async () => {
  const { user } = open();
  await user.click(await check('Leash'));
  (await row('Crate')).focus();
  await user.keyboard('v');
  await card();
  await user.keyboard('{Escape}');
  await noCard();
  expect(checked()).toEqual(['Leash']);
  await user.keyboard('v');
  await card();
  await user.keyboard('{ArrowDown}');
  await noCard();
});

test('a pointer that rests on a title shows it too, once it has rested', async () => {
  const { user } = open();
  await row('Door');
  const title = screen.getByRole('link', { name: 'Door' });
  await user.hover(title);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(await card()).toHaveTextContent('Wait at the door');
  await user.unhover(title);
  await noCard();
});
