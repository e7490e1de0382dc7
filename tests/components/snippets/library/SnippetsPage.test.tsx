import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { deviceStore } from '@/lib/client/device/device-store';
import { recordSnippetUse } from '@/lib/client/queries/account/snippet-uses';
import { starterEssentials, starterLibrary } from '@/lib/starter/library';
import { starterKinds, starterKindsOf } from '@/lib/starter/starter-kinds';
import {
  aLibrary,
  check,
  openSnippets as open,
  Page,
  row,
  search,
  shown,
  signInForEach,
} from '@/tests/support/snippets-page';
import { renderInApp } from '@/tests/support/app';
import { aRouter } from '@/tests/support/fake-router';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

test('tells when a snippet was used, and of one that never was, that', async () => {
  await recordSnippetUse(new QueryClient(), 'u-sam', ['leash']);
  open(
    [
      aSnippet({ title: 'Crate', updatedAt: new Date().toISOString() }),
      aSnippet({ id: 'leash', title: 'Leash' }),
    ],
    {},
  );
  await shown('Leash', 'Crate');
  expect(within(await row('Leash')).getByText('just now')).toBeVisible();
  expect(within(await row('Crate')).getByText('Never')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Used' })).toBeVisible();
  await deviceStore('u-sam').clear();
});

test('until one was used, tells when each was added', async () => {
  open([aSnippet({ title: 'Crate', createdAt: new Date().toISOString() })], {});
  expect(within(await row('Crate')).getByText('just now')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Added' })).toBeVisible();
});

/** The picture behind what is said in the place of a list: it has no name. */
const fieldArt = () => document.querySelector('[aria-hidden=true][class*=art]');

describe('finding', () => {
  test.each([
    ['a title', 'cra', ['Crate']],
    ['a text', 'invoice', ['Payment']],
    ['a tag', 'manners', ['Door']],
    ['a variable', 'dog', ['Door']],
    ['every word', 'home crate', ['Crate']],
  ])('by %s', async (_, typed, titles) => {
    const { user } = open();
    await shown('Crate', 'Door', 'Leash', 'Payment');
    await user.type(await search(), typed);
    await shown(...titles);
    expect(screen.getByText('1 of 4 snippets')).toBeVisible();
  });

  test('marks what was found in title, text and tags', async () => {
    const { user } = open();
    await user.type(await search(), 'homework crate');
    await shown('Crate');
    const marks = [...(await row('Crate')).querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Crate', 'crate', 'homework']);
  });

  test('what is typed wrong finds something similar, and that is said', async () => {
    const { user } = open();
    await user.type(await search(), 'invoise');
    await shown('Payment');
    expect(screen.getByText('No exact match, showing similar words')).toBeVisible();
  });

  test('tags and versions filter together', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tag' }));
    await user.click(await screen.findByRole('checkbox', { name: /^homework/ }));
    await user.keyboard('{Escape}');
    await shown('Crate', 'Door');
    await user.click(await screen.findByRole('button', { name: 'Version' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Has male' }));
    await user.keyboard('{Escape}');
    await shown('Crate');
  });

  test('only what is out of date', async () => {
    const stale = aSnippet({
      title: 'Old',
      male: '<p>He.</p>',
      female: { html: '<p>She.</p>', origin: 'generated', source: 'male', stale: true },
    });
    const { user } = open([stale, ...aLibrary()]);
    const filter = await screen.findByRole('button', { name: 'Out of date' });
    await user.click(filter);
    await shown('Old');
    expect(filter).toHaveAttribute('aria-pressed', 'true');
    await user.click(filter);
    await shown('Crate', 'Door', 'Leash', 'Old', 'Payment');
  });

  test('the address brings its filters', async () => {
    open(aLibrary(), { q: 'wait', tag: 'homework' });
    await shown('Door');
    expect(await search()).toHaveValue('wait');
    expect(screen.getByRole('button', { name: 'Tag: homework' })).toBeVisible();
  });

  test('nothing found offers to clear, which keeps the order, or to write what was looked for', async () => {
    const { user } = open();
    await user.type(await search(), 'qqqqqqqq');
    expect(await screen.findByText('Nothing matches “qqqqqqqq”')).toBeVisible();
    expect(fieldArt()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Create “qqqqqqqq”' })).toHaveAttribute(
      'href',
      '/snippets/create?title=qqqqqqqq',
    );
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await shown('Crate', 'Door', 'Leash', 'Payment');
    expect(screen.getByRole('button', { name: 'Sort: Title' })).toBeVisible();
    expect(await search()).toHaveValue('');
    expect(await search()).toHaveFocus();
  });

  test.each([
    ['Clear filters', { stale: '1' }],
    ['Clear search and filters', { stale: '1', q: 'crate' }],
  ])('only what is set is cleared: %s', async (name, query) => {
    open(aLibrary(), query);
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test('Escape empties the search', async () => {
    const { user } = open();
    await user.type(await search(), 'crate{Escape}');
    await shown('Crate', 'Door', 'Leash', 'Payment');
    expect(await search()).toHaveValue('');
  });
});

test.each(['{ArrowDown}', '{Enter}'])('%s leads from the search into what it found', async (key) => {
  const { user, router } = open();
  await user.type(await search(), 'crate');
  await shown('Crate');
  await user.keyboard(key);
  expect(await row('Crate')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledOnce();
});

describe('a row', () => {
  test('opens by Enter and by a click', async () => {
    const { user, router, server } = open();
    const [crate] = server.library.keys();
    (await row('Crate')).focus();
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenLastCalledWith(`/snippets/${crate}`);
    const text = await screen.findByText('He sleeps in his crate.');
    await user.click(text);
    expect(router.push).toHaveBeenCalledTimes(2);
    await user.dblClick(text);
    expect(router.push).toHaveBeenCalledTimes(3);
  });

  test('is not opened by its checkbox, nor by marking some of its text', async () => {
    const { user, router } = open();
    await user.click(await check('Crate'));
    const text = await screen.findByText('He sleeps in his crate.');
    await user.pointer([
      { keys: '[MouseLeft>]', target: text, offset: 0 },
      { target: text, offset: 5 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(getSelection()?.toString()).toBe('He sl');
    expect(router.push).not.toHaveBeenCalled();
  });

  test('its menu duplicates', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Door' }));
    const menu = within(await screen.findByRole('menu', { name: 'Door' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Use in an email',
      'Add to favorites',
      'Copy text',
      'Duplicate',
      'Delete',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('“Copy of Door” added')).toBeVisible();
    await shown('Copy of Door', 'Crate', 'Door', 'Leash', 'Payment');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/^\/snippets\/snippet-\d+$/));
  });

  test('a copy that was made without our hearing of it is not made twice', async () => {
    const { user, server } = open();
    const duplicate = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Door' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    };
    const before = server.library.size;
    server.loseAnswers(true);
    await duplicate();
    expect(await screen.findByText(/^Heelwrite cannot be reached/)).toBeVisible();
    server.loseAnswers(false);
    await duplicate();
    await shown('Copy of Door', 'Crate', 'Door', 'Leash', 'Payment');
    expect(server.library.size).toBe(before + 1);
    await duplicate();
    await waitFor(() => expect(server.library.size).toBe(before + 2));
  });

  test('its menu deletes', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Door' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('“Door” deleted')).toBeVisible();
    await shown('Crate', 'Leash', 'Payment');
  });
});

test('the search stands before the list is here, and keeps what is typed meanwhile', async () => {
  const release = serveSnippets(...aLibrary()).hold('GET');
  const { user } = renderInApp(<Page />, {
    router: aRouter({ pathname: '/snippets', query: { sort: 'title' } }),
  });
  expect(await screen.findByText('Loading snippets')).toBeInTheDocument();
  await user.type(await search(), 'leash');
  release();
  await shown('Leash');
  expect(await search()).toHaveFocus();
});

describe('without a list', () => {
  test('an empty library offers three ways to begin', async () => {
    const { user, server } = open([]);
    expect(await screen.findByText('Write it once, send it to every client')).toBeVisible();
    expect(screen.getByRole('link', { name: 'write your own' })).toHaveAttribute('href', '/snippets/create');
    expect(screen.getByRole('button', { name: 'import a file' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add the starter snippets' }));
    expect(await screen.findByText(`${starterLibrary.length} snippets added`)).toBeVisible();
    expect(screen.getByText(`${starterLibrary.length} snippets`)).toBeVisible();
    expect(server.library.size).toBe(starterLibrary.length);
    expect(server.changes().map(({ path }) => path)).toEqual(['/api/variables', '/api/snippets/import']);
    expect(server.kinds()).toHaveLength(starterKinds.length);
  });

  test('where the plan limits snippets, the essentials leave room for one’s own', async () => {
    const { user, server, router } = open([]);
    server.limitSnippets(25);
    await user.click(await screen.findByRole('button', { name: 'Add the starter snippets' }));
    expect(await screen.findByText(/^15 snippets added\. All 60 fit on a plan/)).toBeVisible();
    expect(server.library.size).toBe(15);
    expect(server.kinds()).toHaveLength(starterKindsOf(starterEssentials).length);
    await user.click(screen.getByRole('button', { name: 'See plans' }));
    expect(router.push).toHaveBeenCalledWith('/profile#plan');
  });

  test('one that cannot be read says so and can be tried again', async () => {
    const server = serveSnippets(...aLibrary());
    server.answerInstead(() => refusal(403, 'forbidden'));
    const { user } = renderInApp(<Page />, {
      router: aRouter({ pathname: '/snippets', query: { sort: 'title' } }),
    });
    expect(await screen.findByText('Your snippets could not be loaded')).toBeVisible();
    expect(fieldArt()).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'New snippet' })).not.toBeInTheDocument();
    server.answerInstead(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('Crate', 'Door', 'Leash', 'Payment');
  });
});
