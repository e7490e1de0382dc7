import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '@/tests/support/app';
import { aRouter } from '@/tests/support/fake-router';
import { anOrganization } from '@/tests/support/organizations';
import { starterLibrary } from '@/lib/starter/library';
import { libraryAnswer } from '@/tests/support/library-answer';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';
import { Page, shown, signInForEach } from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const paid = anOrganization({ mostRecentSubscriptionStatus: { status: 'active', licenses: 5 } });
function openIn(organization: typeof paid, role: number) {
  const sent: unknown[] = [];
  const server = serveSnippets();
  server.answerInstead((call) => {
    if (call.path !== '/api/snippets/import') return undefined;
    const { snippets } = call.body as { snippets: unknown[] };
    sent.push({ to: call.query['orgId'], count: snippets.length });
    return Response.json({ created: snippets.length, updated: 0, skipped: [] });
  });
  const router = aRouter({ pathname: '/snippets' });
  return { ...renderInApp(<Page />, { router, organizations: [organization], role }), sent, server };
}

test('who writes for an organization can give its library the starter snippets', async () => {
  const { user, sent, server } = openIn(paid, 1);
  await user.click(await screen.findByRole('button', { name: 'add them for everyone in Good Dog Academy' }));
  expect(
    await screen.findByText(`${starterLibrary.length} snippets added to Good Dog Academy`),
  ).toBeVisible();
  expect(sent).toEqual([{ to: 'o-academy', count: starterLibrary.length }]);
  expect(server.changes()[0]).toMatchObject({ path: '/api/variables', query: { orgId: 'o-academy' } });
});

test('without a plan it gets the essentials, and the way to its plan', async () => {
  const { user, sent, router } = openIn(anOrganization({ mostRecentSubscriptionStatus: undefined }), 0);
  await user.click(await screen.findByRole('button', { name: /^add them for everyone/ }));
  expect(await screen.findByText(/^15 snippets added to Good Dog Academy\. All 60 fit/)).toBeVisible();
  expect(sent).toEqual([{ to: 'o-academy', count: 15 }]);
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  expect(router.push).toHaveBeenCalledWith('/organization');
});

test('who only reads there is not offered it', async () => {
  openIn(paid, 2);
  expect(await screen.findByRole('button', { name: 'Add the starter snippets' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /for everyone/ })).not.toBeInTheDocument());
});

test('what its plan has no room for is said with the way to that plan', async () => {
  const { user, router, server } = openIn(paid, 0);
  server.answerInstead((call) =>
    call.path === '/api/snippets/import'
      ? refusal(403, 'plan_limit', 'The subscription has ended.')
      : undefined,
  );
  await user.click(await screen.findByRole('button', { name: /^add them for everyone/ }));
  await user.click(await screen.findByRole('button', { name: 'See plans' }));
  expect(router.push).toHaveBeenCalledWith('/organization');
});

/** The school's library where only one of the two holds something. */
function openOne(library: 'mine' | 'organization', role: number) {
  const view = openIn(paid, role);
  const mine = aSnippet({ title: 'Crate' });
  const shared = aSnippet({ title: 'Door', orgId: 'o-academy' });
  view.server.answerInstead((call) => {
    if (call.path === '/api/snippets/import')
      return Response.json({ created: starterLibrary.length, updated: 0, skipped: [] });
    if (call.path !== '/api/snippets/changes') return undefined;
    const isShared = call.query['orgId'] !== undefined;
    const isEmpty = isShared === (library === 'organization');
    return Response.json(libraryAnswer(call.query, isEmpty ? [] : [isShared ? shared : mine]));
  });
  Object.assign(view.router.query, { library });
  return view;
}

test('a new school’s library is empty, not one in which nothing was found', async () => {
  const { user } = openOne('organization', 0);
  expect(await screen.findByText('Good Dog Academy has no snippets yet')).toBeVisible();
  expect(screen.queryByText('Nothing matches these filters')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'write one' })).toHaveAttribute('href', '/snippets/create');
  await user.click(screen.getByRole('button', { name: 'Add the starter snippets' }));
  expect(
    await screen.findByText(`${starterLibrary.length} snippets added to Good Dog Academy`),
  ).toBeVisible();
});

test('from there one’s own are shown, to choose what moves', async () => {
  const { user } = openOne('organization', 1);
  await user.click(await screen.findByRole('button', { name: 'move some of mine' }));
  await shown('Crate');
  expect(await screen.findByText(/^Select the snippets that Good Dog Academy should have/)).toBeVisible();
});

test('who only reads there learns who fills it', async () => {
  const { user } = openOne('organization', 2);
  expect(await screen.findByText(/^An admin or an editor adds them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add the starter snippets' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show mine' }));
  await shown('Crate');
});

test('one’s own library is empty in the same way beside a school’s', async () => {
  const { user } = openOne('mine', 0);
  expect(await screen.findByText('No snippets of your own yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'see those of Good Dog Academy' }));
  await shown('Door');
});
