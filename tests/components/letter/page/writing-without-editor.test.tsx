import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/components/editor/RichTextEditor', () => Promise.reject(new Error('offline')));

afterEach(forgetEverything);

test('what is written stays in the letter when the editor cannot be loaded', async () => {
  const { user, letter } = await openLetterPage();
  await user.click(screen.getByRole('button', { name: 'Write here, at the end' }));
  await user.keyboard('See you ');
  expect(await screen.findByText(/This could not be loaded/)).toBeVisible();
  await user.keyboard('on Friday');
  await user.keyboard('{Escape}');
  expect(letter).toHaveTextContent('See you on Friday');
});
