import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aLibrary, bar, check, openSnippets, row, shown, signInForEach } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';
import { refusal } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();
afterEach(() => vi.useRealTimers());
const toastGoes = () => act(() => void vi.advanceTimersByTime(6_000));
const removeByKey = async (user: ReturnType<typeof openSnippets>['user'], title: string) => {
  (await row(title)).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText(`“${title}” deleted`)).toBeVisible();
};

test('takes the row away at once and asks the server only when Undo is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server } = openSnippets();
  const doomed = [...server.library.values()][1]!;
  await removeByKey(user, 'Door');
  await shown('Crate', 'Leash', 'Payment');
  await waitFor(async () => expect(await row('Leash')).toHaveFocus());
  expect(server.changes()).toEqual([]);
  toastGoes();
  await waitFor(() =>
    expect(server.changes()).toMatchObject([{ method: 'DELETE', query: { id: doomed.id } }]),
  );
  await shown('Crate', 'Leash', 'Payment');
});

test('Undo brings it back and nothing is asked of the server', async () => {
  const { user, server } = openSnippets();
  await removeByKey(user, 'Door');
  await shown('Crate', 'Leash', 'Payment');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await shown('Crate', 'Door', 'Leash', 'Payment');
  await waitFor(() => expect(screen.queryByText('“Door” deleted')).not.toBeInTheDocument());
  expect(server.changes()).toEqual([]);
});

test('what is deleted in a row has one toast, and one Undo for all of it', async () => {
  const { user, server } = openSnippets();
  await removeByKey(user, 'Door');
  (await row('Crate')).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('2 snippets deleted')).toBeVisible();
  await shown('Leash', 'Payment');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await shown('Crate', 'Door', 'Leash', 'Payment');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  expect(server.changes()).toEqual([]);
});

test('the focus goes on in the list when the bar goes with what was deleted', async () => {
  const { user } = openSnippets();
  await user.click(await check('Door'));
  (await row('Crate')).focus();
  await user.click((await bar()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Door” deleted')).toBeVisible();
  expect(await row('Crate')).toHaveFocus();
});

test('what could not be deleted is back, and that is said', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, server } = openSnippets();
  server.answerInstead(({ method }) => (method === 'DELETE' ? refusal(403, 'forbidden') : undefined));
  await removeByKey(user, 'Door');
  toastGoes();
  expect(await screen.findByText('1 snippet could not be deleted. It is back in the list.')).toBeVisible();
  await shown('Crate', 'Door', 'Leash', 'Payment');
});

test('leaving the page deletes what is waiting', async () => {
  const { user, server } = openSnippets();
  await removeByKey(user, 'Crate');
  window.dispatchEvent(new Event('pagehide'));
  // Long before the toast is gone.
  await waitFor(() => expect([...server.library.values()].map(({ title }) => title)).not.toContain('Crate'), {
    timeout: 3_000,
  });
});

test('says who holds it', async () => {
  const crate = aSnippet({ title: 'Crate', neutral: '<p>{{&gt; door}}</p>' });
  const { user } = openSnippets([crate, ...aLibrary().slice(1)]);
  (await row('Door')).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('“Door” deleted. “Crate” holds it')).toBeVisible();
});
