import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { SnippetsPage } from '@/components/snippets/library/SnippetsPage';
import { useAuth } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { anOrganization } from '@/tests/support/organizations';
import { libraryAnswer } from '@/tests/support/library-answer';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const academy = anOrganization({ id: 'academy', name: 'Good Dog Academy' });
const other = anOrganization({ id: 'other', name: 'Sit & Stay' });
const someLibraries = {
  mine: [aSnippet({ id: 'crate', title: 'Crate', male: '<p>He sleeps.</p>' })],
  academy: [aSnippet({ id: 'door', title: 'Door', orgId: 'academy', neutral: '<p>Wait.</p>' })],
  other: [aSnippet({ id: 'leash', title: 'Leash', orgId: 'other', neutral: '<p>Loose.</p>' })],
};

let choose: (id: string) => void;
function Page() {
  choose = useOrganization().select;
  return (
    useAuth().user && (
      <>
        <SnippetsPage />
        <Toasts />
      </>
    )
  );
}

async function open(role: number, libraries = someLibraries) {
  const server = serveSnippets();
  const sent: { path: string; query: Readonly<Record<string, string>>; body: unknown }[] = [];
  server.answerInstead((call) => {
    if (call.method !== 'GET') sent.push(call);
    if (call.path === '/api/snippets/bulk-update-org') {
      return Response.json({ moved: (call.body as { snippetIds: string[] }).snippetIds.length });
    }
    if (call.path === '/api/snippets/import') return Response.json({ created: 1, updated: 0, skipped: [] });
    if (call.path !== '/api/snippets/changes') return undefined;
    const { orgId = 'mine' } = call.query;
    return Response.json(libraryAnswer(call.query, libraries[orgId as keyof typeof libraries]));
  });
  const router = aRouter({ pathname: '/snippets', query: { sort: 'title' } });
  const view = renderInApp(<Page />, { router, organizations: [academy, other], role });
  await screen.findByRole('row', { name: 'Door' });
  return { ...view, server, sent };
}

const select = async (user: Awaited<ReturnType<typeof open>>['user'], ...titles: string[]) => {
  for (const title of titles) await user.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected snippets' }));
  await user.click(bar.getByRole('button', { name: 'Move or copy…' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

beforeEach(() => {
  stubLayout();
  sessionStorage.clear();
  localStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('an admin moves one’s own to the organization, reads who will see it, and takes it back', async () => {
  const { user, sent } = await open(0);
  const [first] = await select(user, 'Crate');
  expect(first).toMatch(/^Move to Good Dog AcademyEveryone in Good Dog Academy sees them/);
  await user.click(screen.getByRole('menuitem', { name: /^Move to Good Dog Academy/ }));
  expect(await screen.findByText('1 snippet moved to Good Dog Academy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { snippetIds: ['crate'], orgId: 'academy' },
      { snippetIds: ['crate'], orgId: null },
    ]),
  );
});

test('of snippets of both libraries each way says how many it takes', async () => {
  const { user } = await open(0);
  const offered = await select(user, 'Crate', 'Door');
  expect(
    offered.map((text) => text.match(/^(Move|Copy) 1 to (your own snippets|Good Dog Academy)/)?.[0]),
  ).toEqual([
    'Move 1 to Good Dog Academy',
    'Copy 1 to Good Dog Academy',
    'Move 1 to your own snippets',
    'Copy 1 to your own snippets',
  ]);
});

test('an editor takes nothing out of the organization, and copies', async () => {
  const { user, sent } = await open(1);
  expect(await select(user, 'Door')).toEqual([expect.stringMatching(/^Copy to your own snippets/)]);
  await user.click(screen.getByRole('menuitem'));
  expect(await screen.findByText('1 snippet copied to your own snippets.')).toBeVisible();
  expect(sent).toMatchObject([
    { path: '/api/snippets/import', query: {}, body: { snippets: [{ title: 'Door', copiedFrom }] } },
  ]);
});

const copiedFrom = { orgId: 'academy', id: 'door', revision: 1 };

test('a copy is marked while its original is newer, and found by that', async () => {
  const copy = aSnippet({ id: 'copy', title: 'My door', copiedFrom });
  const [door] = someLibraries.academy;
  const original = { ...door!, revision: 2 };
  const { user } = await open(2, {
    ...someLibraries,
    mine: [...someLibraries.mine, copy],
    academy: [original],
  });
  const marked = within(await screen.findByRole('row', { name: 'My door' }));
  expect(marked.getByText('Original changed')).toBeVisible();
  expect(within(screen.getByRole('row', { name: 'Crate' })).queryByText('Original changed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Original changed' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Crate' })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: 'My door' })).toBeVisible();
});

test('nothing is offered to filter by where no original has changed', async () => {
  const copy = aSnippet({ id: 'copy', title: 'My door', copiedFrom });
  await open(2, { ...someLibraries, mine: [copy] });
  expect(await screen.findByRole('row', { name: 'My door' })).toBeVisible();
  expect(screen.queryByText('Original changed')).not.toBeInTheDocument();
});

test('a member changes nothing of the organization', async () => {
  const { user } = await open(2);
  await user.click(screen.getByRole('checkbox', { name: 'Select Door' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected snippets' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Delete');
  expect(bar.queryByRole('button', { name: 'Tag' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Door' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Crate' }));
  expect(bar.queryByRole('button', { name: 'Move or copy…' })).not.toBeInTheDocument();
});

test('what the plan has no room for is said, with the way to the plans', async () => {
  const { user, server, router } = await open(0);
  server.answerInstead((call) =>
    call.method === 'GET'
      ? Response.json([])
      : refusal(403, 'plan_limit', 'Your plan has room for 25 snippets.'),
  );
  await select(user, 'Door');
  await user.click(screen.getByRole('menuitem', { name: /^Move to your own/ }));
  expect(await screen.findByText('Your plan has room for 25 snippets.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  expect(router.push).toHaveBeenCalledWith('/profile#plan');
});

test('another organization brings its library at once', async () => {
  await open(0);
  act(() => choose('other'));
  expect(await screen.findByRole('row', { name: 'Leash' })).toBeVisible();
  expect(screen.queryByRole('row', { name: 'Door' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Crate' })).toBeVisible();
});

test('whose a snippet is stands in its row for a phone, while both libraries are listed', async () => {
  const { user } = await open(0);
  const title = (name: string) => within(screen.getByRole('row', { name })).getAllByRole('gridcell')[1];
  expect(title('Crate')).toHaveTextContent('CrateMineHe sleeps.');
  expect(title('Door')).toHaveTextContent('DoorGood Dog AcademyWait.');
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(() => expect(title('Crate')).toHaveTextContent('CrateHe sleeps.'));
});
