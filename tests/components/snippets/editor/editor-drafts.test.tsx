import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { asABrowser, openEditor as open, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const kept = async () => (await readDrafts({ uid: 'u-sam', orgId: null, id: 'door' }))[0] ?? null;

test('a draft that was never saved is offered back', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const { user, title } = await open();
  expect(title).toHaveValue('Door manners');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(title).toHaveValue('Door manners at home');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(title).toHaveFocus();
});

test('a draft that nobody has decided about is offered until someone does', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const second = await open();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  second.unmount();
  const third = await open();
  await third.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('discarding a draft leaves what was typed beside it', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const { user, title } = await open();
  const discard = await screen.findByRole('button', { name: 'Discard' });
  await user.type(title, '!');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  await user.click(discard);
  await waitFor(async () =>
    expect(await kept()).toMatchObject({ edited: { title: 'Door manners!' }, revision: 1 }),
  );
});

test('a draft is offered no more once it was saved', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  await first.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('saving twice is saving once; what is typed meanwhile is saved right behind it, if asked for', async () => {
  const { user, title, server, saved } = await open();
  const saveByKey = '{Control>}s{/Control}';
  const release = server.hold('PUT');
  await user.type(title, '!');
  await user.keyboard(saveByKey);
  expect(await screen.findByText('Saving')).toBeVisible();
  await user.type(title, '?');
  await asABrowser(async () => release());
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  expect(server.changes()).toHaveLength(1);
  expect(saved()?.title).toBe('Door manners!');

  const releaseNext = server.hold('PUT');
  await user.keyboard(saveByKey);
  await user.type(title, '!');
  await user.keyboard(saveByKey + saveByKey);
  await asABrowser(async () => releaseNext());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.changes()).toHaveLength(3);
  expect(saved()).toMatchObject({ title: 'Door manners!?!', revision: 4 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function leaveDrafts(...words: readonly string[]) {
  for (const word of words) {
    const { user, title, unmount } = await open();
    await user.type(title, word);
    expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
    unmount();
  }
}

const offer = (title: string) => screen.findByText(title, { selector: '[role=status] strong' });
const restore = () => screen.findByRole('button', { name: 'Restore' });

test('two drafts that nobody has decided about are offered by their titles, in turn', async () => {
  await leaveDrafts(' at home', ' at work');
  const { user, title } = await open();
  expect(await offer('Door manners at work')).toBeVisible();
  await user.click(await restore());
  expect(title).toHaveValue('Door manners at work');
  expect(await offer('Door manners at home')).toBeVisible();
  await user.click(await restore());
  expect(title).toHaveValue('Door manners at home');
  expect(await offer('Door manners at work')).toBeVisible();
});

test('what was typed beside an offer is offered in turn once that is restored', async () => {
  await leaveDrafts(' at home', ' at work');
  const { user, title } = await open();
  await restore();
  await user.type(title, '!');
  await user.click(await restore());
  expect(title).toHaveValue('Door manners at work');
  expect(await offer('Door manners!')).toBeVisible();
  await user.click(await restore());
  expect(title).toHaveValue('Door manners!');
  expect(await offer('Door manners at home')).toBeVisible();
});

test('what was typed beside an offer outlives the page on which that is restored', async () => {
  await leaveDrafts(' at home');
  const { user, title, unmount } = await open();
  await restore();
  await user.type(title, '!');
  await user.click(await restore());
  unmount();
  await open();
  await screen.findByRole('button', { name: 'Restore' });
  const drafts = await readDrafts({ uid: 'u-sam', orgId: null, id: 'door' });
  expect(drafts.map(({ edited }) => edited.title)).toEqual(['Door manners at home', 'Door manners!']);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Control', 'Ctrl'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Meta', '⌘'],
])('the keys are named as on the keyboard in use: %s', async (userAgent, modifier, printed) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await open();
  const save = screen.getByRole('button', { name: /^Save/ });
  expect(save).toHaveAttribute('aria-keyshortcuts', `${modifier}+S`);
  expect(save).toHaveTextContent(`Save${printed}S`);
  const bold = await screen.findByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-keyshortcuts', `${modifier}+B`);
});

test('who comes for the draft of a new snippet goes on with it at once, and is offered the one before', async () => {
  const aDraft = (title: string) => ({
    at: Date.now(),
    revision: null,
    edited: { ...emptySnippet, title, tags: [] },
  });
  const owner = { uid: 'u-sam', orgId: null, id: null };
  await keepDraft(owner, aDraft('Recall'), [aDraft('Loose leash')]);
  const { title } = await open('create', { draft: '' });
  await waitFor(() => expect(title).toHaveValue('Recall'));
  expect(await screen.findByText('Loose leash')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
});
