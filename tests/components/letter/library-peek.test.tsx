import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubLayout } from '@/tests/support/layout';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(async () => {
  await forgetEverything();
  vi.unstubAllGlobals();
});

test('Space shows a snippet whole beside its row, and puts it nowhere', async () => {
  stubLayout();
  const { user, row, blocks } = await openLetterPage();
  await row('Homework');
  screen.getByRole('listbox', { name: 'Snippets' }).focus();
  await user.keyboard('{End} ');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Wait at the door.');
  expect(blocks()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(blocks()).toHaveLength(1));
});

test('what is shown is the version for the dog at hand', async () => {
  stubLayout();
  const { user, row } = await openLetterPage();
  await user.click(await screen.findByRole('radio', { name: 'Female' }));
  await row('Homework');
  screen.getByRole('listbox', { name: 'Snippets' }).focus();
  await user.keyboard('{Home} ');
  const card = await screen.findByRole('tooltip');
  expect(card).toHaveTextContent('wagged her tail');
});

test('so does a pointer that rests on it', async () => {
  stubLayout();
  const { user, row } = await openLetterPage();
  await user.hover(await row('Homework'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Practice for');
  await user.unhover(await row('Homework'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('a finger rests on nothing: no card comes to cover what is tapped next', async () => {
  stubLayout();
  const { user, row } = await openLetterPage();
  const ask = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(ask(media), { matches: media === '(hover: none)' }),
  );
  await user.hover(await row('Homework'));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('what is shown has its variables as they are written', async () => {
  stubLayout();
  const place = aSnippet({ title: 'Place', neutral: '<p>At {{place|the park}}.</p>' });
  const { user, row } = await openLetterPage({ snippets: [place] });
  await user.hover(await row('Place'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('At {{place|the park}}.');
});
