import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellOfSeveralOnDevice } from '@/lib/client/device/device-engine';
import { loadLetter } from '@/lib/client/letter/letter-store';
import { loadRecentDogs } from '@/lib/client/letter/recent-dogs';
import { aUser } from '@/tests/support/fake-auth';
import { forgetEverything, openLetterPage, watchClipboard } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/device/device-engine', { spy: true });

afterEach(async () => {
  vi.mocked(tellOfSeveralOnDevice).mockReset();
  await forgetEverything();
});

const { uid } = aUser();
const walk = aSnippet({
  id: 'walk',
  title: 'Walk',
  male: '<p>{{dog}} walks well. He is a good dog.</p>',
  neutral: '<p>{{dog}} walks well. They are a good dog.</p>',
});

test('an email about two dogs names both and speaks of both, and the device remembers them', async () => {
  const { user, letter, pick, detail, fill } = await openLetterPage({ snippets: [walk] });
  await user.click(screen.getByRole('radio', { name: 'Two or more' }));
  await pick('Walk');
  expect(detail('dog')).toHaveAttribute('placeholder', 'Bella and Max');
  await fill('dog', 'Bella and Max');
  expect(await within(letter).findByText(/walk well\. They are good dogs\./)).toBeVisible();
  await fill('Subject', 'Today');
  const clip = watchClipboard();
  await user.click(screen.getByRole('button', { name: /^Copy email/ }));
  await waitFor(() => expect(clip.text).toMatch(/^Bella and Max walk well\. They are good dogs\./));
  await waitFor(async () =>
    expect(await loadRecentDogs(uid)).toEqual([{ dog: 'Bella and Max', sex: 'neutral', areSeveral: true }]),
  );
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  expect(await within(letter).findByText(/walks well\. He is a good dog\./)).toBeVisible();
  expect((await loadLetter(uid))?.letter.areSeveral).toBeUndefined();
});

test('an email that still speaks of one of them is not ready', async () => {
  vi.mocked(tellOfSeveralOnDevice).mockRejectedValue(new Error('Nothing could be loaded'));
  const { user, pick } = await openLetterPage({ snippets: [walk] });
  await user.click(screen.getByRole('radio', { name: 'Two or more' }));
  await pick('Walk');
  expect(await screen.findByText('“Walk” still speaks of one dog')).toBeVisible();
});
