import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppProviders } from '@/components/shell/AppProviders';
import { SignInPage } from '@/components/sign-in/SignInPage';
import { reportCallerRefusal } from '@/lib/client/wire/caller-refusals';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter, WithRouter } from '@/tests/support/fake-router';
import { organizationsOf } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const fetchMock = vi.fn<typeof fetch>();
const open = (query: Record<string, string> = {}) =>
  renderInApp(<SignInPage />, { router: aRouter({ pathname: '/login', query }) });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  auth.setUser(null);
});
afterEach(() => {
  auth.resetAuth();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  test('has two labelled fields, one button of that name, and the focus in the first field', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to Heelwrite' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getAllByRole('button', { name: /Sign in/ })).toHaveLength(1);
  });

  test('without a network it says so, calmly, in place of a failure', async () => {
    const { user } = open();
    auth.signIn.mockRejectedValue(auth.authError('auth/network-request-failed'));
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test');
    await user.type(screen.getByLabelText('Password'), 'good dog{Enter}');
    expect(await screen.findByText('You’re offline. Signing in needs the network.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // It may be tried at any time: browsers err.
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  test('sends what was typed and goes on to the page asked for', async () => {
    const { user, router } = open({ next: '/snippets/abc?orgId=o1' });
    auth.signIn.mockImplementation(async () => auth.setUser(auth.aUser()));
    await user.type(screen.getByLabelText('Email'), ' sam@dogs.test ');
    await user.type(screen.getByLabelText('Password'), 'good dog{Enter}');
    expect(auth.signIn).toHaveBeenCalledExactlyOnceWith('sam@dogs.test', 'good dog');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/snippets/abc?orgId=o1'));
  });

  test.each(['signIn', 'signUp'])(
    'an invitation says whom it is for, and fills the address in: %s',
    (mode) => {
      open({ mode, next: '/?invitation=academy&for=ben%40dogs.test' });
      expect(screen.getByText(/^You are invited to an organization\./)).toHaveTextContent('ben@dogs.test');
      expect(screen.getByLabelText('Email')).toHaveValue('ben@dogs.test');
    },
  );

  test.each(['/?for=ben%40dogs.test', '/?invitation=academy&for=call%20us', '/snippets'])(
    'nothing is filled in without an invitation to an address: %s',
    (next) => {
      open({ next });
      expect(screen.queryByText(/^You are invited/)).not.toBeInTheDocument();
      expect(screen.getByLabelText('Email')).toHaveValue('');
    },
  );

  test('a page of another site is not gone on to', async () => {
    const { router } = open({ next: 'https://evil.test' });
    act(() => auth.setUser(auth.aUser()));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  });

  test('says below the fields what is missing, and sends nothing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter your email.',
      'Enter your password.',
    ]);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  test.each([
    ['auth/invalid-credential', 'Password', /The email or password is not right/],
    ['auth/user-disabled', 'Email', /turned off/],
  ])('%s is said below the field %s', async (code, label, words) => {
    const { user } = open();
    auth.signIn.mockRejectedValue(auth.authError(code));
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test');
    await user.type(screen.getByLabelText('Password'), 'bad dog{Enter}');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  test('a fault of no field is announced', async () => {
    const { user } = open();
    auth.signIn.mockRejectedValue(auth.authError('auth/operation-not-allowed'));
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test');
    await user.type(screen.getByLabelText('Password'), 'good dog{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('is not available here');
  });

  test('the password can be shown', async () => {
    const { user } = open();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('Google on local services asks for an address', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await user.type(await screen.findByLabelText('Google address'), 'Kim@Gmail.test{Enter}');
    expect(auth.signInAsGoogleAddress).toHaveBeenCalledExactlyOnceWith('kim@gmail.test');
  });

  test('no form flashes before it is known who is there', () => {
    auth.setUser(undefined);
    open();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    act(() => auth.setUser(null));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  test('when sign-in does not load, it says so instead of loading forever', () => {
    auth.setUser(undefined);
    open();
    act(() => auth.failToLoad());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heelwrite did not load');
  });
});

describe('signing up', () => {
  test('creates the account, has the mail sent and asks to look for it', async () => {
    const { user, router } = open({ mode: 'signUp', next: '/email' });
    auth.signUp.mockImplementation(async () => auth.setUser(auth.aUser({ emailVerified: false })));
    await user.type(screen.getByLabelText('Your name'), 'Sam Ortega');
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test');
    await user.type(screen.getByLabelText('Password'), 'good dog');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(auth.signUp).toHaveBeenCalledExactlyOnceWith('Sam Ortega', 'sam@dogs.test', 'good dog');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Femail&mode=checkMail'));
    expect(fetchMock).toHaveBeenCalledWith('/api/account/verification-mail', expect.anything());
  });

  test('who looks for the mail next begins where that is said', () => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    open({ mode: 'checkMail' });
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  });

  test.each([
    ['email-to-be-confirmed', 'Confirm your address first'],
    ['email-not-in-whitelist', 'You are not on the list yet'],
  ] as const)('nobody is led on who is not let in: %s', async (refusal, heading) => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    open({ mode: 'checkMail' });
    act(() => reportCallerRefusal(refusal));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue to Heelwrite' })).not.toBeInTheDocument();
    // As when the name is set, right after signing up.
    act(() => auth.setUser(auth.aUser({ emailVerified: false })));
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  test('a mistyped address is left for the right one, on the way to the same page', async () => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    auth.signOut.mockImplementation(async () => auth.setUser(null));
    const { user, router } = open({ mode: 'checkMail', next: '/email' });
    await user.click(screen.getByRole('button', { name: 'Sign up with the right one' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login?next=%2Femail&mode=signUp'));
  });

  test('nobody waits for a mail who is not signed in', async () => {
    const { router } = open({ mode: 'checkMail' });
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  });

  test('names the terms and refuses a short password', async () => {
    const { user } = open({ mode: 'signUp' });
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await user.type(screen.getByLabelText('Password'), 'short{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(auth.signUp).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  test('is asked for by who is signed in, too: a warning in a mail leads there', () => {
    auth.setUser(auth.aUser());
    const { router } = open({ mode: 'forgot' });
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('a mail is asked for, whether the address is known or not', async () => {
    const { user } = open({ mode: 'forgot' });
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test{Enter}');
    expect(await screen.findByText(/If there is an account for/)).toHaveFocus();
    expect(screen.queryByText(/^Enter your email/)).not.toBeInTheDocument();
    const [address, request] = fetchMock.mock.calls[0]!;
    expect(address).toBe('/api/account/password-reset-mail');
    expect(request?.body).toBe('{"email":"sam@dogs.test"}');
  });

  test('what was typed before the password was missed stands there already, and on the way back', async () => {
    const { user, rerender } = open();
    const follow = (query: Record<string, string>) =>
      rerender(
        <WithRouter router={aRouter({ pathname: '/login', query })}>
          <AppProviders {...organizationsOf()}>
            <SignInPage />
          </AppProviders>
        </WithRouter>,
      );
    await user.type(screen.getByLabelText('Email'), 'sam@dogs.test');
    follow({ mode: 'forgot' });
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('sam@dogs.test');
    follow({});
    expect(screen.getByLabelText('Email')).toHaveValue('sam@dogs.test');
  });

  test('the link from the mail sets a new one and signs in', async () => {
    const { user } = open({ mode: 'resetPassword', oobCode: 'c0de' });
    await user.type(await screen.findByLabelText('New password'), 'better dog{Enter}');
    expect(auth.resetPassword).toHaveBeenCalledExactlyOnceWith('c0de', 'better dog');
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('sam@dogs.test', 'better dog'));
  });

  test('an old link says so and offers a new one', async () => {
    auth.emailOfResetCode.mockRejectedValue(auth.authError('auth/expired-action-code'));
    open({ mode: 'resetPassword', oobCode: 'old' });
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/login?mode=forgot',
    );
  });
});

describe('confirming the address', () => {
  test('spends the code once and says it is done', async () => {
    open({ mode: 'verifyEmail', oobCode: 'c0de' });
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toHaveFocus();
    expect(auth.verifyEmail).toHaveBeenCalledExactlyOnceWith('c0de');
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  });

  test('a used code offers a new link to who is signed in', async () => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    auth.verifyEmail.mockRejectedValue(auth.authError('auth/invalid-action-code'));
    const { user } = open({ mode: 'verifyEmail', oobCode: 'used' });
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/it is on its way/)).toBeVisible();
  });

  test('a new link that could not be sent says so in plain words', async () => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    auth.verifyEmail.mockRejectedValue(auth.authError('auth/invalid-action-code'));
    auth.currentToken.mockResolvedValue(null);
    const { user } = open({ mode: 'verifyEmail', oobCode: 'used' });
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('(Something went wrong. Try again in a moment.)')).toBeVisible();
  });
});

describe('a changed address', () => {
  test('spends the code once, though signing out empties what the page knows, and leads to sign-in', async () => {
    auth.setUser(auth.aUser());
    auth.changeEmail.mockImplementation(async () => {
      await auth.signOut();
      return 'kim@dogs.test';
    });
    open({ mode: 'verifyAndChangeEmail', oobCode: 'fresh' });
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeVisible();
    expect(screen.getByText('kim@dogs.test')).toBeVisible();
    expect(auth.changeEmail).toHaveBeenCalledExactlyOnceWith('fresh');
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  });

  test('an old link says so', async () => {
    auth.changeEmail.mockRejectedValue(auth.authError('auth/invalid-action-code'));
    open({ mode: 'verifyAndChangeEmail', oobCode: 'used' });
    expect(await screen.findByText(/has expired or was already used/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/profile');
  });
});
