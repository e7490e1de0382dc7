import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readDrafts } from '@/lib/client/device/snippet-drafts';
import { openEditor, showEditorPage, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const draftsOf = (orgId: string | null, id: string | null) => readDrafts({ uid: 'u-sam', orgId, id });

async function write() {
  const view = await openEditor('door', { orgId: 'academy' });
  const save = await screen.findByRole('button', { name: /^Save/ });
  await view.user.type(view.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  return { ...view, save };
}

type View = ReturnType<typeof showEditorPage>;

/** Nothing of the organization is to be had any more. */
const remove = ({ server }: View) =>
  server.answerInstead(({ query }) =>
    query['orgId'] === 'academy'
      ? refusal(403, 'forbidden', 'You do not have access to this organization.')
      : undefined,
  );

test('what was written while one was removed from the organization is saved as one’s own', async () => {
  const view = await write();
  const { user, server, router, save } = view;
  remove(view);
  await user.click(save);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'You no longer have access to this snippet' }),
  );
  expect(dialog.getByText(/^You no longer belong to the organization/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save as my own snippet' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save as my own snippet' }));
  await waitFor(() => expect(server.library.size).toBe(2));
  expect(server.changes().at(-1)).toMatchObject({ method: 'POST', query: {} });
  const [, [id, own] = []] = [...server.library.entries()];
  expect(own).toMatchObject({ title: 'Door manners at home' });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/snippets/${id}`));
  await waitFor(async () => expect(await draftsOf('academy', 'door')).toEqual([]));
});

test('after a reload it goes on as a new snippet', async () => {
  const first = await write();
  first.unmount();
  const view = showEditorPage('door', { orgId: 'academy' });
  remove(view);
  await view.user.click(await screen.findByRole('button', { name: 'Continue it as a new snippet' }));
  await waitFor(() => expect(view.router.push).toHaveBeenCalledWith('/snippets/create?draft'));
  await waitFor(async () =>
    expect(await draftsOf(null, null)).toMatchObject([
      { revision: null, edited: { title: 'Door manners at home' } },
    ]),
  );
  await waitFor(async () => expect(await draftsOf('academy', 'door')).toEqual([]));
});

test('where nothing was written, a snippet out of reach is only not there', async () => {
  remove(showEditorPage('door', { orgId: 'academy' }));
  expect(await screen.findByRole('link', { name: 'Go to your snippets' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument();
});

test('what was written while one’s role was changed to reading is saved as one’s own', async () => {
  const { user, server, save } = await write();
  const sentence = 'Your role in this organization does not allow this.';
  server.answerInstead(({ method }) => (method === 'PUT' ? refusal(403, 'forbidden', sentence) : undefined));
  await user.click(save);
  const dialog = within(await screen.findByRole('dialog', { name: 'You can no longer change this snippet' }));
  expect(dialog.getByText(/^Your role in the organization lets you read/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save as my own snippet' }));
  await waitFor(() => expect(server.library.size).toBe(2));
  expect(server.changes().at(-1)).toMatchObject({ method: 'POST', query: {} });
});

test('where one’s own plan has no room for it, the way leads to one’s own plans', async () => {
  const view = await write();
  const { user, server, router, save } = view;
  remove(view);
  await user.click(save);
  server.answerInstead(({ method }) =>
    method === 'POST' ? refusal(403, 'plan_limit', 'The free plan holds 25 snippets.') : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Save as my own snippet' }));
  await user.click(await screen.findByRole('button', { name: 'See plans' }));
  expect(router.push).toHaveBeenCalledWith('/profile#plan');
});
