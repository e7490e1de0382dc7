import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage, watchClipboard } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
// A slow connection: the editor comes when a test lets it come.
const editor = vi.hoisted(() => Promise.withResolvers<undefined>());
vi.mock('@/components/editor/RichTextEditor', async (original) => {
  await editor.promise;
  return original();
});

afterEach(forgetEverything);

test('what is written before the editor is loaded is in the letter, and goes on in the editor', async () => {
  const { user, letter, blocks } = await openLetterPage();
  const clip = watchClipboard();
  await user.click(screen.getByRole('button', { name: 'Write here, at the end' }));
  const field = () => screen.getByRole('textbox', { name: 'Your text' });
  expect(field()).toHaveFocus();
  await user.keyboard('See you{Enter}on <Friday> ');
  expect(blocks()).toEqual(['Your text']);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(clip.text).toMatch(/^See you\n\non <Friday>\n/));
  editor.resolve(undefined);
  await waitFor(() => expect(field()).toHaveAttribute('contenteditable', 'true'));
  expect(field()).toHaveFocus();
  expect([...field().children].map((line) => line.textContent)).toEqual(['See you', 'on <Friday> ']);
  expect(letter.querySelector('textarea[aria-label="Your text"]')).toBeNull();
});
