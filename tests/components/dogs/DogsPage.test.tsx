import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DogsPage } from '@/components/dogs/DogsPage';
import { useAuth } from '@/contexts/AuthContext';
import { deviceStore } from '@/lib/client/device/device-store';
import { rememberDog } from '@/lib/client/letter/recent-dog-changes';
import { dogKey, loadRecentDogs, recentDog } from '@/lib/client/letter/recent-dogs';
import type { Dog } from '@/lib/contracts/dogs';
import { renderInApp } from '@/tests/support/app';
import { aDog } from '@/tests/support/dogs';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { watchClipboard } from '@/tests/support/letter-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const { uid } = auth.aUser();
const bella = aDog();
const max = aDog({ id: 'd-max', name: 'Max', client: 'The Millers', emails: 0, lastEmail: undefined });
const emails = [
  { id: 'e-2', copiedAt: '2026-11-24T09:00:00.000Z', subject: 'Part 2', html: '<p>Good dog.</p>' },
  { id: 'e-1', copiedAt: '2026-11-17T09:00:00.000Z', subject: '', html: '<p>Hello.</p>' },
];
let kept: { isKept: boolean; dogs: Dog[] };
let api: ReturnType<typeof fakeApi>;

const Page = () => (useAuth().user === null ? null : <DogsPage />);
const open = () => renderInApp(<Page />);
const rows = () =>
  within(screen.getByRole('list', { name: 'Your dogs' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => {
  auth.setUser(auth.aUser());
  kept = { isKept: true, dogs: [bella, max] };
  api = fakeApi({
    'GET /api/dogs': () => kept,
    'PUT /api/dogs/keeping': ({ body }: { body: unknown }) => {
      kept = { ...(body as { isKept: boolean }), dogs: [] };
    },
    'GET /api/dogs/emails': ({ query }: { query: { before?: string } }) =>
      query.before === undefined
        ? { emails: emails.slice(0, 1), hasMore: true }
        : { emails: emails.slice(1), hasMore: false },
    'POST /api/dogs': ({ body }: { body: unknown }) => {
      const dog = aDog({ ...(body as Dog), id: crypto.randomUUID() });
      kept = { ...kept, dogs: [dog, ...kept.dogs] };
      return Response.json(dog, { status: 201 });
    },
    'PUT /api/dogs': ({ body }: { body: unknown }) => ({ ...bella, ...(body as Dog) }),
    'DELETE /api/dogs': undefined,
    'DELETE /api/dogs/emails': undefined,
  });
  vi.stubGlobal('fetch', api.fetch);
});
afterEach(async () => {
  auth.resetAuth();
  vi.unstubAllGlobals();
  await deviceStore(uid).clear();
});

test('shows all dogs, and those that are looked for by name or client', async () => {
  const { user } = open();
  expect(await screen.findByText('2 dogs')).toBeVisible();
  expect(rows()).toEqual([
    expect.stringMatching(/^Bella · Ms\. Smithfemale/),
    expect.stringMatching(/^Max · The Millers/),
  ]);
  await user.type(screen.getByRole('searchbox', { name: 'Search your dogs' }), 'miller');
  expect(rows()).toEqual([expect.stringMatching(/^Max/)]);
  expect(screen.getByText('1 of 2 dogs')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No dog found for “millerx”.')).toBeVisible();
});

test('an email about one begins here, and the address does not say whose', async () => {
  open();
  const [write] = await screen.findAllByRole('link', { name: 'Write' });
  expect(write).toHaveAttribute('href', `/email?new=blank&dog=${dogKey(recentDog(bella))}`);
});

test('the emails about one are read, copied again and deleted', async () => {
  const { user } = open();
  const clip = watchClipboard();
  await user.click(await screen.findByRole('button', { name: '1 email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Emails about Bella · Ms. Smith' }));
  expect(await dialog.findByText('Good dog.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Quote/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show earlier ones' }));
  const earlier = await dialog.findByRole('button', { name: /^Without a subject/ });
  expect(earlier).toHaveAttribute('aria-expanded', 'false');
  await user.click(dialog.getAllByRole('button', { name: 'Copy again' })[0]!);
  await waitFor(() => expect(clip.text).toBe('Good dog.'));
  await user.click(dialog.getAllByRole('button', { name: 'Delete' })[0]!);
  expect(api.times('DELETE /api/dogs/emails')).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('Email deleted')).toBeVisible();
  expect(api.sent.map((sent) => sent.call)).toContain('DELETE /api/dogs/emails?id=e-2');
});

test('one is changed; a name that is taken is said to be', async () => {
  const { user } = open();
  const openForm = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about Bella' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change…' }));
    return within(await screen.findByRole('dialog', { name: 'Change Bella' }));
  };
  const form = await openForm();
  api.on('PUT /api/dogs', () => refusal(409, 'You already have Bella of The Millers.', 'conflict'));
  const client = form.getByRole('textbox', { name: 'Client' });
  await user.clear(client);
  await user.type(client, 'The Millers');
  await user.clear(form.getByRole('textbox', { name: 'breed' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('You already have Bella of The Millers.');
  api.on('PUT /api/dogs', ({ body }) => ({ ...bella, ...(body as Dog) }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^Bella · The Millers/));
  expect(api.sent.at(-1)?.body).toEqual({
    id: 'd-bella',
    name: 'Bella',
    client: 'The Millers',
    sex: 'female',
    details: {},
  });
});

test('one is deleted after it was asked, with its emails', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More about Bella' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bella?' }));
  expect(dialog.getByText(/^Its details and the email about it are deleted/)).toBeVisible();
  kept = { isKept: true, dogs: [max] };
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Max/)]));
});

test('where none are kept, it can be switched on, and the device’s dogs taken along', async () => {
  kept = { isKept: false, dogs: [] };
  await rememberDog(uid, { dog: 'Rex', sex: 'male', details: { breed: 'Boxer' } });
  await rememberDog(uid, { dog: 'Juno', client: 'Kim', sex: 'female' });
  const { user } = open();
  const keeping = await screen.findByRole('switch', { name: 'Keep my dogs with my account' });
  expect(keeping).not.toBeChecked();
  await user.click(keeping);
  expect(await screen.findByText('No dogs yet')).toBeVisible();
  expect(await screen.findByText('This device remembers Juno and Rex from before.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to my account' }));
  await waitFor(() =>
    expect(rows()).toEqual([expect.stringMatching(/^Juno · Kim/), expect.stringMatching(/^Rex/)]),
  );
  expect(api.sent.filter((sent) => sent.call === 'POST /api/dogs').map(({ body }) => body)).toEqual([
    { name: 'Rex', sex: 'male', details: { breed: 'Boxer' } },
    { name: 'Juno', client: 'Kim', sex: 'female', details: {} },
  ]);
  expect(await loadRecentDogs(uid)).toEqual([]);
});

test('what cannot be loaded is said, and asked for again', async () => {
  api.on('GET /api/dogs', () => refusal(403, 'Not now.'));
  const { user } = open();
  expect(await screen.findByText('Your dogs could not be loaded. Not now.')).toBeVisible();
  api.on('GET /api/dogs', () => kept);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 dogs')).toBeVisible();
});
