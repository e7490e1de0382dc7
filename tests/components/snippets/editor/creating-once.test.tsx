import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft } from '@/lib/client/device/snippet-drafts';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { openEditor as open, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

/** The page of a new snippet on which something is written. */
async function openNew() {
  const male = { html: '<p>He comes.</p>', origin: 'written', stale: false } as const;
  const edited = { ...emptySnippet, title: 'Recall', tags: [], versions: { male } };
  await keepDraft({ uid: 'u-sam', orgId: null, id: null }, { at: Date.now(), revision: null, edited }, []);
  const editor = await open('create', { draft: '' });
  await waitFor(() => expect(editor.title).toHaveValue('Recall'));
  const { library } = editor.server;
  return {
    ...editor,
    save: () => editor.user.click(screen.getByRole('button', { name: /^Save/ })),
    titles: () => [...library.values()].filter(({ id }) => id !== 'door').map(({ title }) => title),
    methods: () => editor.server.changes().map(({ method }) => method),
  };
}

test('a new snippet whose creation was never answered is made once, and what was written since is saved', async () => {
  const { user, title, server, save, titles, methods } = await openNew();
  server.loseAnswers(true);
  await save();
  await waitFor(() => expect(titles()).toEqual(['Recall']));
  await waitFor(() => expect(screen.queryByText('Saving')).not.toBeInTheDocument());
  server.loseAnswers(false);
  await user.type(title, ' at the park');
  await save();
  await waitFor(() => expect(titles()).toEqual(['Recall at the park']));
  // What waits is tried again meanwhile, under the same key.
  expect(methods().at(-1)).toBe('PUT');
});

test('a new snippet that was refused goes out as it is now', async () => {
  const { user, title, server, save, titles, methods } = await openNew();
  server.answerInstead(({ method }) => (method === 'POST' ? refusal(409, 'plan_limit') : undefined));
  await save();
  expect(await screen.findByText('No.')).toBeInTheDocument();
  server.answerInstead(() => undefined);
  await user.type(title, '!');
  await save();
  await waitFor(() => expect(titles()).toEqual(['Recall!']));
  expect(methods()).toEqual(['POST', 'POST']);
});
