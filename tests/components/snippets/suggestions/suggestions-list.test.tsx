import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { libraryAnswer } from '@/tests/support/library-answer';
import { anOrganization } from '@/tests/support/organizations';
import { serveSnippets } from '@/tests/support/snippet-server';
import { Page } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';
import { aSuggestion, serveSuggestions } from '@/tests/support/suggestions';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => {
  stubLayout();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

async function open(role: number, ...given: Suggestion[]) {
  const server = serveSnippets(aSnippet({ id: 'door', title: 'Door manners', orgId: 'academy' }));
  /** The user has no snippets of their own. */
  const inSchool: typeof server = {
    ...server,
    answerInstead: (instead) =>
      server.answerInstead((call) =>
        call.path === '/api/snippets/changes' && call.query['orgId'] === undefined
          ? Response.json(libraryAnswer(call.query, []))
          : instead(call),
      ),
  };
  const suggestions = serveSuggestions(inSchool, ...given);
  const router = aRouter({ pathname: '/snippets', query: {} });
  const view = renderInApp(<Page />, { router, organizations: [anOrganization({ id: 'academy' })], role });
  await screen.findByRole('row', { name: 'Door manners' });
  return { ...view, suggestions };
}

test('the list says how many suggestions wait, and leads to their snippets', async () => {
  const { user, suggestions } = await open(
    1,
    aSuggestion(),
    aSuggestion({ id: 'other', snippetId: 'gone', snippetTitle: 'Old recall', by: { uid: 'u-gone' } }),
  );
  await user.click(await screen.findByRole('button', { name: '2 suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggestions' }));
  expect(dialog.getByRole('link', { name: 'Door manners' })).toHaveAttribute(
    'href',
    '/snippets/door?orgId=academy',
  );
  expect(dialog.getByText(/^Ana Silva, /)).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Old recall' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Decline the suggestion for Old recall' }));
  await waitFor(() => expect(dialog.queryByText('Old recall')).not.toBeInTheDocument());
  expect(suggestions.asked).toEqual([['POST', '/api/suggestions/decline', { id: 'other' }]]);
});

test('a member sees what has become of theirs, and withdraws what waits', async () => {
  const { user, suggestions } = await open(
    2,
    aSuggestion(),
    aSuggestion({
      id: 'other',
      state: 'declined',
      answeredBy: { uid: 'u-lena', name: 'Lena Novak' },
      answer: 'Short is better.',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Your suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your suggestions' }));
  expect(dialog.getByText(/^Declined by Lena Novak, suggested .*: “Short is better\.”$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw the suggestion for Door manners' }));
  await waitFor(() => expect(suggestions.asked).toHaveLength(1));
});

test.each([0, 2])('nothing is said where there are none, to role %i', async (role) => {
  await open(role);
  expect(screen.queryByRole('button', { name: /suggestion/ })).not.toBeInTheDocument();
});
