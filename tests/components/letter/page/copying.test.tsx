import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import { loadRecentDogs } from '@/lib/client/letter/recent-dogs';
import { snippetUsesQuery } from '@/lib/client/queries/account/snippet-uses';
import {
  forgetEverything,
  openLetterPage,
  openReadyLetter,
  readyHtml,
  readyText,
  room,
  serve,
  watchClipboard,
} from '@/tests/support/letter-page';

vi.mock('@/lib/client/browser/go-to-address', () => ({ goToAddress: vi.fn() }));
vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test.each<[string, (user: UserEvent) => Promise<void>]>([
  ['the button', (user) => user.click(screen.getByRole('button', { name: 'Copy email' }))],
  ['Ctrl+Enter in a field', (user) => user.keyboard('{Control>}{Enter}{/Control}')],
])('%s copies the letter clean, formatted and plain', async (_, press) => {
  const { user, clip } = await openReadyLetter();
  await press(user);
  await waitFor(() => expect(clip).toEqual({ html: readyHtml, text: readyText }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await screen.findByText('Email copied')).toBeVisible();
});

function pressCopy(target: Element) {
  const data: Record<string, string> = {};
  const clipboardData = { setData: (type: string, text: string) => (data[type] = text), getData: () => '' };
  const isLeftToBrowser = fireEvent.copy(target, { clipboardData });
  return { data, isLeftToBrowser };
}

test('Ctrl+C without a selection copies the whole letter', async () => {
  await openReadyLetter();
  getSelection()?.removeAllRanges();
  expect(pressCopy(document.body).data).toEqual({ 'text/html': readyHtml, 'text/plain': readyText });
});

test('Ctrl+C with a selection copies what is selected, without the handles and marks beside it', async () => {
  const { letter } = await openReadyLetter();
  const start = within(letter).getByText(/wagged/).firstChild;
  const end = within(letter).getByText('sit').firstChild;
  if (!start || !end) throw new Error('The letter is not there.');
  getSelection()?.setBaseAndExtent(start, 0, end, 3);
  expect(pressCopy(letter).data).toEqual({
    'text/html': `<p${room}>Jordan, Bella wagged.</p><p${room}>Practice for 5 minutes:</p><ul${room}><li>sit</li></ul>`,
    'text/plain': 'Jordan, Bella wagged.\n\nPractice for 5 minutes:\n\n- sit',
  });
});

test('Ctrl+C in a field is the field’s own', async () => {
  const { detail } = await openReadyLetter();
  expect(pressCopy(detail('dog'))).toEqual({ data: {}, isLeftToBrowser: true });
});

test('the menu copies plain text and the subject alone', async () => {
  const { user, clip, letter } = await openReadyLetter();
  await user.click(screen.getByRole('button', { name: 'More ways to copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as plain text' }));
  await waitFor(() => expect(clip).toEqual({ text: readyText }));
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
    'Copied separately from the email',
  );
  await user.click(within(letter).getByRole('button', { name: 'Copy subject' }));
  await waitFor(() => expect(clip).toEqual({ text: 'Your lesson' }));
  expect(await screen.findByText('Subject copied')).toBeVisible();
});

test('after copying the toast leads on: the subject, then a new letter, then back', async () => {
  const { user, clip, blocks } = await openReadyLetter();
  const toastButton = async (says: RegExp, name: string) =>
    within((await screen.findByText(says)).parentElement!).getByRole('button', { name });
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await user.click(await toastButton(/^Email copied$/, 'Copy subject'));
  await waitFor(() => expect(clip).toEqual({ text: 'Your lesson' }));
  await user.click(await toastButton(/^Subject copied$/, 'Start new'));
  expect(blocks()).toEqual([]);
  await user.click(await toastButton(/^New email started/, 'Undo'));
  expect(blocks()).toHaveLength(2);
});

test('copies with open points and says so', async () => {
  const { user, pick, detail } = await openLetterPage();
  const clip = watchClipboard();
  await pick('First lesson');
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('Email copied, with 2 things to check')).toBeVisible();
  expect(clip.html).toContain('{{client}}');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(detail('client')).toHaveFocus();
});

test('the open points are led to from another page as well', async () => {
  const first = await openLetterPage();
  watchClipboard();
  await first.pick('First lesson');
  await first.user.click(screen.getByRole('button', { name: 'Copy email' }));
  await screen.findByText('Email copied, with 2 things to check');
  first.leave();
  await first.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(first.router.push).toHaveBeenCalledExactlyOnceWith('/email?show=open');
  first.unmount();

  const { detail, router } = await openLetterPage({ query: { show: 'open' } });
  await waitFor(() => expect(detail('client')).toHaveFocus());
  expect(router.replace).toHaveBeenCalledWith('/email', undefined, { shallow: true });
});

test('opening it in the mail program tells of open points and remembers the dog and the snippets', async () => {
  const { user, pick, fill } = await openLetterPage();
  await pick('First lesson');
  await fill('dog', 'Bella');
  await user.click(screen.getByRole('button', { name: 'Open in mail' }));
  expect(goToAddress).toHaveBeenCalledWith(expect.stringMatching(/^mailto:.*Bella%20wagged/));
  expect(await screen.findByText('Email opened in your mail program, with 2 things to check')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy email' })).toBeVisible();
  await waitFor(async () => expect(await loadRecentDogs('u-sam')).toMatchObject([{ dog: 'Bella' }]));
  const uses = () => new QueryClient().query(snippetUsesQuery('u-sam'));
  await waitFor(async () => expect(Object.keys(await uses())).toEqual(['recap']));
});

test('the mail program in the browser that was chosen is offered from then on', async () => {
  localStorage.clear();
  const { user } = await openReadyLetter();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'More ways to copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open in Gmail' }));
  expect(opened).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/mail\.google\.com\/mail\/\?.*&body=/),
    '_blank',
    'noopener',
  );
  expect(await screen.findByText('Email opened in Gmail')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Open in Gmail' }));
  expect(opened).toHaveBeenCalledTimes(2);
  localStorage.clear();
});

test('a draft is saved as a file that mail programs open', async () => {
  const { user } = await openReadyLetter();
  const made = vi.fn<(blob: Blob) => string>(() => 'blob:draft');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() });
  await user.click(screen.getByRole('button', { name: 'More ways to copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as a draft (.eml)' }));
  expect(await screen.findByText('Draft saved as a file')).toBeVisible();
  const file = made.mock.calls[0]?.[0];
  expect(file?.type).toBe('message/rfc822');
  expect(await file?.text()).toContain('X-Unsent: 1');
});

test('says what to do when the browser refuses to copy', async () => {
  const { user } = await openReadyLetter();
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('refused'));
  Object.assign(document, { execCommand: () => false });
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText(/Select the email and copy it with the keyboard/)).toBeVisible();
});

test('there is nothing to copy in an empty letter', async () => {
  const { user } = await openLetterPage();
  const clip = watchClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText(/Nothing to copy yet/)).toBeVisible();
  expect(clip).toEqual({});
});

test('a signature that cannot be read is the one that this device knew last', async () => {
  const first = await openLetterPage();
  await screen.findByText('Sam', { exact: false });
  first.unmount();
  const { user, pick } = await openLetterPage({ signature: new Error('down') });
  const clip = watchClipboard();
  await pick('First lesson');
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await waitFor(() => expect(clip.text).toMatch(/Best,\nSam$/));
});

test('a signature that only this device knows is not changed: the account may hold a newer one', async () => {
  const first = await openLetterPage();
  await screen.findByText('Sam', { exact: false });
  first.unmount();
  const { user } = await openLetterPage({ signature: new Error('down') });
  const change = await screen.findByRole('button', { name: 'Change signature' });
  await user.click(change);
  expect(
    await screen.findByText(/Your signature could not be loaded/, {}, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  serve({ signature: '<p>Sam, since noon</p>' });
  await user.click(change);
  const dialog = await screen.findByRole('dialog', { name: 'Your signature' });
  await waitFor(() => expect(within(dialog).getByText('Sam, since noon')).toBeVisible());
}, 15_000);

test('a signature that is not known is a point to fix, and can be asked for again', async () => {
  const { user, letter, pick } = await openLetterPage({ signature: new Error('down') });
  const clip = watchClipboard();
  await pick('First lesson');
  expect(await screen.findByRole('button', { name: 'Your signature is still loading' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('Email copied, with 3 things to check')).toBeVisible();
  const point = { name: 'Your signature could not be loaded' };
  await user.click(await screen.findByRole('button', point, { timeout: 10_000 }));
  expect(within(letter).getByRole('button', { name: 'Try again' })).toHaveFocus();
  serve();
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
  expect(await within(letter).findByRole('button', { name: 'Change signature' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', point)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'The subject is empty' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await waitFor(() => expect(clip.text).toMatch(/Best,\nSam$/));
}, 15_000);

test('a phone offers its share sheet beside copying; turned back from, nothing is said', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const ask = window.matchMedia.bind(window);
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : ask(query),
    );
  try {
    const { user } = await openReadyLetter();
    const button = screen.getByRole('button', { name: 'Share' });
    share.mockRejectedValueOnce(new DOMException('Turned back', 'AbortError'));
    await user.click(button);
    expect(screen.queryByText(/Sharing did not work|Email shared/)).not.toBeInTheDocument();
    await user.click(button);
    expect(share).toHaveBeenLastCalledWith({ title: 'Your lesson', text: readyText });
    expect(await screen.findByText('Email shared')).toBeVisible();
  } finally {
    asked.mockRestore();
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('where there is no share sheet, none is offered', async () => {
  await openReadyLetter();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

test('the menu prints the email', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openReadyLetter();
  await user.click(screen.getByRole('button', { name: 'More ways to copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print as a handout' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  print.mockRestore();
});
