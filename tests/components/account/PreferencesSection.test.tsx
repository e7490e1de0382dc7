import { cleanup, getConfig, screen, waitFor, within } from '@testing-library/react';
import Router, { type NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PreferencesSection } from '@/components/account/PreferencesSection';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
// The editor has tests of its own.
vi.mock('@/components/preferences/SignatureField', () => ({
  SignatureField: ({ html, onChange }: { html: string; onChange: (html: string) => void }) => (
    <textarea aria-label="Email signature" value={html} onChange={(event) => onChange(event.target.value)} />
  ),
}));

const account = { uid: 'u-sam', email: 'sam@dogs.test', displayName: 'Sam', signature: 'Best, Sam' };
let api: ReturnType<typeof fakeApi>;
let router: NextRouter;
let goesBack: Parameters<NextRouter['beforePopState']>[0];
const Section = () => (useAuth().user === null ? null : <PreferencesSection />);

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({
    'GET /api/account': account,
    'PUT /api/account': ({ body }: { body: unknown }) => ({ ...account, ...(body as object) }),
  });
  vi.stubGlobal('fetch', api.fetch);
  stubLayout();
  router = aRouter({
    pathname: '/profile',
    beforePopState: (callback) => {
      goesBack = callback;
    },
  });
  // What the page's code reaches through Next's own object.
  Router.router = router as unknown as typeof Router.router;
  auth.setUser(auth.aUser());
});
afterEach(() => {
  cleanup();
  Router.router = null;
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('theme and highlight change at once, as in the dialog', async () => {
  const { user } = renderInApp(<Section />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Underline' }));
  await user.click(screen.getByRole('switch', { name: 'Highlight them' }));
  expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toEqual({
    highlightEnabled: false,
    highlightMode: 'underline',
  });
});

test('the signature is saved by its button, once it has changed', async () => {
  const { user } = renderInApp(<Section />);
  const field = await screen.findByLabelText('Email signature');
  expect(screen.getByRole('button', { name: 'Save signature' })).toBeDisabled();
  await user.type(field, ' Ortega');
  await user.click(screen.getByRole('button', { name: 'Save signature' }));
  expect(await screen.findByText('Your signature is saved.')).toBeVisible();
  expect(api.sent).toContainEqual({ call: 'PUT /api/account', body: { signature: 'Best, Sam Ortega' } });
});

test('a first signature begins with the name, which is none before it is saved', async () => {
  api.on('GET /api/account', { ...account, signature: undefined });
  const { user } = renderInApp(<Section />);
  expect(await screen.findByText('Suggested, not saved yet.')).toBeVisible();
  expect(await screen.findByLabelText('Email signature')).toHaveValue('<p>Sam Ortega</p>');
  await user.click(screen.getByRole('button', { name: 'Save signature' }));
  await waitFor(() =>
    expect(api.sent).toContainEqual({ call: 'PUT /api/account', body: { signature: '<p>Sam Ortega</p>' } }),
  );
});

test('a signature that was not saved stays as it was typed', async () => {
  api.on('PUT /api/account', () => refusal(403, 'Not now.'));
  const { user } = renderInApp(<Section />);
  await user.type(await screen.findByLabelText('Email signature'), '!');
  await user.click(screen.getByRole('button', { name: 'Save signature' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your signature was not saved. Not now.');
  expect(screen.getByLabelText('Email signature')).toHaveValue('Best, Sam!');
});

describe('leaving with a signature that is not saved', () => {
  async function typeAndLeave() {
    const { user } = renderInApp(<Section />, { router });
    const asABrowser = (happen: () => void) => getConfig().asyncWrapper(async () => happen());
    const follow = () =>
      asABrowser(() => {
        expect(() => Router.events.emit('routeChangeStart', '/email', { shallow: false })).toThrow();
      });
    await user.type(await screen.findByLabelText('Email signature'), '!');
    expect(goesBack({ url: '/profile', as: '/profile#plan', options: {} })).toBe(true);
    await follow();
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    return { user, question };
  }

  test('is asked about, and going on loses it', async () => {
    const { user, question } = await typeAndLeave();
    expect(question.getByText('Your signature is not saved and would be lost.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/email');
    expect(api.sent).not.toContainEqual(expect.objectContaining({ call: 'PUT /api/account' }));
  });

  test('saves it first where that is asked for', async () => {
    const { user, question } = await typeAndLeave();
    await user.click(question.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/email'));
    expect(api.sent).toContainEqual({ call: 'PUT /api/account', body: { signature: 'Best, Sam!' } });
    expect(() => Router.events.emit('routeChangeStart', '/email', { shallow: false })).not.toThrow();
  });

  test('stays where it could not be saved', async () => {
    api.on('PUT /api/account', () => refusal(403, 'Not now.'));
    const { user, question } = await typeAndLeave();
    await user.click(question.getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your signature was not saved. Not now.');
    expect(screen.getByLabelText('Email signature')).toHaveValue('Best, Sam!');
    expect(router.push).not.toHaveBeenCalled();
  });
});
