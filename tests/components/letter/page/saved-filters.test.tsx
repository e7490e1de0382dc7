import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, homework, openLetterPage } from '@/tests/support/letter-page';
import { aSavedFilter } from '@/tests/support/saved-filters';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const stars = aSavedFilter({ id: 'f-stars', name: 'Stars', filter: { isFavorite: true } });
const noFemale = aSavedFilter({
  id: 'f-no-female',
  name: 'Practice',
  filter: { query: 'practice', versions: ['-female'] },
});

async function open() {
  const view = await openLetterPage({ favorites: [homework.id], savedFilters: [stars, noFemale] });
  const choose = async (opened: string, name: RegExp) => {
    await view.user.click(await screen.findByRole('button', { name: opened }));
    await view.user.click(await screen.findByRole('menuitemradio', { name }));
  };
  return { ...view, choose };
}

const found = () =>
  screen
    .getAllByRole('option')
    .map((option) => within(option).getByText(/./, { selector: '[class*=title]' }).textContent);

test('a saved filter is chosen beside the tags, by what it shows', async () => {
  const { user, choose, row } = await open();
  await row('First lesson');
  await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
  const menu = within(await screen.findByRole('menu', { name: 'Saved filters' }));
  expect(await menu.findByRole('menuitemradio', { name: /^Practice.*, 1 snippet$/ })).toBeVisible();
  expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual([
    'All snippets3, 3 snippets',
    'Stars1, 1 snippet',
    'Practice1, 1 snippet',
  ]);
  await user.click(menu.getByRole('menuitemradio', { name: /^Stars/ }));
  await vi.waitFor(() => expect(found()).toEqual(['Homework']));
  await choose('Saved filters: Stars', /^All snippets/);
  await row('First lesson');
});

test('what it brought along can be taken off, where the pane has no button of its own for it', async () => {
  const { user, choose } = await open();
  await choose('Saved filters', /^Practice/);
  expect(screen.getByRole('searchbox', { name: 'Search snippets' })).toHaveValue('practice');
  expect(screen.queryByRole('button', { name: 'No female' })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search snippets' }));
  await user.click(await screen.findByRole('button', { name: 'No female', pressed: true }));
  expect(screen.queryByRole('button', { name: 'No female' })).not.toBeInTheDocument();
});

test('who has saved none is not offered any', async () => {
  const { row } = await openLetterPage();
  await row('First lesson');
  expect(screen.queryByRole('button', { name: 'Saved filters' })).not.toBeInTheDocument();
});
