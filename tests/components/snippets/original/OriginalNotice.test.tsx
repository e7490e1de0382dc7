import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SnippetState } from '@/lib/contracts/snippet-history';
import { showEditorPage, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';
import { aSnippet, written } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const copiedFrom = { orgId: 'o-academy', id: 'original', revision: 1 };
const state = (revision: number, html: string, title = 'Door manners'): SnippetState => ({
  revision,
  title,
  versions: { male: written(html) },
  tags: ['homework'],
  savedAt: '2026-11-28T09:00:00.000Z',
  savedBy: { uid: 'u-lena', name: 'Lena Novak' },
});
const then = state(1, '<p>He waits.</p>');
const now = state(2, '<p>He waits quietly.</p>', 'Manners at the door');

/** The editor of a copy whose original says what is given; undefined: it is gone. */
async function openCopy(original: object | undefined, changes: Parameters<typeof aSnippet>[0] = {}) {
  const copy = aSnippet({
    id: 'door',
    title: 'Door manners',
    tags: ['homework'],
    male: '<p>He waits.</p>',
    copiedFrom,
    ...changes,
  });
  const view = showEditorPage('door', {}, copy);
  const seen: unknown[] = [];
  view.server.answerInstead(({ method, path, body }) => {
    if (path !== '/api/snippets/original') return undefined;
    if (method === 'GET') return original ? Response.json(original) : refusal(404, 'not_found');
    seen.push(body);
    const { seen: revision } = body as { seen: number };
    const known = view.server.library.get('door');
    return Response.json({ ...known, copiedFrom: { ...copiedFrom, revision } });
  });
  await screen.findByRole('textbox', { name: 'Title' });
  return { ...view, seen };
}
const openDialog = async ({ user }: Awaited<ReturnType<typeof openCopy>>) => {
  await user.click(await screen.findByRole('button', { name: 'See what changed' }));
  return screen.findByRole('dialog', { name: 'What changed in the original' });
};

test('says who changed the original, and marks what differs', async () => {
  const view = await openCopy({ then, now });
  expect(
    await screen.findByText(/The original in Good Dog Academy changed on Nov 28.*, by Lena Novak\./),
  ).toBeVisible();
  const dialog = within(await openDialog(view));
  expect(dialog.getByRole('region', { name: 'Title' })).toHaveTextContent('Manners at the door');
  const text = within(dialog.getByRole('region', { name: 'Male text' }));
  expect(text.getByText('quietly', { exact: false, selector: 'mark' })).toBeVisible();
});

test('takes the new text over, and is quiet from then on', async () => {
  const view = await openCopy({ then, now });
  const dialog = within(await openDialog(view));
  await view.user.click(dialog.getByRole('button', { name: 'Take over the new text' }));
  await waitFor(() => expect(view.seen).toEqual([{ id: 'door', seen: 2 }]));
  expect(view.saved()).toMatchObject({
    title: 'Manners at the door',
    versions: { male: { html: '<p>He waits quietly.</p>' } },
    revision: 2,
  });
  await waitFor(() => expect(screen.queryByText(/The original in/)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Manners at the door');
});

test('keeps a title that was changed in the copy, and says that its text is replaced', async () => {
  const view = await openCopy({ then, now }, { title: 'My door', male: '<p>He sits.</p>' });
  const dialog = within(await openDialog(view));
  expect(dialog.getByText(/You have changed your copy too/)).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Take over the new text' }));
  await waitFor(() => expect(view.saved()).toMatchObject({ title: 'My door', revision: 2 }));
  expect(view.saved()?.versions.male?.html).toBe('<p>He waits quietly.</p>');
});

test('keeps the copy as it is, and notes that the change was seen', async () => {
  const view = await openCopy({ then, now });
  const dialog = within(await openDialog(view));
  await view.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByText(/The original in/)).not.toBeInTheDocument());
  expect([view.saved()?.revision, view.seen]).toEqual([1, [{ id: 'door', seen: 2 }]]);
});

test('changes nothing when it is closed', async () => {
  const view = await openCopy({ then, now });
  const dialog = within(await openDialog(view));
  await view.user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'See what changed' })).toBeVisible();
  expect(view.server.changes()).toEqual([]);
});

test('compares with the copy where nobody knows how the original read', async () => {
  const view = await openCopy({ now });
  const dialog = within(await openDialog(view));
  expect(dialog.getByText(/this compares it with yours/)).toBeVisible();
  expect(dialog.getAllByText('Yours')).not.toHaveLength(0);
});

test('says quietly that the original is gone, and nothing while it is the same', async () => {
  const { unmount } = await openCopy(undefined);
  expect(
    await screen.findByText(
      'The original in Good Dog Academy was deleted or moved. Your copy stays as it is.',
    ),
  ).toBeVisible();
  unmount();
  await openCopy({ now: then });
  expect(screen.queryByText(/The original in/)).not.toBeInTheDocument();
});
