import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage, room, watchClipboard } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const mat = aSnippet({
  id: 'mat',
  title: 'Mat',
  neutral: '<p>{{dog|your dog}} rests, and {{dog|the “puppy”}} sleeps at {{place}}.</p>',
});

async function open() {
  const page = await openLetterPage({ snippets: [mat], signature: '' });
  await page.pick('Mat');
  await page.fill('Subject', 'For {{dog|your dog}}');
  return page;
}

test('what may be left blank says what the email says then, and is not open', async () => {
  const { detail, fill, letter } = await open();
  expect(detail('dog')).toHaveAttribute('placeholder', '“your dog” or “the “puppy”” if blank');
  expect(detail('place')).not.toHaveAttribute('placeholder');
  expect(within(letter).getAllByText('your dog')[0]).toHaveClass('v', 'blank');
  expect(await screen.findByText('1 detail is empty')).toBeVisible();
  await fill('place', 'home');
  await waitFor(() => expect(screen.queryByText('1 detail is empty')).not.toBeInTheDocument());
  expect(screen.queryByText(/Braces are left/)).not.toBeInTheDocument();
  await fill('dog', 'Bella');
  expect(within(letter).getAllByText('Bella')).toHaveLength(3);
  expect(within(letter).getAllByText('Bella')[0]).toHaveClass('v', 'fill');
});

test('it is copied as it is read', async () => {
  const { user, fill } = await open();
  const clip = watchClipboard();
  await fill('place', 'home');
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  const said = 'your dog rests, and the “puppy” sleeps at home.';
  await waitFor(() => expect(clip).toEqual({ html: `<p${room}>${said}</p>`, text: said }));
  await user.click(screen.getByRole('button', { name: 'Copy subject' }));
  await waitFor(() => expect(clip.text).toBe('For your dog'));
});

test('Enter in the last field leads to the first that has to be filled in', async () => {
  const { user, detail } = await open();
  await user.click(detail('place'));
  await user.keyboard('home{Enter}');
  expect(detail('dog')).not.toHaveFocus();
});
