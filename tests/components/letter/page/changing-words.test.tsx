import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepLetter } from '@/lib/client/letter/letter-store';
import { emptyLetter, type LetterBlock } from '@/lib/domain/letter/letter';
import { forgetEverything, openLetterPage, recap } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

async function openWith(block: LetterBlock) {
  const letter = { ...emptyLetter, sex: 'female' as const, subject: 'Your lesson', blocks: [block] };
  await keepLetter('u-sam', { letter, snippets: [recap], editedAt: new Date().toISOString() });
  return openLetterPage();
}

const edited: LetterBlock = {
  kind: 'snippet',
  id: 'b',
  snippetId: recap.id,
  editedHtml: '<p>She sits, and your son keeps <span data-keep>her</span> calm. Praise her.</p>',
};

test('a text edited by hand follows when the sex is switched, and one undo takes it back', async () => {
  const { user, letter } = await openWith(edited);
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  expect(await screen.findByText('“First lesson” says she, her')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change to he, him or his' }));
  const toast = (await screen.findByText('Changed to “he” and “him”. Read it through.')).parentElement!;
  expect(letter).toHaveTextContent('He sits, and your son keeps her calm. Praise him.');
  await waitFor(() => expect(screen.queryByText(/says she/)).not.toBeInTheDocument());
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(letter).toHaveTextContent('She sits, and your son keeps her calm. Praise her.');
});

test('free text of both sexes can be left open', async () => {
  const { user, letter } = await openWith({ kind: 'text', id: 't', html: '<p>He sits. Praise her.</p>' });
  await user.click(screen.getByRole('radio', { name: 'Neutral' }));
  await user.click(await screen.findByRole('button', { name: 'Change to they, them or their' }));
  await waitFor(() => expect(letter).toHaveTextContent('They sit. Praise them.'));
});

test('words that the engine leaves alone stay, and it says so', async () => {
  const { user, letter } = await openWith({ kind: 'text', id: 't', html: '<p>Praise him/her.</p>' });
  await user.click(await screen.findByRole('button', { name: 'Change to her' }));
  expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  expect(letter).toHaveTextContent('Praise him/her.');
});
