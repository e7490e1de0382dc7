import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { starterEssentials, starterLibrary, starterTopics } from '@/lib/starter/library';
import { starterKindsOf } from '@/lib/starter/starter-kinds';
import { refusal } from '@/tests/support/snippet-server';
import { openSnippets, shown, signInForEach } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const withStarters = () => [
  aSnippet({ title: 'A snippet of my own' }),
  ...starterEssentials.map(({ title }) => aSnippet({ title })),
];

async function openByMenu(view: ReturnType<typeof openSnippets>) {
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Export and more' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add starter snippets…' }));
  return within(await screen.findByRole('dialog', { name: 'Add starter snippets' }));
}

test('the list’s menu leads to those that are not there yet, all of them chosen', async () => {
  const view = openSnippets(withStarters());
  const dialog = await openByMenu(view);
  expect(dialog.getByText(/You have 15 of 60; titles already there are not added again/)).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: starterEssentials[0]!.title })).not.toBeInTheDocument();
  await view.user.click(await dialog.findByRole('button', { name: 'Add 45 snippets' }));
  expect(await screen.findByText('45 snippets added')).toBeVisible();
  expect(view.server.library.size).toBe(61);
  const titles = [...view.server.library.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(61);
});

test('they are chosen by topic', async () => {
  const view = openSnippets([aSnippet({ title: 'Crate' })]);
  view.server.limitSnippets(20);
  const dialog = await openByMenu(view);
  await dialog.findByText(/^The plan has room for 19 more\./);
  const [first] = starterTopics;
  const { name, snippets } = first!;
  await view.user.click(dialog.getByRole('checkbox', { name: `All of ${name}` }));
  await view.user.click(dialog.getByRole('button', { name: `Add ${snippets.length} snippets` }));
  await shown('Crate', ...snippets.map(({ title }) => title).sort());
});

test('where the plan has no room for all, some are chosen by hand, and the plans are near', async () => {
  const view = openSnippets(withStarters());
  view.server.limitSnippets(17);
  const dialog = await openByMenu(view);
  expect(await dialog.findByText(/^The plan has room for 1 more\./)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/profile#plan');
  expect(dialog.getByRole('button', { name: 'Choose some' })).toBeDisabled();
  await view.user.click(dialog.getByRole('checkbox', { name: 'Welcome, new client' }));
  await view.user.click(dialog.getByRole('button', { name: 'Add 1 snippet' }));
  expect(await screen.findByText('1 snippet added')).toBeVisible();
});

const puts = ({ server }: ReturnType<typeof openSnippets>) =>
  server.changes().flatMap(({ path, body }) => (path === '/api/variables' ? [body] : []));

async function addOne(view: ReturnType<typeof openSnippets>, title: string) {
  const dialog = await openByMenu(view);
  await view.user.click(await dialog.findByRole('checkbox', { name: title }));
  await view.user.click(dialog.getByRole('button', { name: 'Add 1 snippet' }));
}

test('what the variables of the chosen ones ask for goes along, once and first', async () => {
  const view = openSnippets(withStarters());
  view.server.limitSnippets(30);
  await addOne(view, 'Quote for private lessons');
  expect(await screen.findByText('1 snippet added')).toBeVisible();
  const quote = starterLibrary.filter(({ key }) => key === 'lesson-quote');
  expect(puts(view)).toEqual([{ variables: starterKindsOf(quote), onlyNew: true }]);
  expect(view.server.changes().map(({ path }) => path)).toEqual(['/api/variables', '/api/snippets/import']);
});

test('where that fails it is said, and the snippets are added', async () => {
  const view = openSnippets(withStarters());
  view.server.limitSnippets(30);
  view.server.answerInstead(({ path, method }) =>
    path === '/api/variables' && method === 'PUT' ? refusal(409, 'conflict', 'Too many.') : undefined,
  );
  await addOne(view, 'Quote for private lessons');
  expect(await screen.findByText('What the variables ask for was not added. Too many.')).toBeVisible();
  await waitFor(() =>
    expect([...view.server.library.values()].map(({ title }) => title)).toContain(
      'Quote for private lessons',
    ),
  );
});

test('Import leads there too', async () => {
  const { user } = openSnippets(withStarters());
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Choose from the starter snippets' }));
  expect(await screen.findByRole('dialog', { name: 'Add starter snippets' })).toBeVisible();
});
