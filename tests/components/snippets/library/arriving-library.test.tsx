import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bar, check, openSnippets, row, search, shown, signInForEach } from '@/tests/support/snippets-page';
import { refusal } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', async () => import('@/tests/support/fake-auth'));

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T08:00:00.000Z`;
const five = ['Leash', 'Door', 'Crate', 'Recall', 'Sit'].map((title, n) =>
  aSnippet({ title, tags: ['homework'], createdAt: day(20 - n), updatedAt: day(20 - n) }),
);

signInForEach();

/** The page with the first two of five snippets; the rest comes once it is let through. */
function openArriving(query: Record<string, string> = {}) {
  const view = openSnippets(five, query);
  view.server.pageBy(2);
  return { ...view, letThrough: view.server.holdRest() };
}

test('the first rows stand while the rest is on its way, and stay where they are when it comes', async () => {
  const { letThrough } = openArriving();
  await shown('Leash', 'Door');
  const first = await row('Leash');
  expect(screen.getByText('Loading snippets')).toBeInTheDocument();
  expect(screen.queryByText(/\d snippets/)).not.toBeInTheDocument();
  letThrough();
  await shown('Leash', 'Door', 'Crate', 'Recall', 'Sit');
  expect(await row('Leash')).toBe(first);
  expect(screen.queryByText('Loading snippets')).not.toBeInTheDocument();
  expect(screen.getByText('5 snippets')).toBeVisible();
});

test('all cannot be selected, and nothing is said of a search, before all are here', async () => {
  const { user, letThrough } = openArriving();
  await user.click(await check('Leash'));
  expect((await bar()).queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).not.toBeInTheDocument();
  await user.type(await search(), 'recall');
  await shown();
  expect(screen.queryByText(/No snippet/)).not.toBeInTheDocument();
  letThrough();
  await shown('Recall');
});

test('rows that others may come before wait for them', async () => {
  const { letThrough } = openArriving({ sort: 'title' });
  await screen.findByText('Loading snippets');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await shown();
  letThrough();
  await shown('Crate', 'Door', 'Leash', 'Recall', 'Sit');
});

test('nothing of it is shown as the whole where the rest does not come', async () => {
  const { server, letThrough } = openArriving();
  await shown('Leash', 'Door');
  server.answerInstead(({ query }) => ('after' in query ? refusal(403, 'forbidden') : undefined));
  letThrough();
  expect(await screen.findByText('Your snippets could not be loaded')).toBeVisible();
});

test('what a colleague saves comes as a change, and the other rows are not drawn anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server } = openSnippets(five, { sort: 'modified' });
  await shown('Leash', 'Door', 'Crate', 'Recall', 'Sit');
  const door = await row('Door');
  server.changeElsewhere(five[3]?.id ?? '', { title: 'Recall, again', updatedAt: day(25) });
  vi.setSystemTime(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  await shown('Recall, again', 'Leash', 'Door', 'Crate', 'Sit');
  expect(server.asked()).toEqual([{}, { since: '0' }]);
  expect(await row('Door')).toBe(door);
  vi.useRealTimers();
});
