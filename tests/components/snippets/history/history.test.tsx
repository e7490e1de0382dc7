import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { refusal } from '@/tests/support/snippet-server';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const door = (revision: number, given: Parameters<typeof aSnippet>[0]) =>
  aSnippet({ id: 'door', title: 'Door manners', revision, ...given });
const made = door(1, { male: '<p>He waits at the door.</p>' });
const renamed = door(2, { title: 'Door', male: '<p>He waits at the door.</p>' });
const now = door(3, { title: 'Door', male: '<p>He sits at the gate.</p>' });

const asState = ({ revision, title, versions, tags }: Snippet, uid: string) => ({
  revision,
  title,
  versions,
  tags,
  savedAt: `2026-11-2${revision}T10:00:00.000Z`,
  savedBy: { uid, ...(uid === 'u-lena' && { name: 'Lena Novak' }) },
});

/** The editor of the snippet as it is now, with what it said at the two revisions before. */
async function openHistory(query: Record<string, string> = {}) {
  const orgId = query['orgId'];
  const own = (snippet: Snippet) => (orgId === undefined ? snippet : { ...snippet, orgId });
  const view = await openEditor('door', query, own(now));
  const { server, user } = view;
  const kept = [asState(renamed, 'u-lena'), asState(made, 'u-sam')];
  const restores: unknown[] = [];
  let refuse: () => Response | undefined = () => undefined;
  server.answerInstead(({ method, path, body }) => {
    if (path === '/api/snippets/history') return Response.json({ states: kept });
    if (path !== '/api/snippets/history/restore' || method !== 'POST') return undefined;
    restores.push(body);
    const refused = refuse();
    if (refused) return refused;
    const { revision, state } = body as { revision: number; state: number };
    const known = server.library.get('door')!;
    if (revision !== known.revision) return refusal(409, 'conflict');
    const { title, versions, tags } = state === 3 ? now : kept.find((each) => each.revision === state)!;
    server.changeElsewhere('door', { title, versions, tags });
    return Response.json(server.library.get('door'));
  });
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await dialog.findByRole('list', { name: 'Saves' });
    return dialog;
  };
  return {
    ...view,
    restores,
    refuseWith: (answer: typeof refuse) => {
      refuse = answer;
    },
    open,
  };
}

const text = () => screen.findByRole('textbox', { name: 'Male text' });

test('lists the saves with what each has changed, and shows the last beside what is there now', async () => {
  const { open, user } = await openHistory();
  const dialog = await open();
  const saves = dialog.getAllByRole('listitem').map((save) => save.textContent);
  expect(saves).toEqual([
    'NowMale text changed',
    expect.stringMatching(/^Nov 22, .*Title changed$/),
    expect.stringMatching(/^Nov 21, .*Created$/),
  ]);
  const changed = dialog.getByRole('region', { name: 'Male text' });
  expect([...changed.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'waits',
    'door',
    'sits',
    'gate',
  ]);
  expect(dialog.queryByRole('region', { name: 'Title' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /Created/ }));
  expect(await dialog.findByRole('region', { name: 'Title' })).toBeVisible();
});

test('restores the one that is chosen, and Undo brings back what was there', async () => {
  const { open, user, restores, title } = await openHistory();
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: /Created/ }));
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await waitFor(() => expect(title).toHaveValue('Door manners'));
  expect(await text()).toHaveTextContent('He waits at the door.');
  expect(screen.getByText('Saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'History' })).not.toBeInTheDocument());
  const toast = within((await screen.findByText(/^Restored\./)).closest<HTMLElement>('[role="status"]')!);
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(title).toHaveValue('Door'));
  expect(restores).toEqual([
    { id: 'door', revision: 3, state: 1 },
    { id: 'door', revision: 4, state: 3 },
  ]);
});

test('asks before it takes the place of what is not saved, and saves that first where wanted', async () => {
  const { open, user, restores, title } = await openHistory();
  await user.type(title, ' at home');
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(restores).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await user.click(await screen.findByRole('button', { name: 'Save, then restore' }));
  await waitFor(() => expect(restores).toEqual([{ id: 'door', revision: 4, state: 2 }]));
  await waitFor(() => expect(title).toHaveValue('Door'));
});

test('or goes on without saving', async () => {
  const { open, user, restores, title, server } = await openHistory();
  await user.type(title, ' at home');
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await user.click(await screen.findByRole('button', { name: 'Restore without saving' }));
  await waitFor(() => expect(restores).toEqual([{ id: 'door', revision: 3, state: 2 }]));
  await waitFor(() => expect(title).toHaveValue('Door'));
  expect(server.changes().filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('where it was saved elsewhere meanwhile, both texts are shown to choose from', async () => {
  const { open, user, server, saved } = await openHistory();
  const dialog = await open();
  server.changeElsewhere('door', { title: 'The door at work' });
  await user.click(dialog.getByRole('button', { name: /Created/ }));
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'This snippet was changed elsewhere' }));
  expect(conflict.getByRole('group', { name: 'Title' })).toHaveTextContent('HereDoor manners');
  await user.click(conflict.getByRole('button', { name: 'Save my choices' }));
  await waitFor(() => expect(saved()?.title).toBe('Door manners'));
  expect(saved()?.versions.male?.html).toBe('<p>He waits at the door.</p>');
});

test('one that is restored already, by an answer that got lost, is no conflict', async () => {
  const { open, user, server, title } = await openHistory();
  const dialog = await open();
  const { title: then, versions, tags } = made;
  server.changeElsewhere('door', { title: then, versions, tags });
  await user.click(dialog.getByRole('button', { name: /Created/ }));
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  await waitFor(() => expect(title).toHaveValue('Door manners'));
  expect(screen.queryByRole('dialog', { name: /changed elsewhere/ })).not.toBeInTheDocument();
});

test('says that a state is not kept any more, and stays', async () => {
  const { open, user, refuseWith } = await openHistory();
  const dialog = await open();
  const gone = 'What the snippet said then is not kept any more.';
  refuseWith(() => refusal(404, 'not_found', gone));
  await user.click(dialog.getByRole('button', { name: 'Restore this' }));
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'History' })).toBeVisible();
});

test('in an organization it says who saved', async () => {
  const { open } = await openHistory({ orgId: 'academy' });
  const dialog = await open();
  expect(dialog.getByRole('button', { name: /Lena Novak · Title changed$/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: /You · Created$/ })).toBeVisible();
});
