import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { useDeleteSnippets } from '@/components/snippets/actions/use-delete-snippets';
import { TrashPage } from '@/components/snippets/trash/TrashPage';
import { useAuth } from '@/contexts/AuthContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { TrashedSnippet } from '@/lib/contracts/trash';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, type FakeRequest, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { anOrganization } from '@/tests/support/organizations';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => {
  sessionStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

const Page = ({ children }: { children: ReactNode }) =>
  useAuth().user && (
    <>
      {children}
      <Toasts />
    </>
  );

function DeleteAndLook({ snippet }: { snippet: Snippet }) {
  const [isLooking, setLooking] = useState(false);
  const deleteSnippets = useDeleteSnippets();
  const deleteAndLook = () => {
    deleteSnippets([snippet]);
    setLooking(true);
  };
  return isLooking ? (
    <TrashPage />
  ) : (
    <button type="button" onClick={deleteAndLook}>
      Delete and look
    </button>
  );
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
const trashed = (id: string, given: Partial<Parameters<typeof aSnippet>[0]> = {}): TrashedSnippet => ({
  snippet: aSnippet({
    id,
    title: id[0]!.toUpperCase() + id.slice(1),
    neutral: `<p>About ${id}.</p>`,
    ...given,
  }),
  deletedAt: inDays(-10),
  deletedBy: { uid: 'u-lena', name: 'Lena Novak' },
  purgeAt: inDays(20),
});

/** The library beside it, as a whole and as what has changed in it. */
const libraryOf =
  (...snippets: readonly Snippet[]) =>
  ({ query }: FakeRequest) =>
    'since' in query ? { isComplete: true, version: 1, snippets, removed: [] } : { version: 1, snippets };

/** The server's trash, which forgets what is restored or deleted for good. */
function openTrash(
  given: readonly TrashedSnippet[],
  { role, library, content = <TrashPage /> }: { role?: number; library?: string; content?: ReactNode } = {},
) {
  let there = [...given];
  const leave = (ids: readonly string[]) => {
    const gone = there.filter(({ snippet }) => ids.includes(snippet.id));
    there = there.filter((each) => !gone.includes(each));
    return gone.map(({ snippet }) => snippet);
  };
  const api = fakeApi({
    'GET /api/trash': () => ({ snippets: there }),
    'POST /api/trash/restore': ({ body }: FakeRequest) => {
      const { ids } = body as { ids: string[] };
      const restored = leave(ids);
      return { restored, missing: ids.filter((id) => restored.every((snippet) => snippet.id !== id)) };
    },
    'DELETE /api/trash': ({ query }: FakeRequest) => {
      if (query['all'] === 'true') there = [];
      leave([query['id'] ?? '']);
    },
    'GET /api/snippets/changes': libraryOf(),
  });
  vi.stubGlobal('fetch', api.fetch);
  const view = renderInApp(<Page>{content}</Page>, {
    router: aRouter({ pathname: '/snippets/trash', query: library === undefined ? {} : { library } }),
    ...(role === undefined ? {} : { organizations: [anOrganization()], role }),
  });
  return { ...view, api, there: () => there.map(({ snippet }) => snippet.id) };
}

const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('button', { name: /Deleted/ }).textContent);

test('lists what was deleted with when and how long it stays, and opens its text in place', async () => {
  const { user } = openTrash([trashed('door', { male: '<p>He waits.</p>' })]);
  const row = await screen.findByRole('button', { name: /^Door Deleted .* · 20 days left$/ });
  expect(row).toHaveAccessibleName(expect.not.stringContaining('Lena'));
  await user.click(row);
  expect(await screen.findByText('He waits.')).toBeVisible();
  expect(screen.getByText('About door.')).toBeVisible();
});

test('restores one, says so, and the focus goes on to the next', async () => {
  const { user, api, there } = openTrash([trashed('crate'), trashed('door'), trashed('leash')]);
  await user.click(await screen.findByRole('button', { name: 'Restore Door' }));
  expect(await screen.findByText('“Door” restored')).toBeVisible();
  expect(api.sent.find(({ call }) => call === 'POST /api/trash/restore')?.body).toEqual({ ids: ['door'] });
  expect(there()).toEqual(['crate', 'leash']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Leash/ })).toHaveFocus());
  expect(titles()).toHaveLength(2);
});

test('restores several that are selected', async () => {
  const { user, there } = openTrash([trashed('crate'), trashed('door'), trashed('leash')]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Crate' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Leash' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('2 snippets restored')).toBeVisible();
  expect(there()).toEqual(['door']);
});

test('what a lost answer has brought back counts as restored; what is nowhere is said', async () => {
  const { user, api } = openTrash([trashed('crate'), trashed('door')]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  api.on('POST /api/trash/restore', { restored: [], missing: ['crate', 'door'] });
  api.on('GET /api/snippets/changes', libraryOf(aSnippet({ id: 'door', title: 'Door' })));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('“Door” restored. 1 snippet is no longer in the trash.')).toBeVisible();
});

test('says why something cannot be restored, and keeps it', async () => {
  const { user, api } = openTrash([trashed('door')]);
  const full = 'Your plan holds 30 snippets.';
  api.on('POST /api/trash/restore', refusal(402, full, 'plan_limit'));
  await user.click(await screen.findByRole('button', { name: 'Restore Door' }));
  expect(await screen.findByText(full)).toBeVisible();
  expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible();
  expect(titles()).toHaveLength(1);
});

test('deletes for good only after it was asked', async () => {
  const { user, api, there } = openTrash([trashed('crate'), trashed('door')]);
  await user.click(await screen.findByRole('button', { name: 'Delete Crate for good' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Crate” for good?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.times('DELETE /api/trash')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete Crate for good' }));
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('“Crate” deleted for good')).toBeVisible();
  expect(there()).toEqual(['door']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Door/ })).toHaveFocus());
});

test('empties the trash', async () => {
  const { user, there } = openTrash([trashed('crate'), trashed('door')]);
  await user.click(await screen.findByRole('button', { name: 'Empty trash…' }));
  await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
  expect(await screen.findByText('The trash is empty', { selector: 'h2' })).toBeVisible();
  expect(there()).toEqual([]);
});

test('shows the organization’s with who deleted it to those who write there, or one’s own', async () => {
  const { user, api } = openTrash([trashed('door', { orgId: 'o-academy' })], { role: 1 });
  expect(await screen.findByRole('button', { name: /^Door Deleted .* by Lena Novak · / })).toBeVisible();
  expect(api.sent.at(-1)?.call).toBe('GET /api/trash?orgId=o-academy');
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(() => expect(api.sent.at(-1)?.call).toBe('GET /api/trash'));
});

test('who only reads in the organization sees their own alone', async () => {
  const { api } = openTrash([trashed('door')], { role: 2, library: 'organization' });
  expect(await screen.findByRole('button', { name: /^Door/ })).toBeVisible();
  expect(api.sent.every(({ call }) => !call.includes('orgId') || !call.includes('/trash'))).toBe(true);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('what a toast could still take back is deleted at once, so that it is there', async () => {
  const leash = trashed('leash');
  const { user, api } = openTrash([], { content: <DeleteAndLook snippet={leash.snippet} /> });
  api.on('DELETE /api/snippets', ({ query }) => {
    expect(query['id']).toBe('leash');
    api.on('GET /api/trash', { snippets: [leash] });
  });
  await user.click(await screen.findByRole('button', { name: 'Delete and look' }));
  // Long before the toast is gone.
  await waitFor(() => expect(api.times('DELETE /api/snippets')).toBe(1), { timeout: 3_000 });
  expect(await screen.findByRole('button', { name: /^Leash/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('can be tried again where it could not be loaded', async () => {
  let isDown = true;
  const { user, api } = openTrash([]);
  api.on('GET /api/trash', () =>
    isDown ? refusal(403, 'You may not see this.') : { snippets: [trashed('door')] },
  );
  expect(await screen.findByText('The trash could not be loaded. You may not see this.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Door/ })).toBeVisible();
});
