import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readDrafts } from '@/lib/client/device/snippet-drafts';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { showEditorPageTo, signInForEach } from '@/tests/support/snippet-editor';
import { aSuggestion, serveSuggestions } from '@/tests/support/suggestions';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

/** The page of a school's snippet, for a member who may only read it. */
async function openAsMember(...given: Suggestion[]) {
  const view = showEditorPageTo(2, 'door', { orgId: 'academy' });
  const suggestions = serveSuggestions(view.server, ...given);
  const begin = await screen.findByRole('button', { name: 'Suggest a change' });
  return { ...view, suggestions, begin };
}
const title = () => screen.getByRole('textbox', { name: 'Title' });

test('a member writes in a school’s snippet and sends it, with a note', async () => {
  const { user, begin, suggestions, server } = await openAsMember();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  await user.click(begin);
  expect(screen.getByRole('button', { name: 'Send suggestion' })).toHaveAttribute('aria-disabled', 'true');
  // The library's pictures are the editors'.
  expect(await screen.findByRole('button', { name: 'Link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Picture' })).not.toBeInTheDocument();
  await user.type(title(), ' at home');
  await user.keyboard('{Control>}s{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your suggestion' }));
  await user.type(dialog.getByRole('textbox', { name: 'A note (optional)' }), 'Kinder.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your suggestion of Nov 28.* waits for an answer/)).toBeVisible();
  expect(suggestions.asked).toEqual([
    [
      'POST',
      '/api/suggestions',
      {
        snippetId: 'door',
        revision: 1,
        draft: {
          title: 'Door manners at home',
          tags: ['homework'],
          versions: { male: { html: '<p>He waits.</p>', origin: 'written' } },
          variables: [],
        },
        note: 'Kinder.',
      },
    ],
  ]);
  expect(server.changes().filter(({ path }) => path === '/api/snippets')).toEqual([]);
  // The snippet stands there as it is, and nothing unsaved is left.
  expect(title()).toHaveValue('Door manners');
  expect(await readDrafts({ uid: 'u-sam', orgId: 'academy', id: 'door' })).toEqual([]);
});

test('what is wrong with the text is told before it is sent', async () => {
  const { user, begin } = await openAsMember();
  await user.click(begin);
  await user.clear(title());
  await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
  expect(await screen.findByText('Give the snippet a title.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what cannot be sent stays, with the reason', async () => {
  const { user, begin, suggestions } = await openAsMember();
  suggestions.refuse('conflict', 'You have 20 suggestions that wait for an answer.');
  await user.click(begin);
  await user.type(title(), '!');
  await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It was not sent. You have 20 suggestions that wait for an answer.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(title()).toHaveValue('Door manners!');
});

test('whoever leaves with something unsent is asked, and can only stay or leave', async () => {
  const { user, begin, follow } = await openAsMember();
  await user.click(begin);
  await user.type(title(), '!');
  expect(await follow('/snippets')).toBe(true);
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without sending it?' });
  expect(within(dialog).queryByRole('button', { name: 'Save and leave' })).not.toBeInTheDocument();
});

test('a draft of a suggestion is offered to who comes back, and goes on as one', async () => {
  const first = await openAsMember();
  await first.user.click(first.begin);
  await first.user.type(title(), '!');
  expect(
    await screen.findByText('Not sent, draft kept on this device', {}, { timeout: 4_000 }),
  ).toBeVisible();
  first.unmount();
  const { user } = await openAsMember();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(title()).toHaveValue('Door manners!');
  expect(screen.getByRole('button', { name: 'Send suggestion' })).toBeEnabled();
});

test('one’s own is withdrawn, or written on', async () => {
  const { user, begin, suggestions } = await openAsMember(
    aSuggestion({ draft: { ...aSuggestion().draft, title: 'Manners' } }),
  );
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' });
  await user.click(begin);
  expect(title()).toHaveValue('Manners');
  await user.click(withdraw);
  await waitFor(() => expect(screen.queryByText(/waits for an answer/)).not.toBeInTheDocument());
  expect(suggestions.asked).toEqual([['DELETE', '/api/suggestions', { id: 'suggestion', orgId: 'academy' }]]);
});

test.each([
  [
    { state: 'accepted', answeredBy: { uid: 'u-lena', name: 'Lena Novak' } },
    /Lena Novak accepted your suggestion of Nov 28.*\.$/,
  ],
  [
    { state: 'declined', answeredBy: { uid: 'u-gone' }, answer: 'Short is better.' },
    /A former member declined your suggestion of Nov 28.*: “Short is better\.”/,
  ],
] as const)('tells what became of it: %j', async (changes, sentence) => {
  await openAsMember(aSuggestion(changes));
  expect(await screen.findByText(sentence)).toBeVisible();
});
