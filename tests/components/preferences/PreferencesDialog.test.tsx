import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PreferencesDialog } from '@/components/preferences/PreferencesDialog';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const fetchMock = vi.fn<typeof fetch>();
const account = { uid: 'u-sam', email: 'sam@dogs.test', displayName: 'Sam', signature: '<p>Best, Sam</p>' };
const onClose = vi.fn();
const Dialog = () => (useAuth().user === null ? null : <PreferencesDialog onClose={onClose} />);
const open = () => renderInApp(<Dialog />);
const kept = () => JSON.parse(localStorage.getItem('preferences') ?? 'null') as unknown;
const saves = () => fetchMock.mock.calls.filter(([, request]) => request?.method === 'PUT');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json(account));
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  fetchMock.mockReset();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

describe('highlight', () => {
  test('off, and another mode, are kept under one key and shown at once', async () => {
    const { user } = open();
    const dialog = within(screen.getByRole('dialog', { name: 'Preferences' }));
    const sample = dialog.getByText('Bella').closest('[data-look]');
    expect(sample).toHaveAttribute('data-look', 'default');

    await user.click(dialog.getByRole('radio', { name: 'Outline' }));
    expect(kept()).toEqual({ highlightEnabled: true, highlightMode: 'outline' });
    expect(sample).toHaveAttribute('data-look', 'outline');

    await user.click(dialog.getByRole('switch', { name: 'Highlight them' }));
    expect(kept()).toEqual({ highlightEnabled: false, highlightMode: 'outline' });
    expect(sample).toHaveAttribute('data-look', 'off');
    expect(dialog.getByRole('radio', { name: 'Outline' })).toBeDisabled();
  });

  test('garbage in the storage does no harm', () => {
    localStorage.setItem('preferences', '{"highlightMode":');
    open();
    expect(screen.getByRole('radio', { name: 'Tint' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Highlight them' })).toBeChecked();
  });
});

test('the theme is light, dark or the system’s', async () => {
  const { user } = open();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

describe('name and signature', () => {
  test('a changed name is saved on Done, and the shell hears of it', async () => {
    const { user } = open();
    const name = await screen.findByLabelText('Your name');
    await user.clear(name);
    await user.type(name, ' Sam Ortega ');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saves().map(([, request]) => request?.body)).toEqual(['{"displayName":"Sam Ortega"}']);
    expect(auth.refreshUser).toHaveBeenCalledOnce();
  });

  test('closing with Escape saves too: nothing typed is lost', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'my{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(saves().map(([, request]) => request?.body)).toEqual(['{"displayName":"Sammy"}']);
  });

  test('nothing changed: nothing is sent', async () => {
    const { user } = open();
    await screen.findByLabelText('Your name');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(saves()).toEqual([]);
  });

  test('an empty name is not saved', async () => {
    const { user } = open();
    await user.clear(await screen.findByLabelText('Your name'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(
      'Enter the name your clients know you by.',
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a gateway’s error page is not shown', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'my');
    fetchMock.mockResolvedValue(new Response('<html>Bad Gateway</html>', { status: 502 }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your name and signature were not saved. Heelwrite cannot be reached right now. Try again in a moment.',
    );
  });

  test('a failed save keeps what was typed and says so', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'my');
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('were not saved. Heelwrite cannot be reached');
    expect(screen.getByLabelText('Your name')).toHaveValue('Sammy');
    await user.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('what a program says of a failure is not shown', async () => {
    auth.currentToken.mockResolvedValue(null);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your name and signature could not be loaded. Something went wrong. Try again in a moment.',
    );
  });

  test('nor of one to save', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'my');
    auth.currentToken.mockResolvedValue(null);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your name and signature were not saved. Something went wrong. Try again in a moment.',
    );
  });
});
