import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { holdAnswers } from '@/tests/support/held-search';
import { serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/search/library-search', () =>
  import('@/tests/support/held-search').then(({ heldSearch }) => heldSearch()),
);

const open = (path = '/') =>
  renderInApp(
    <SignedInArea>
      <h1>Page</h1>
    </SignedInArea>,
    { router: aRouter({ pathname: path, asPath: path }) },
  );

beforeEach(() => {
  localStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(auth.resetAuth);

describe('shortcuts', () => {
  test.each([
    ['gh', '/'],
    ['gs', '/snippets'],
    ['ge', '/email'],
    ['n', '/snippets/create'],
  ])('%s goes to %s', async (keys, path) => {
    const { user, router } = open();
    await user.keyboard(keys);
    expect(router.push).toHaveBeenCalledExactlyOnceWith(path);
  });

  test('n stays in an email, where it may well be meant for the text', async () => {
    const { user, router } = open('/email');
    await user.keyboard('n');
    expect(router.push).not.toHaveBeenCalled();
  });

  describe('Ctrl+K', () => {
    const { fetch } = globalThis;
    afterEach(() => vi.stubGlobal('fetch', fetch));

    const openCommands = async () => {
      serveSnippets(aSnippet({ id: 'recall', title: 'Recall at the park' }), aSnippet({ title: 'Door' }));
      const view = open();
      await view.user.keyboard('{Control>}k{/Control}');
      const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
      const field = within(dialog).getByRole('combobox', { name: 'Page, action, dog or snippet' });
      expect(field).toHaveFocus();
      const names = () =>
        within(dialog)
          .queryAllByRole('option')
          .map(({ firstChild }) => firstChild?.textContent);
      return { ...view, dialog, field, names };
    };

    test('Enter before the answer is here leads to what was typed, never to what was shown before', async () => {
      const { user, router, dialog } = await openCommands();
      await within(dialog).findByRole('option', { name: 'Recall at the park' });
      const answer = holdAnswers();
      await user.keyboard('recall{Enter}');
      expect(router.push).not.toHaveBeenCalled();
      answer();
      await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/snippets/recall'));
    });

    test('shows pages, actions and snippets, and leads to what is named', async () => {
      const { user, router, dialog, field, names } = await openCommands();
      await within(dialog).findByRole('option', { name: 'Recall at the park' });
      expect(
        within(dialog)
          .getAllByRole('group')
          .map((group) => group.firstChild?.textContent),
      ).toEqual(['Pages', 'Actions', 'Snippets']);
      await user.type(field, 'recall');
      expect(names()).toEqual(['Recall at the park']);
      await user.keyboard('{Enter}');
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/snippets/recall');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });

    test('is walked with the arrows, in a circle, and does what it says', async () => {
      const { user, router, dialog, field, names } = await openCommands();
      await user.type(field, 'e');
      const options = within(dialog).getAllByRole('option');
      expect(options[0]).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{ArrowUp}');
      expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
      expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)!.id);
      await user.clear(field);
      await user.type(field, 'new sni');
      expect(names()).toEqual(['New snippet']);
      await user.keyboard('{Enter}');
      expect(router.push).toHaveBeenCalledExactlyOnceWith('/snippets/create');
    });

    test('opens another dialog in its place, and says where nothing is found', async () => {
      const { user, dialog, field } = await openCommands();
      await user.type(field, 'zzzz');
      expect(within(dialog).getByText('Nothing found for “zzzz”.')).toBeVisible();
      await user.clear(field);
      await user.type(field, 'shortcuts');
      await user.click(within(dialog).getByRole('option', { name: /Keyboard shortcuts/ }));
      expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
  });

  test('? lists them, and rests in a field', async () => {
    const { user } = renderInApp(
      <SignedInArea>
        <input aria-label="Title" />
      </SignedInArea>,
    );
    await user.type(screen.getByLabelText('Title'), 'why?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(document.body);
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const label of ['Go to Snippets', 'Copy the email', 'Save the snippet', 'Bold']) {
      expect(within(sheet).getByText(label)).toBeVisible();
    }
    expect(within(sheet).getByRole('heading', { name: 'Writing any text', level: 3 })).toBeVisible();
    await user.keyboard('gs{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});
