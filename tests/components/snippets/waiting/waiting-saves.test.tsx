import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { readWaitingSaves } from '@/lib/client/device/waiting-saves';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import type { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';
import { openEditor as open, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

type Server = ReturnType<typeof serveSnippets>;

const waits = 'Saved on this device, waiting for the network';

/** Nobody is reached, until the function it gives back is called. */
function cutOff(server: Server) {
  server.answerInstead(() => {
    throw new TypeError('Failed to fetch');
  });
  return async () => {
    server.answerInstead(() => undefined);
    await act(async () => window.dispatchEvent(new Event('online')));
  };
}

const save = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(waits)).toBeVisible();
};

test('what is saved without a network waits on this device, holds nobody back, and is sent when it is back', async () => {
  const editor = await open();
  const { title, user, server, saved, follow, closeTab } = editor;
  await user.type(title, '!');
  const connect = cutOff(server);
  await save(editor);
  expect(
    await screen.findByText(
      'You’re offline. “Door manners!” is saved on this device, and will be sent when the network is back.',
    ),
  ).toBeVisible();
  expect(await follow('/snippets')).toBe(false);
  expect(closeTab()).toBe(false);
  expect(saved()?.title).toBe('Door manners');

  await connect();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved()).toMatchObject({ title: 'Door manners!', revision: 2 });
  await waitFor(() => expect(screen.queryByText(/will be sent/)).not.toBeInTheDocument());
  expect(await readWaitingSaves('u-sam')).toEqual([]);
  expect(await readDrafts({ uid: 'u-sam', orgId: null, id: 'door' })).toEqual([]);
});

test('what is typed meanwhile stays, unsaved', async () => {
  const editor = await open();
  const { title, user, server, saved } = editor;
  await user.type(title, '!');
  const connect = cutOff(server);
  await save(editor);
  await user.type(title, '?');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  await connect();
  await waitFor(() => expect(saved()?.title).toBe('Door manners!'));
  expect(title).toHaveValue('Door manners!?');
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved()).toMatchObject({ title: 'Door manners!?', revision: 3 });
});

test('a reload goes on with it', async () => {
  const editor = await open();
  await editor.user.type(editor.title, '!');
  cutOff(editor.server);
  await save(editor);
  editor.unmount();

  const { title, server, saved } = await open();
  await waitFor(() => expect(saved()?.title).toBe('Door manners!'));
  expect(title).toHaveValue('Door manners!');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(server.changes()).toHaveLength(1);
});

test('a new snippet is made once, though the answer was lost', async () => {
  const male = { html: '<p>He rests.</p>', origin: 'written', stale: false } as const;
  const edited = { ...emptySnippet, title: 'Crate', tags: [], versions: { male } };
  await keepDraft({ uid: 'u-sam', orgId: null, id: null }, { at: Date.now(), revision: null, edited }, []);
  const editor = await open('create', { draft: '' });
  const { title, server, router } = editor;
  await waitFor(() => expect(title).toHaveValue('Crate'));
  server.loseAnswers(true);
  await save(editor);
  expect([...server.library.values()].filter(({ title: name }) => name === 'Crate')).toHaveLength(1);
  server.loseAnswers(false);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Saved')).toBeVisible();
  const made = [...server.library.values()].filter(({ title: name }) => name === 'Crate');
  expect(made).toHaveLength(1);
  expect(router.replace).toHaveBeenCalledWith(`/snippets/${made[0]?.id}`, undefined, { shallow: true });
});

test('what someone else has saved meanwhile opens the conflict, and nothing is lost', async () => {
  const editor = await open();
  const { title, user, server, saved } = editor;
  await user.type(title, ' at home');
  const connect = cutOff(server);
  await save(editor);
  server.changeElsewhere('door', { title: 'Door manners at work' });
  await connect();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(title).toHaveValue('Door manners at home');
  expect(saved()?.title).toBe('Door manners at work');
  const [draft] = await readDrafts({ uid: 'u-sam', orgId: null, id: 'door' });
  expect(draft?.edited.title).toBe('Door manners at home');
});

test('where it is not open, the conflict is told of and leads to the draft, to be compared', async () => {
  const editor = await open();
  await editor.user.type(editor.title, ' at home');
  cutOff(editor.server);
  await save(editor);
  editor.unmount();

  const list = await open('create');
  list.server.changeElsewhere('door', { title: 'Door manners at work' });
  expect(
    await screen.findByText(
      '“Door manners at home” could not be sent. It was changed elsewhere meanwhile. Yours is kept as a draft.',
    ),
  ).toBeVisible();
  await list.user.click(screen.getByRole('button', { name: 'Open the draft' }));
  expect(list.router.push).toHaveBeenCalledWith('/snippets/door?draft');
  list.unmount();

  const door = aSnippet({ id: 'door', title: 'Door manners at work', male: '<p>He waits.</p>', revision: 2 });
  const { title } = await open('door', { draft: '' }, door);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Door manners at work');
  expect(title).toHaveValue('Door manners at home');
});

test('an update whose answer was lost is no conflict with oneself', async () => {
  const editor = await open();
  const { title, user, server, saved } = editor;
  await user.type(title, '!');
  server.loseAnswers(true);
  await save(editor);
  expect(saved()?.title).toBe('Door manners!');
  server.loseAnswers(false);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(saved()?.revision).toBe(2);
});

test('what was resolved without a network is sent over what it was resolved against', async () => {
  const editor = await open();
  const { title, user, server, saved } = editor;
  await user.type(title, ' at home');
  server.changeElsewhere('door', { title: 'Door manners at work' });
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const connect = cutOff(server);
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(waits)).toBeInTheDocument();
  await connect();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved()).toMatchObject({ revision: 3 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
