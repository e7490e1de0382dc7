import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadRecentDogs } from '@/lib/client/letter/recent-dogs';
import { call } from '@/lib/client/wire/call';
import { ApiError, ConnectionError } from '@/lib/client/wire/call-errors';
import type { DogEmailNote } from '@/lib/contracts/dog-emails';
import type { Operation } from '@/lib/contracts/operation';
import { aDog } from '@/tests/support/dogs';
import { aUser } from '@/tests/support/fake-auth';
import { forgetEverything, openLetterPage, watchClipboard } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const bella = aDog({ details: { minutes: '10' } });
const max = aDog({ id: 'd-max', name: 'Max', client: 'The Millers', sex: 'male', details: { minutes: '5' } });
const email = {
  id: 'e-1',
  copiedAt: '2026-11-24T09:00:00.000Z',
  subject: 'Loose leash, part 2',
  html: '<p>Hello!</p><ul><li>Sit</li><li>Stay</li></ul>',
};

async function open(answerToNote: () => unknown = () => bella) {
  const view = await openLetterPage({ dogs: { isKept: true, dogs: [bella, max] } });
  const answer = vi.mocked(call).getMockImplementation();
  const notes: DogEmailNote[] = [];
  const answerToEmails = async (operation: Operation, input?: { body?: unknown }) => {
    if (operation.path !== '/api/dogs/emails') return answer?.(operation, input as never) as unknown;
    if (operation.method === 'GET') return { emails: [email], hasMore: false };
    notes.push(input?.body as DogEmailNote);
    return answerToNote();
  };
  vi.mocked(call).mockImplementation(answerToEmails as typeof call);
  const { user } = view;
  const choose = async (query: string) => {
    await user.click(await screen.findByRole('button', { name: 'Your dogs' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Your dogs' }));
    await user.type(await picker.findByRole('combobox', { name: 'Dog or client' }), `${query}{Enter}`);
  };
  return { ...view, notes, choose };
}

test('a dog is found by its client, and filled in with what was said of it last', async () => {
  const { user, pick, detail, choose } = await open();
  await pick('First lesson', 'Homework');
  await choose('smith');
  expect(detail('dog')).toHaveValue('Bella');
  expect(detail('client')).toHaveValue('Ms. Smith');
  expect(detail('minutes')).toHaveValue('10');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();

  // Another takes its place; what was typed otherwise stays, and one step leads back.
  await choose('max');
  expect(detail('client')).toHaveValue('The Millers');
  expect(detail('minutes')).toHaveValue('5');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(detail('dog')).toHaveValue('Bella');
  expect(detail('minutes')).toHaveValue('10');
});

test('what was typed is not overwritten', async () => {
  const { pick, fill, detail, choose } = await open();
  await pick('Homework');
  await fill('minutes', '20');
  await choose('bella');
  expect(detail('minutes')).toHaveValue('20');
});

test('what was written last is read again, and a part of it quoted', async () => {
  const { user, letter, choose } = await open();
  await choose('bella');
  await user.click(
    await screen.findByRole('button', { name: /^Last email about Bella: .*“Loose leash, part 2”$/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Emails about Bella · Ms. Smith' }));
  await user.click(await dialog.findByRole('button', { name: 'Quote: - Sit - Stay' }));
  expect(dialog.getByText('Added to the end of your email')).toBeVisible();
  expect(
    within(letter)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Sit', 'Stay']));
});

test('an email that is copied is noted with its dog, and not on the device beside it', async () => {
  watchClipboard();
  const { user, pick, fill, notes, choose } = await open();
  await pick('First lesson', 'Homework');
  await choose('bella');
  await fill('Subject', 'Part 3');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(notes).toHaveLength(1));
  expect(notes[0]).toMatchObject({
    dog: { name: 'Bella', client: 'Ms. Smith', sex: 'female', details: { minutes: '10' } },
    subject: 'Part 3',
  });
  expect(notes[0]?.html).toContain('Ms. Smith, Bella wagged');
  expect(await loadRecentDogs(aUser().uid)).toEqual([]);
});

test('where no network is, it is noted once there is one', async () => {
  watchClipboard();
  let isOnline = false;
  const { user, pick, notes, choose } = await open(() => {
    if (!isOnline) throw new ConnectionError('No network.');
    return bella;
  });
  await pick('First lesson');
  await choose('bella');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Email copied/);
  await waitFor(() => expect(notes).toHaveLength(1));
  isOnline = true;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(notes).toHaveLength(2);
  });
  expect(notes[1]).toEqual(notes[0]);
});

test('a network that comes back while a call misses it is not missed', async () => {
  watchClipboard();
  let calls = 0;
  const { user, pick, notes, choose } = await open(() => {
    calls += 1;
    if (calls > 1) return bella;
    window.dispatchEvent(new Event('online'));
    throw new ConnectionError('No network.');
  });
  await pick('First lesson');
  await choose('bella');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Email copied/);
  await waitFor(() => expect(notes).toHaveLength(2));
  expect(notes[1]).toEqual(notes[0]);
});

test('what the account does not take is said, and not sent again', async () => {
  watchClipboard();
  const sentence = 'Your account keeps 2,000 dogs, the most it can.';
  const { user, pick, notes, choose } = await open(() => {
    throw new ApiError(sentence, 409, 'conflict');
  });
  await pick('First lesson');
  await choose('bella');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(`This email was not kept with Bella. ${sentence}`)).toBeInTheDocument();
  window.dispatchEvent(new Event('online'));
  expect(notes).toHaveLength(1);
});

test('an email that is put away is kept nowhere: nobody has sent it', async () => {
  const { user, pick, notes, choose } = await open();
  await pick('First lesson');
  await choose('bella');
  await user.click(screen.getByRole('button', { name: 'Start new' }));
  await screen.findByText(/^New email started/);
  expect(notes).toEqual([]);
  expect(await loadRecentDogs(aUser().uid)).toEqual([]);
});
