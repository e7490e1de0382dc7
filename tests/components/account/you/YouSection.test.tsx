import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { YouSection } from '@/components/account/you/YouSection';
import { Toasts } from '@/components/notices/Toasts';
import { SignInPage } from '@/components/sign-in/SignInPage';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const account = { uid: 'u-sam', email: 'sam@dogs.test', displayName: 'Sam' };
let api: ReturnType<typeof fakeApi>;
const Section = () =>
  useAuth().user === null ? (
    <SignInPage />
  ) : (
    <>
      <YouSection />
      <Toasts />
    </>
  );
const open = (user = auth.aUser()) => {
  auth.setUser(user);
  return renderInApp(<Section />, { router: aRouter({ pathname: '/login' }) });
};

beforeEach(() => {
  api = fakeApi({
    'GET /api/account': account,
    'PUT /api/account': ({ body }: { body: unknown }) => ({ ...account, ...(body as object) }),
    'GET /api/stripe/subscription': undefined,
    'POST /api/account/email-change-mail': undefined,
    'POST /api/account/verification-mail': undefined,
    'POST /api/account/sign-out-everywhere': undefined,
  });
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

describe('the name', () => {
  test('is saved, and said to be', async () => {
    const { user } = open();
    const field = await screen.findByLabelText('Your name');
    await user.clear(field);
    await user.type(field, ' Sam Ortega {Enter}');
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
    expect(api.sent).toContainEqual({ call: 'PUT /api/account', body: { displayName: 'Sam Ortega' } });
    expect(auth.refreshUser).toHaveBeenCalledOnce();
    expect(field).toHaveValue('Sam Ortega');
  });

  test('is not saved empty', async () => {
    const { user } = open();
    await user.clear(await screen.findByLabelText('Your name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter the name/);
    expect(api.times('PUT /api/account')).toBe(0);
  });

  test('keeps what was typed where it could not be saved', async () => {
    api.on('PUT /api/account', () => refusal(500, 'Our fault.', 'internal'));
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'my{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your name was not saved. Our fault.');
    expect(screen.getByLabelText('Your name')).toHaveValue('Sammy');
  });

  test('can be asked for again when it did not load', async () => {
    api.on('GET /api/account', () => refusal(403, 'Not now.'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your name could not be loaded. Not now.');
    api.on('GET /api/account', account);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('Sam');
  });
});

describe('the email', () => {
  test('that is not verified says so and has its mail sent again', async () => {
    const { user } = open(auth.aUser({ emailVerified: false }));
    expect(screen.getByText('Not verified')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'send it again' }));
    expect(await screen.findByText(/it is on its way/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'send it again' })).toHaveFocus();
    // The server changes no address that may be somebody else's.
    expect(screen.queryByRole('button', { name: 'Change email' })).not.toBeInTheDocument();
    expect(screen.getByText(/Log out and sign up with the right one/)).toBeVisible();
  });

  const openDialog = async (user: ReturnType<typeof renderInApp>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    return within(await screen.findByRole('dialog', { name: 'Change your email' }));
  };

  test('is changed by a mail to the new one, after the password', async () => {
    const { user } = open();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('New email'), ' kim@dogs.test ');
    await user.type(dialog.getByLabelText('Your password'), 'good dog{Enter}');
    expect(await screen.findByText(/a link is on its way there/)).toHaveTextContent('kim@dogs.test');
    expect(auth.proveByPassword).toHaveBeenCalledExactlyOnceWith('good dog');
    expect(api.sent).toContainEqual({
      call: 'POST /api/account/email-change-mail',
      body: { email: 'kim@dogs.test' },
    });
  });

  test('is not asked to change with a wrong password', async () => {
    auth.proveByPassword.mockRejectedValue(auth.authError('auth/invalid-credential'));
    const { user } = open();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('New email'), 'kim@dogs.test');
    await user.type(dialog.getByLabelText('Your password'), 'bad dog{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/not your password/),
    );
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    expect(dialog.getByRole('alert')).toBeVisible();
    expect(api.times('POST /api/account/email-change-mail')).toBe(0);
  });

  test('is checked before anything is sent', async () => {
    const { user } = open();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('New email'), 'SAM@dogs.test{Enter}');
    expect(dialog.getByLabelText('New email')).toHaveAccessibleDescription('This is already your email.');
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.');
    expect(auth.proveByPassword).not.toHaveBeenCalled();
  });

  test('is proven by Google where there is no password', async () => {
    const { user } = open(auth.aUser({ hasPassword: false, googleEmail: 'sam@gmail.test' }));
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('New email'), 'kim@dogs.test');
    await user.type(dialog.getByLabelText('Your Google address'), 'Sam@gmail.test{Enter}');
    expect(await screen.findByText(/a link is on its way there/)).toBeVisible();
    expect(auth.proveAsGoogleAddress).toHaveBeenCalledExactlyOnceWith('sam@gmail.test');
  });

  test('shows the server’s sentence', async () => {
    api.on('POST /api/account/email-change-mail', () => refusal(429, 'That was a lot.', 'rate_limited'));
    const { user } = open();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('New email'), 'kim@dogs.test');
    await user.type(dialog.getByLabelText('Your password'), 'good dog{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('That was a lot.');
  });
});

describe('the password', () => {
  test('is changed after the current one', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText('Current password'), 'good dog');
    await user.type(screen.getByLabelText('New password'), 'better dog{Enter}');
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(auth.proveByPassword).toHaveBeenCalledExactlyOnceWith('good dog');
    expect(auth.changePassword).toHaveBeenCalledExactlyOnceWith('better dog');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that is too weak is said below the new one, and one too short is not sent', async () => {
    auth.changePassword.mockRejectedValue(auth.authError('auth/weak-password'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText('Current password'), 'good dog');
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(auth.proveByPassword).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('New password'), ' but longer{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too easy to guess/),
    );
  });

  test('is a first one for who signs in with Google', async () => {
    const { user } = open(auth.aUser({ hasPassword: false, googleEmail: 'sam@gmail.test' }));
    await user.click(screen.getByRole('button', { name: 'Set a password' }));
    await user.type(await screen.findByLabelText('Your Google address'), 'sam@gmail.test');
    await user.type(screen.getByLabelText('New password'), 'better dog{Enter}');
    expect(await screen.findByText('Your password is set')).toBeVisible();
  });
});

describe('Google', () => {
  test('is linked by its address on local services', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    await user.type(await screen.findByLabelText('Google address'), 'Sam@gmail.test{Enter}');
    await waitFor(() => expect(auth.linkGoogleAddress).toHaveBeenCalledExactlyOnceWith('sam@gmail.test'));
    expect(await screen.findByText(/Google is linked/)).toBeVisible();
  });

  test('of someone else is refused in plain words', async () => {
    auth.linkGoogleAddress.mockRejectedValue(auth.authError('auth/credential-already-in-use'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Link Google' }));
    await user.type(await screen.findByLabelText('Google address'), 'kim@gmail.test{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/belongs to another Heelwrite account/);
  });

  test('is unlinked where a password remains', async () => {
    const { user } = open(auth.aUser({ googleEmail: 'sam@gmail.test' }));
    expect(screen.getByText('sam@gmail.test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlink Google' }));
    expect(auth.unlinkGoogle).toHaveBeenCalledOnce();
  });

  test('stays where it is the only way in', () => {
    open(auth.aUser({ hasPassword: false, googleEmail: 'sam@gmail.test' }));
    expect(screen.queryByRole('button', { name: 'Unlink Google' })).not.toBeInTheDocument();
  });
});

describe('all devices', () => {
  const openDialog = async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    return { user, confirm: dialog.getByRole('button', { name: 'Sign out everywhere' }), dialog };
  };

  test('are signed out once that is confirmed, this one last', async () => {
    const { user, confirm } = await openDialog();
    expect(confirm).toHaveFocus();
    expect(api.times('POST /api/account/sign-out-everywhere')).toBe(0);
    auth.signOut.mockImplementation(async () => {
      expect(api.times('POST /api/account/sign-out-everywhere')).toBe(1);
      auth.setUser(null);
    });
    await user.click(confirm);
    expect(await screen.findByText('You are signed out on every device, this one included.')).toBeVisible();
    expect(auth.signOut).toHaveBeenCalledOnce();
    // Nobody else ended this session.
    expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument();
  });

  test('are not told of a password by who signs in with Google alone', async () => {
    const { user } = open(auth.aUser({ hasPassword: false, googleEmail: 'sam@gmail.test' }));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    expect(dialog).toHaveTextContent('Anyone who can use your Google account can sign in again');
    expect(dialog).not.toHaveTextContent('password');
  });

  test('stay signed in where it failed, and that is said', async () => {
    api.on('POST /api/account/sign-out-everywhere', () => refusal(500, 'Our fault.', 'internal'));
    const { user, confirm, dialog } = await openDialog();
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Our fault.');
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});
