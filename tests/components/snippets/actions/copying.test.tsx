import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchClipboard } from '@/tests/support/letter-page';
import { openSnippets, signInForEach } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('a text is copied with its variables as they are written', async () => {
  const { user } = openSnippets([
    aSnippet({ title: 'Door', neutral: '<p>Wait, {{dog|your dog}} and {{client}}.</p>' }),
  ]);
  const clip = watchClipboard();
  await user.click(await screen.findByRole('button', { name: 'More for Door' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy text' }));
  await waitFor(() => expect(clip.text).toBe('Wait, {{dog|your dog}} and {{client}}.'));
  expect(clip.html).toContain('Wait, {{dog|your dog}} and {{client}}.');
});
