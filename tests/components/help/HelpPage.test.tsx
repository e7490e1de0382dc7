import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HelpPage } from '@/components/help/HelpPage';
import { HelpUnavailable } from '@/components/help/HelpState';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const Page = () => (useAuth().user === null ? null : <HelpPage />);
const open = (asPath = '/help', query: Record<string, string> = {}) =>
  renderInApp(<Page />, { router: aRouter({ pathname: '/help', asPath, query }) });

const search = () => screen.findByRole('searchbox', { name: 'Search help' });
const questions = () =>
  screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(auth.resetAuth);

test('all sections stand below each other, with the way to each', async () => {
  open();
  const contents = within(await screen.findByRole('navigation', { name: 'Help contents' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, -1),
  );
  expect(links[1]).toHaveAttribute('href', '/help#variables');
});

test('a question brings its answer first and keeps itself in the address', async () => {
  const { user, router } = open();
  await user.type(await search(), 'change he to she');
  await waitFor(() => expect(questions()[0]).toBe('How does the pronoun swap change he to she?'));
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ answers?$/);
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith(
      { pathname: '/help', query: { q: 'change he to she' } },
      undefined,
      { shallow: true, scroll: false },
    ),
  );
});

test('Esc takes the question away', async () => {
  const { user } = open('/help?q=signature', { q: 'signature' });
  expect(await search()).toHaveValue('signature');
  expect(questions()[0]).toBe('Where do I set my signature?');
  await user.type(await search(), '{Escape}');
  await waitFor(() => expect(questions().length).toBeGreaterThan(30));
});

test('/ leads to the search', async () => {
  const { user } = open();
  const field = await search();
  await user.keyboard('/');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

test('where nothing answers, it says so and whom to ask', async () => {
  const { user } = open();
  await user.type(await search(), 'quantum zebra');
  expect(await screen.findByRole('heading', { name: 'Nothing here answers “quantum zebra”' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@heelwrite.test' })).toHaveAttribute(
    'href',
    'mailto:hello@heelwrite.test',
  );
  expect(screen.getByRole('link', { name: /support see your snippets for a day/ })).toHaveAttribute(
    'href',
    '/profile#support-access',
  );
  await user.click(screen.getByRole('button', { name: 'Show all help topics' }));
  await waitFor(() => expect(questions().length).toBeGreaterThan(30));
  expect(await search()).toHaveValue('');
});

test.each([
  ['/help#variables', 'Variables', 2],
  ['/help#plural-they', 'Why was a “they” not changed?', 3],
])('%s gives the focus to its heading', async (asPath, name, level) => {
  open(asPath);
  expect(await screen.findByRole('heading', { name, level })).toHaveFocus();
});

test('says so where its texts cannot be loaded, and asks for them again with the page', async () => {
  const { user, router } = renderInApp(<HelpUnavailable />, { router: aRouter({ pathname: '/help' }) });
  expect(screen.getByText('Help could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(router.reload).toHaveBeenCalledOnce();
});
