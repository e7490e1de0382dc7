import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aLibrary, Page, shown, signInForEach } from '@/tests/support/snippets-page';
import { renderInApp } from '@/tests/support/app';
import { aRouter } from '@/tests/support/fake-router';
import { anOrganization } from '@/tests/support/organizations';
import { aFilter, aSavedFilter } from '@/tests/support/saved-filters';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const homework = aSavedFilter({ id: 'f-homework', name: 'Homework', filter: { tags: ['homework'] } });
const doors = aSavedFilter({ id: 'f-doors', name: 'At the door', filter: { query: 'door' } });
const noMale = aSavedFilter({ id: 'f-no-male', name: 'No male yet', filter: { versions: ['-male'] } });
const all = [homework, doors, noMale];

function open(
  filters: readonly SavedFilter[] = all,
  query: Record<string, string> = { sort: 'title' },
  surroundings: Partial<Parameters<typeof renderInApp>[1]> = {},
) {
  const server = serveSnippets(...aLibrary());
  server.saveFilters(...filters);
  const view = renderInApp(<Page />, {
    router: aRouter({ pathname: '/snippets', query }),
    ...surroundings,
  });
  return { ...view, server };
}

const nav = async () => within(await screen.findByRole('navigation', { name: 'Filters' }));
/** The links as they are read out. */
const links = async () => (await nav()).getAllByRole('link').map((link) => link.textContent);
const names = (server: ReturnType<typeof serveSnippets>) => server.savedFilters().map(({ name }) => name);
const listed = (...expected: string[]) =>
  waitFor(async () => {
    const saved = (await nav()).queryAllByRole('button', { name: /^More for/ });
    expect(saved.map((button) => button.getAttribute('aria-label'))).toEqual(
      expected.map((name) => `More for “${name}”`),
    );
  });

type User = ReturnType<typeof open>['user'];
async function choose(user: User, name: string, item: string) {
  await user.click(await (await nav()).findByRole('button', { name: `More for “${name}”` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('beside the list', () => {
  test('stand all snippets, favorites, what is saved and the tags, each with what it shows', async () => {
    const { server } = open();
    server.favorites.add('not of this library');
    await shown('Crate', 'Door', 'Leash', 'Payment');
    await waitFor(async () =>
      expect(await links()).toEqual([
        'All snippets4, 4 snippets',
        'Favorites0, 0 snippets',
        'Homework2, 2 snippets',
        'At the door1, 1 snippet',
        'No male yet3, 3 snippets',
        // “homework” is saved as it is.
        'manners1, 1 snippet',
        'walks1, 1 snippet',
      ]),
    );
  });

  test('each is a link to the filtered list, in the order chosen', async () => {
    open();
    await listed('Homework', 'At the door', 'No male yet');
    const hrefs = (await nav()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/snippets?sort=title',
      '/snippets?favorite=1&sort=title',
      '/snippets?tag=homework&sort=title',
      '/snippets?q=door&sort=title',
      '/snippets?version=-male&sort=title',
      '/snippets?tag=manners&sort=title',
      '/snippets?tag=walks&sort=title',
    ]);
  });

  test.each<[Record<string, string>, string]>([
    [{}, 'All snippets'],
    [{ favorite: '1' }, 'Favorites'],
    [{ tag: 'homework' }, 'Homework'],
    [{ q: 'door', sort: 'modified' }, 'At the door'],
    [{ tag: 'walks' }, 'walks'],
  ])('what %j shows is marked', async (query, name) => {
    open(all, query);
    await listed('Homework', 'At the door', 'No male yet');
    await waitFor(async () =>
      expect((await nav()).getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual([
        expect.stringContaining(name),
      ]),
    );
  });

  test('in an organization one’s own are a way of their own', async () => {
    open(all, {}, { organizations: [anOrganization()] });
    expect(await (await nav()).findByRole('link', { name: /^Mine/ })).toHaveAttribute(
      'href',
      '/snippets?library=mine',
    );
  });

  test('who has saved none is told how', async () => {
    open([]);
    expect(await screen.findByText('Filter the list, then save the filter to have it here.')).toBeVisible();
  });

  test('what cannot be loaded says so and is asked for again', async () => {
    const view = open();
    view.server.answerInstead(({ path }) =>
      path === '/api/saved-filters' ? refusal(403, 'forbidden') : undefined,
    );
    expect(await screen.findByText(/Your saved filters could not be loaded/)).toBeVisible();
    view.server.answerInstead(() => undefined);
    await view.user.click((await nav()).getByRole('button', { name: 'Try again' }));
    await listed('Homework', 'At the door', 'No male yet');
  });
});

describe('a filter', () => {
  test('is saved under the name that is typed over what it shows', async () => {
    const { user, server } = open([], { tag: 'homework', version: '-male' });
    await user.click(await screen.findByRole('button', { name: 'Save this filter…' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('homework, No male');
    await user.type(name, 'To be made', { initialSelectionStart: 0, initialSelectionEnd: 17 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await listed('To be made');
    const { filter } = aFilter('', { tags: ['homework'], versions: ['-male'] });
    expect(server.savedFilters()).toEqual([{ id: expect.any(String), name: 'To be made', filter }]);
    // What is saved already is not offered again.
    expect(screen.queryByRole('button', { name: 'Save this filter…' })).not.toBeInTheDocument();
  });

  test('that hides nothing is not offered to be saved', async () => {
    open();
    await listed('Homework', 'At the door', 'No male yet');
    expect(screen.queryByRole('button', { name: 'Save this filter…' })).not.toBeInTheDocument();
  });

  test('under a name that is taken takes its place', async () => {
    const { user, server } = open(all, { tag: 'walks' });
    await user.click(await screen.findByRole('button', { name: 'Save this filter…' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'homework');
    expect(screen.getByText('“Homework” is saved already. Saving puts this in its place.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await waitFor(() =>
      expect(server.savedFilters()[0]).toEqual({
        id: 'f-homework',
        ...aFilter('homework', { tags: ['walks'] }),
      }),
    );
  });

  test('that is refused says why, and its name stays', async () => {
    const { user, server } = open(all, { tag: 'walks' });
    const full = 'You have 50 saved filters, the most you can have.';
    server.answerInstead(({ method }) => (method === 'POST' ? refusal(409, 'conflict', full) : undefined));
    await user.click(await screen.findByRole('button', { name: 'Save this filter…' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`It was not saved. ${full}`);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('walks');
  });
});

describe('a saved filter', () => {
  test('is renamed', async () => {
    const { user, server } = open();
    await choose(user, 'Homework', 'Rename…');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.getByText('A filter needs a name.')).toBeVisible();
    await user.type(name, 'For the week');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await listed('For the week', 'At the door', 'No male yet');
    expect(server.savedFilters()[0]).toEqual({ ...homework, name: 'For the week' });
  });

  test('is moved', async () => {
    const { user, server } = open();
    await choose(user, 'Homework', 'Move down');
    await listed('At the door', 'Homework', 'No male yet');
    await waitFor(() => expect(names(server)).toEqual(['At the door', 'Homework', 'No male yet']));
    await choose(user, 'No male yet', 'Move up');
    await waitFor(() => expect(names(server)).toEqual(['At the door', 'No male yet', 'Homework']));
    await user.click((await nav()).getByRole('button', { name: 'More for “At the door”' }));
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('takes the list as it is filtered now', async () => {
    const { user, server } = open(all, { tag: 'walks', version: 'neutral' });
    await choose(user, 'Homework', 'Replace with the current filter');
    const { filter } = aFilter('', { tags: ['walks'], versions: ['neutral'] });
    await waitFor(() => expect(server.savedFilters()[0]).toEqual({ ...homework, filter }));
    expect(await screen.findByText('“Homework” now shows this.')).toBeVisible();
  });

  test('is deleted, its neighbor has the focus, and undoing brings it back to its place', async () => {
    const { user, server } = open();
    await choose(user, 'At the door', 'Delete');
    await listed('Homework', 'No male yet');
    await waitFor(async () =>
      expect((await nav()).getByRole('link', { name: /^No male yet/ })).toHaveFocus(),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await listed('Homework', 'At the door', 'No male yet');
    expect(names(server)).toEqual(['Homework', 'At the door', 'No male yet']);
  });

  test.each([
    ['Move down', 'PUT'],
    ['Delete', 'DELETE'],
  ])('stays as it was where “%s” could not be kept, and it is said why', async (item, method) => {
    const { user, server } = open();
    const sentence = 'This did not work.';
    server.answerInstead((call) =>
      call.method === method ? refusal(403, 'forbidden', sentence) : undefined,
    );
    await choose(user, 'Homework', item);
    expect(await screen.findByText(sentence)).toBeVisible();
    await listed('Homework', 'At the door', 'No male yet');
  });
});

test('where there is no room beside the list, a button opens the same', async () => {
  const { user } = open(all, { tag: 'homework' });
  await listed('Homework', 'At the door', 'No male yet');
  await user.click(await screen.findByRole('button', { name: 'Saved filters: Homework' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
  await user.click(dialog.getByRole('link', { name: /^At the door/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
