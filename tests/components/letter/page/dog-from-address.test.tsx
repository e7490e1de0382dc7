import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberDog } from '@/lib/client/letter/recent-dog-changes';
import { dogKey, type RecentDog } from '@/lib/client/letter/recent-dogs';
import { aUser } from '@/tests/support/fake-auth';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const bella: RecentDog = { dog: 'Bella', client: 'Jordan', sex: 'female' };

test('a dog that the address names is filled in, with the client and the sex', async () => {
  await rememberDog(aUser().uid, bella);
  const { pick, detail, router } = await openLetterPage({ query: { dog: dogKey(bella) } });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/email', undefined, { shallow: true }));
  await pick('First lesson');
  expect(detail('dog')).toHaveValue('Bella');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

test('one that is no longer remembered is said to be gone', async () => {
  await openLetterPage({ query: { dog: dogKey(bella) } });
  expect(await screen.findByText('That dog is no longer remembered on this device.')).toBeVisible();
});
