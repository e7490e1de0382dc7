import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DogKeeping } from '@/components/dogs/DogKeeping';
import { Toasts } from '@/components/notices/Toasts';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import { aDog } from '@/tests/support/dogs';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const Setting = () => (useAuth().user === null ? null : <DogKeeping />);
let api: ReturnType<typeof fakeApi>;

function open(dogs = [aDog()]) {
  api = fakeApi({ 'GET /api/dogs': { isKept: true, dogs }, 'PUT /api/dogs/keeping': undefined });
  vi.stubGlobal('fetch', api.fetch);
  return renderInApp(
    <>
      <Setting />
      <Toasts />
    </>,
  );
}
const keeping = () => screen.findByRole('switch', { name: 'Keep my dogs with my account' });

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('switching it off asks first, and says what is deleted', async () => {
  const { user } = open();
  expect(await keeping()).toBeChecked();
  expect(screen.getByRole('link', { name: 'Your dogs' })).toHaveAttribute('href', '/dogs');
  await user.click(await keeping());
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop keeping your dogs?' }));
  expect(dialog.getByText(/^Your dog and every email that was kept are deleted/)).toBeVisible();
  expect(api.times('PUT /api/dogs/keeping')).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await keeping()).toBeChecked();
  await user.click(await keeping());
  await user.click(await screen.findByRole('button', { name: 'Delete them' }));
  await waitFor(async () => expect(await keeping()).not.toBeChecked());
  expect(api.sent.at(-1)).toEqual({ call: 'PUT /api/dogs/keeping', body: { isKept: false } });
});

test('where there is none yet, nothing is asked', async () => {
  const { user } = open([]);
  await user.click(await keeping());
  expect(await screen.findByText('Dogs are no longer kept')).toBeVisible();
  expect(await keeping()).not.toBeChecked();
});

test('what was not changed is said, and stays', async () => {
  const { user } = open([]);
  await keeping();
  api.on('PUT /api/dogs/keeping', () => refusal(409, 'This account is being deleted.', 'conflict'));
  await user.click(await keeping());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This was not changed. This account is being deleted.',
  );
  expect(await keeping()).toBeChecked();
});
