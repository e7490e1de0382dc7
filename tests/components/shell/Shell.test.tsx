import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { reportCallerRefusal } from '@/lib/client/wire/caller-refusals';
import type { Organization } from '@/lib/contracts/organization-fields';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const open = (pathname = '/', asPath = pathname, organizations: readonly Organization[] = []) =>
  renderInApp(
    <SignedInArea>
      <h1>Page</h1>
    </SignedInArea>,
    { router: aRouter({ pathname, asPath }), organizations },
  );

const openMenu = async (pathname?: string) => {
  const view = open(pathname);
  await view.user.click(screen.getByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu', { name: 'Account' });
  return { ...view, menu };
};

beforeEach(() => {
  localStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(auth.resetAuth);

describe('who may come in', () => {
  test('nobody sees a page before it is known who they are', () => {
    auth.setUser(undefined);
    open();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    act(() => auth.setUser(auth.aUser()));
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  });

  test('who is not signed in is sent to sign in, and back afterwards', async () => {
    auth.setUser(null);
    const { router } = open('/snippets/[id]', '/snippets/abc?orgId=o1');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fsnippets%2Fabc%3ForgId%3Do1'),
    );
  });

  test('a refused token signs out', async () => {
    const { router } = open('/email');
    act(() => reportCallerRefusal('token-invalid'));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Femail'));
  });

  test('an address that is not on the list gets a page that says whom to ask', async () => {
    const { user } = open();
    act(() => reportCallerRefusal('email-not-in-whitelist'));
    expect(await screen.findByRole('heading', { name: 'You are not on the list yet' })).toBeVisible();
    expect(screen.getByText(/sam@dogs\.test is signed in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@heelwrite.test' })).toHaveAttribute(
      'href',
      'mailto:hello@heelwrite.test',
    );
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  describe('an address that is on the list and not confirmed', () => {
    const openUnconfirmed = async () => {
      auth.setUser(auth.aUser({ emailVerified: false }));
      const view = open();
      act(() => reportCallerRefusal('email-to-be-confirmed'));
      expect(await screen.findByRole('heading', { name: 'Confirm your address first' })).toBeVisible();
      return view;
    };

    test('is told so, and can have the mail sent again', async () => {
      const { user } = await openUnconfirmed();
      expect(screen.getByText('sam@dogs.test')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Page' })).not.toBeInTheDocument();
      const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
      vi.stubGlobal('fetch', sent);
      await user.click(screen.getByRole('button', { name: 'send it again' }));
      expect(await screen.findByText(/it is on its way/)).toBeVisible();
      expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/account/verification-mail']);
      vi.unstubAllGlobals();
    });

    test('gets the page asked for once it is confirmed, and hears where it is not', async () => {
      const { user } = await openUnconfirmed();
      auth.refreshUser.mockImplementation(async () => auth.setUser(auth.aUser({ emailVerified: false })));
      await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('not confirmed yet');
      auth.refreshUser.mockImplementation(async () => auth.setUser(auth.aUser()));
      await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
      expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
    });

    test('that was taken off the list meanwhile gets the page that says whom to ask', async () => {
      await openUnconfirmed();
      act(() => reportCallerRefusal('email-not-in-whitelist'));
      expect(await screen.findByRole('heading', { name: 'You are not on the list yet' })).toBeVisible();
    });
  });
});

describe('the top bar', () => {
  test.each([
    ['/', 'Home'],
    ['/snippets', 'Snippets'],
    ['/snippets/[id]', 'Snippets'],
    ['/snippets/create', 'Snippets'],
    ['/email', 'Email'],
  ])('on %s, %s is the current page', (pathname, name) => {
    open(pathname);
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Snippets', 'Email']);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  test.each([
    ['Sam Ortega', 'sam@dogs.test', 'S'],
    ['', 'kim@dogs.test', 'K'],
    ['éloise', 'e@dogs.test', 'É'],
  ])('the avatar of %j (%s) shows %s', (displayName, email, letter) => {
    auth.setUser(auth.aUser({ displayName, email }));
    open();
    expect(screen.getByRole('button', { name: 'Account' })).toHaveTextContent(letter);
  });

  test('without organizations there is no selector', () => {
    open();
    expect(screen.queryByRole('button', { name: /Organization/ })).not.toBeInTheDocument();
  });

  test.each([0, 1, 2] as const)('the selector leads to the organization, in role %i too', async (role) => {
    const { user } = renderInApp(
      <SignedInArea>
        <h1>Page</h1>
      </SignedInArea>,
      { organizations: [anOrganization({ members: [aMember({ role })] })], role },
    );
    await user.click(await screen.findByRole('button', { name: 'Organization: Good Dog Academy' }));
    expect(await screen.findByRole('menuitem', { name: 'Organization page' })).toHaveAttribute(
      'href',
      '/organization',
    );
  });

  test('where it is locked, it says why to whoever points at it or reaches it by keyboard', async () => {
    const { user } = renderInApp(
      <SignedInArea>
        <h1>Page</h1>
      </SignedInArea>,
      {
        router: aRouter({ pathname: '/snippets/[id]', query: { id: 'recall' }, asPath: '/snippets/recall' }),
        organizations: [anOrganization()],
      },
    );
    const selector = await screen.findByRole('button', { name: 'Organization: Good Dog Academy' });
    const reason = 'The organization cannot be changed while a snippet is open.';
    expect(selector).toHaveAccessibleDescription(reason);
    expect(selector).not.toHaveAttribute('title');
    await user.hover(selector);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  });

  test('the menu icon opens the way around', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(
      within(drawer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Snippets', 'Email']);
    await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  });
});

describe('the account menu', () => {
  test('holds what exists, in the order of §2', async () => {
    const { menu } = await openMenu();
    const entries = [...menu.querySelectorAll('[role^=menuitem]')];
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'My account',
      'Create an organization',
      'Dark theme',
      'Take a tour',
      'Help',
      'Preferences',
      'Feedback & Roadmap',
      'Logout',
    ]);
  });

  test('says who is signed in, at its top and not as an entry', async () => {
    const { menu } = await openMenu();
    expect(menu).toHaveTextContent(/^Sam Ortegasam@dogs\.testMy account/);
    expect(menu).toHaveAccessibleDescription(/^Sam Ortega\s*sam@dogs\.test$/);
    expect(within(menu).queryByRole('menuitem', { name: /sam@dogs/ })).not.toBeInTheDocument();
    expect(within(menu).getByRole('menuitem', { name: 'My account' })).toHaveFocus();
  });

  test('lets who is in no organization create one, and nobody else', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('menuitem', { name: 'Create an organization' })).toHaveAttribute(
      'href',
      '/organization?new=1',
    );
    cleanup();
    const { user } = open('/', '/', [anOrganization()]);
    await screen.findByRole('button', { name: 'Organization: Good Dog Academy' });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const other = await screen.findByRole('menu', { name: 'Account' });
    expect(within(other).queryByText('Create an organization')).not.toBeInTheDocument();
  });

  test('leads support staff to their desk, and nobody else', async () => {
    auth.setUser(auth.aUser({ isGlobalAdmin: true }));
    const { menu } = await openMenu();
    expect(within(menu).getByRole('menuitem', { name: 'Support desk' })).toHaveAttribute(
      'href',
      '/profile#support-desk',
    );
  });

  test.each(['/email', '/snippets/[id]', '/snippets/create'])(
    'on %s the theme is not changed',
    async (pathname) => {
      const { menu } = await openMenu(pathname);
      expect(within(menu).queryByText('Dark theme')).not.toBeInTheDocument();
      expect(within(menu).getByText('Preferences')).toBeVisible();
    },
  );

  test('the theme is toggled and kept under its key', async () => {
    const { menu, user } = await openMenu();
    const toggle = within(menu).getByRole('menuitemcheckbox', { name: 'Dark theme' });
    expect(toggle).toHaveAttribute('aria-checked', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-checked', 'true');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  test('feedback opens outside, without a hold on this page', async () => {
    const { menu } = await openMenu();
    const link = within(menu).getByRole('menuitem', { name: /Feedback/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('logging out goes to sign-in, with no page to come back to', async () => {
    const { menu, user, router } = await openMenu('/email');
    await user.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/login'));
  });
});

test('an address that is not confirmed is a quiet line with a way to a new mail', async () => {
  auth.setUser(auth.aUser({ emailVerified: false }));
  open();
  expect(await screen.findByText(/Confirm your address/)).toHaveTextContent('sam@dogs.test');
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeVisible();
});

describe('support staff', () => {
  const organizationWhere = (isSupport: boolean) => [
    anOrganization({ members: [aMember({ role: 2, isSupport })] }),
  ];

  test('read on every page that they are in an organization as support', async () => {
    auth.setUser(auth.aUser({ isGlobalAdmin: true }));
    open('/snippets', '/snippets', organizationWhere(true));
    expect(await screen.findByText(/^You are in Good Dog Academy as support\. Read only/)).toBeVisible();
  });

  test('read nothing of it where they are a member like any other', async () => {
    auth.setUser(auth.aUser({ isGlobalAdmin: true }));
    open('/snippets', '/snippets', organizationWhere(false));
    expect(await screen.findByRole('button', { name: /Good Dog Academy/ })).toBeVisible();
    expect(screen.queryByText(/as support/)).not.toBeInTheDocument();
  });
});
