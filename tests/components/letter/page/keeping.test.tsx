import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPastLetters } from '@/lib/client/letter/past-letters';
import {
  door,
  forgetEverything,
  homework,
  openLetterPage,
  openReadyLetter,
  recap,
  serve,
} from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test('keeps the letter for the next time', async () => {
  const first = await openLetterPage();
  await first.pick('First lesson', 'Homework');
  await first.user.click(screen.getByRole('radio', { name: 'Female' }));
  await first.fill('Subject', 'Your lesson');
  await first.fill('dog', 'Bella');
  first.unmount();
  const again = await openLetterPage();
  expect(again.blocks()).toEqual(['Snippet 1: First lesson', 'Snippet 2: Homework']);
  expect(again.letter).toHaveTextContent('Bella wagged her tail');
  expect(again.subject()).toHaveValue('Your lesson');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

test('reads the letter without its library, and says when a snippet is gone', async () => {
  const first = await openLetterPage();
  await first.pick('First lesson');
  first.unmount();
  const again = await openLetterPage({ snippets: [door, homework] });
  expect(again.letter).toHaveTextContent('wagged.');
  expect(await screen.findByText('“First lesson” is no longer in your library')).toBeVisible();
});

test('what was put into the letter stays though the library holds it no more, and is kept with it', async () => {
  const first = await openLetterPage();
  await first.pick('First lesson');
  serve({ snippets: [door, homework] });
  const later = Date.now() + 60_000;
  const now = vi.spyOn(Date, 'now').mockImplementation(() => later);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('“First lesson” is no longer in your library')).toBeVisible();
  now.mockRestore();
  expect(first.letter).toHaveTextContent('wagged.');
  await first.fill('Subject', 'Your lesson');
  first.unmount();
  const again = await openLetterPage({ snippets: [door, homework] });
  expect(again.letter).toHaveTextContent('wagged.');
  expect(again.subject()).toHaveValue('Your lesson');
});

test('a library that cannot be read leaves the letter in peace and can be asked for again', async () => {
  const { user } = await openLetterPage({ snippets: new Error('down') });
  expect(await screen.findByText(/could not be loaded/, {}, { timeout: 10_000 })).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /First lesson/ })).toBeVisible();
}, 15_000);

test('a new letter can be undone', async () => {
  const { user, pick, fill, blocks, subject } = await openLetterPage();
  await pick('First lesson');
  await fill('Subject', 'Your lesson');
  await user.click(screen.getByRole('button', { name: 'Start new' }));
  expect(blocks()).toEqual([]);
  await user.click(
    within(await screen.findByText(/^New email started/).then((toast) => toast.parentElement!)).getByRole(
      'button',
    ),
  );
  expect(blocks()).toEqual(['Snippet 1: First lesson']);
  expect(subject()).toHaveValue('Your lesson');
});

test('what was begun in a new letter is put away when the one before comes back', async () => {
  const { user, pick, fill, subject } = await openLetterPage();
  await pick('First lesson');
  await user.click(screen.getByRole('button', { name: 'Start new' }));
  const toast = (await screen.findByText(/^New email started/)).parentElement!;
  await fill('Subject', 'Begun');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(subject()).toHaveValue('');
  await waitFor(async () =>
    expect((await listPastLetters('u-sam')).map((past) => past.subject)).toContain('Begun'),
  );
});

test('a new letter begins with the whole list, from its top', async () => {
  const { user, pick } = await openLetterPage();
  await pick('First lesson');
  const search = screen.getByRole('searchbox', { name: 'Search snippets' });
  await user.type(search, 'o');
  const list = () => screen.getByRole('listbox', { name: 'Snippets' });
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(106);
  list().scrollTop = 53;
  await user.click(screen.getByRole('button', { name: 'Start new' }));
  expect(search).toHaveValue('');
  expect(list().scrollTop).toBe(0);
  height.mockRestore();
});

test.each([
  ['Start new', false],
  ['the address of a blank one', true],
])('a letter that gives way by %s is opened again by its address', async (_, byAddress) => {
  const first = await openLetterPage();
  await first.pick('First lesson');
  await first.fill('Subject', 'Your lesson');
  await first.fill('dog', 'Bella');
  first.unmount();

  const next = await openLetterPage({ query: byAddress ? { new: 'blank' } : {} });
  if (!byAddress) await next.user.click(screen.getByRole('button', { name: 'Start new' }));
  await waitFor(() => expect(next.blocks()).toEqual([]));
  await next.pick('Homework');
  next.unmount();

  const [past] = await waitFor(async () => {
    const letters = await listPastLetters('u-sam');
    expect(letters).toHaveLength(1);
    return letters;
  });
  expect(past).toMatchObject({ subject: 'Your lesson', dog: 'Bella' });
  const again = await openLetterPage({ query: { open: past?.id ?? '' }, snippets: [] });
  await waitFor(() => expect(again.blocks()).toEqual(['Snippet 1: First lesson']));
  expect(again.subject()).toHaveValue('Your lesson');
  expect(again.letter).toHaveTextContent('Bella wagged');
  expect(again.router.replace).toHaveBeenCalledWith('/email', undefined, { shallow: true });

  const toast = await screen.findByText(/is now in Earlier emails\.$/);
  await again.user.click(within(toast.parentElement!).getByRole('button', { name: 'Undo' }));
  expect(again.blocks()).toEqual(['Snippet 1: Homework']);
});

test('an email that is not kept any more is told of', async () => {
  await openLetterPage({ query: { open: 'gone' } });
  expect(await screen.findByText('That email is no longer on this device.')).toBeVisible();
});

test('a dog that was written about fills in the next letter, until it is forgotten', async () => {
  const { user, pick, detail } = await openReadyLetter();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('button', { name: 'Start new' }));
  await pick('First lesson');
  expect(detail('dog')).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Recent dogs' }));
  await user.click(await screen.findByRole('menuitem', { name: /Bella/ }));
  expect(detail('dog')).toHaveValue('Bella');
  expect(detail('client')).toHaveValue('Jordan');
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Recent dogs' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Forget these dogs' }));
  expect(screen.queryByRole('button', { name: 'Recent dogs' })).not.toBeInTheDocument();
});

test('an address can bring several along, in its order', async () => {
  const { blocks, router } = await openLetterPage({ query: { add: [homework.id, recap.id] } });
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: Homework', 'Snippet 2: First lesson']));
  expect(router.replace).toHaveBeenCalledWith('/email', undefined, { shallow: true });
});

test('an address can bring a snippet along, once', async () => {
  const { blocks, router } = await openLetterPage({ query: { add: recap.id } });
  await waitFor(() => expect(blocks()).toEqual(['Snippet 1: First lesson']));
  expect(router.replace).toHaveBeenCalledWith('/email', undefined, { shallow: true });
});

test('a snippet that an address brings along leads to what it asks for first', async () => {
  const { user, detail } = await openLetterPage({ query: { add: recap.id } });
  await waitFor(() => expect(detail('client')).toHaveFocus());
  await user.keyboard('Anna');
  expect(detail('client')).toHaveValue('Anna');
});
