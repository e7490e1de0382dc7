import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showEditorPage, signInForEach } from '@/tests/support/snippet-editor';
import { aSnippet, written } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('the history names who suggested what was accepted, now and before', async () => {
  const door = aSnippet({
    id: 'door',
    title: 'Door manners',
    orgId: 'academy',
    male: '<p>He waits.</p>',
    updatedBy: 'u-sam',
    suggestedBy: 'u-lena',
    revision: 3,
  });
  const { user, server } = showEditorPage('door', { orgId: 'academy' }, door);
  const state = {
    revision: 2,
    title: 'Door',
    versions: { male: written('<p>He sits.</p>') },
    tags: [],
    savedAt: '2026-11-19T08:00:00.000Z',
    savedBy: { uid: 'u-lena', name: 'Lena Novak' },
    suggestedBy: { uid: 'u-ana', name: 'Ana Silva' },
  };
  server.answerInstead(({ path }) =>
    path === '/api/snippets/history' ? Response.json({ states: [state] }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(await dialog.findByText(/^Suggested by Lena Novak, accepted by you · /)).toBeVisible();
  expect(dialog.getByText(/^Suggested by Ana Silva, accepted by Lena Novak/)).toBeVisible();
});
