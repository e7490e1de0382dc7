import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  detailsAreAsked,
  door,
  forgetEverything,
  homework,
  openLetterPage,
  watchClipboard,
} from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const { arrive, arrived } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { arrive: () => resolve(undefined), arrived: promise };
});
vi.mock('@/components/letter/written/letter-rules', async (load) => {
  await arrived;
  return load();
});

afterEach(forgetEverything);

test('an email is copied before its rules are here, passes for nothing that it is not, and is checked once they are', async () => {
  const { user, letter } = await openLetterPage({ query: { add: [homework.id, door.id] } });
  const clip = watchClipboard();
  await waitFor(() => expect(letter).toHaveTextContent('Practice for {{minutes}} minutes'));
  await waitFor(() => expect(screen.queryByText('Nothing to copy yet')).not.toBeInTheDocument());
  expect(screen.queryByText('Ready')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'minutes' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(clip.text).toContain('Wait at the door.'));
  expect(screen.queryByText(/^Email copied/)).not.toBeInTheDocument();

  arrive();
  await detailsAreAsked();
  expect(await screen.findByText('Email copied, with 2 things to check')).toBeVisible();
  expect(screen.getByText('1 detail is empty')).toBeVisible();
  // It is where the address leads.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'minutes' })).toHaveFocus());
});
