import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as DetailsPaneModule from '@/components/letter/details/DetailsPane';
import type * as RichTextViewModule from '@/components/rich-text/RichTextView';
import type * as VersionBadgesModule from '@/components/snippets/library/VersionBadges';
import type * as RichTextModule from '@/lib/domain/text/rich-text';
import { forgetEverything, openLetterPage, openReadyLetter } from '@/tests/support/letter-page';
import { expectConsoleError } from '@/tests/support/console-errors';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

/** Texts that hold one of these cannot be drawn, or not even read. */
const poison = vi.hoisted(() => ({ drawn: '', read: '', row: '', pane: '' }));

vi.mock('@/components/rich-text/RichTextView', async (original) => {
  const real = await original<typeof RichTextViewModule>();
  const { textOf } = await import('@/lib/domain/text/rich-text-plain');
  return {
    RichTextView: (props: Parameters<typeof real.RichTextView>[0]) => {
      if (poison.drawn !== '' && textOf(props.richText, {}).includes(poison.drawn))
        throw new Error('Nothing to draw with');
      return <real.RichTextView {...props} />;
    },
  };
});
vi.mock('@/lib/domain/text/rich-text', async (original) => {
  const real = await original<typeof RichTextModule>();
  return {
    ...real,
    parseRichText: (html: string) => {
      if (poison.read !== '' && html.includes(poison.read)) throw new Error('Nothing to read with');
      return real.parseRichText(html);
    },
  };
});
vi.mock('@/components/letter/details/DetailsPane', async (original) => {
  const real = await original<typeof DetailsPaneModule>();
  return {
    DetailsPane: (props: Parameters<typeof real.DetailsPane>[0]) => {
      if (poison.pane !== '') throw new Error('Nothing to stand on');
      return <real.DetailsPane {...props} />;
    },
  };
});
vi.mock('@/components/snippets/library/VersionBadges', async (original) => {
  const real = await original<typeof VersionBadgesModule>();
  return {
    VersionBadges: (props: Parameters<typeof real.VersionBadges>[0]) => {
      if (poison.row !== '' && JSON.stringify(props.versions).includes(poison.row))
        throw new Error('Nothing to mark with');
      return <real.VersionBadges {...props} />;
    },
  };
});

beforeEach(() => Object.assign(poison, { drawn: '', read: '', row: '', pane: '' }));
afterEach(() => vi.unstubAllGlobals());
afterEach(forgetEverything);

const blockOf = (name: string) => screen.getByRole('group', { name });
const sentence = '“First lesson” could not be shown. The rest of the email is not affected.';

test.each(['drawn', 'read'] as const)(
  'a block that cannot be %s is named, the others go on, and copying says what is left out',
  async (way) => {
    const { user, clip, fill, detail, letter } = await openReadyLetter();
    poison[way] = 'wagged his';
    expectConsoleError(/(Nothing to draw with|A text cannot be read)/);
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    expect(within(blockOf('Snippet 1: First lesson')).getByRole('alert')).toHaveTextContent(sentence);
    expect(within(letter).getByText('sit')).toBeVisible();

    await user.clear(detail('minutes'));
    await fill('minutes', '10');
    expect(letter).toHaveTextContent('Practice for 10 minutes');
    expect(await screen.findByText('“First lesson” could not be shown')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Copy email' }));
    await waitFor(() => expect(clip.text).toBe('Practice for 10 minutes:\n\n- sit\n- stay\n\nBest,\nSam'));
    expect(await screen.findByText(/^Email copied, with .*“First lesson” is left out$/)).toBeVisible();
  },
);

test('it is tried again when asked to, and by itself once it reads otherwise', async () => {
  const { user, clip } = await openReadyLetter();
  poison.drawn = 'wagged his';
  expectConsoleError('Nothing to draw with');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  const block = blockOf('Snippet 1: First lesson');
  await user.click(within(block).getByRole('button', { name: 'Try again' }));
  expect(within(block).getByRole('alert')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Female' }));
  expect(block).toHaveTextContent('Bella wagged her tail.');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  expect(within(block).getByRole('alert')).toBeVisible();

  poison.drawn = '';
  await user.click(within(block).getByRole('button', { name: 'Try again' }));
  expect(block).toHaveTextContent('Bella wagged his tail.');
  await waitFor(() => expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Copy email' }));
  await waitFor(() => expect(clip.text).toContain('Bella wagged his tail.'));
});

test('it can be taken out of the letter', async () => {
  const { user, blocks } = await openReadyLetter();
  poison.drawn = 'wagged his';
  expectConsoleError('Nothing to draw with');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  const block = blockOf('Snippet 1: First lesson');
  await user.click(within(block).getByRole('button', { name: 'Remove from email' }));
  expect(blocks()).toEqual(['Snippet 1: Homework']);
  await waitFor(() => expect(screen.queryByText(/could not be shown/)).not.toBeInTheDocument());
});

test('a letter that holds such a block opens again, with everything that was typed', async () => {
  const first = await openReadyLetter();
  first.unmount();
  poison.read = 'wagged.';
  expectConsoleError('A text cannot be read');
  const again = await openLetterPage();
  expect(within(blockOf('Snippet 1: First lesson')).getByRole('alert')).toHaveTextContent(sentence);
  expect(again.subject()).toHaveValue('Your lesson');
  expect(again.letter).toHaveTextContent('Practice for 5 minutes');
});

test('a signature that cannot be drawn leaves the letter in peace', async () => {
  poison.drawn = 'Sam';
  expectConsoleError('Nothing to draw with');
  const { user, letter, pick } = await openLetterPage();
  expect(await within(letter).findByRole('alert')).toHaveTextContent('Your signature could not be shown.');
  await pick('Homework');
  expect(letter).toHaveTextContent('Practice for');
  poison.drawn = '';
  await user.click(within(letter).getByRole('button', { name: 'Try again' }));
  expect(letter).toHaveTextContent('Sam');
});

test('a row of the library that cannot be drawn is named, and the others can be chosen', async () => {
  poison.row = 'wagged';
  expectConsoleError('Nothing to mark with');
  const { pick, letter, row } = await openLetterPage();
  expect(await row('First lesson')).toHaveTextContent('This snippet could not be shown.');
  await pick('Homework');
  expect(letter).toHaveTextContent('Practice for');
});

test('what was typed before the whole page broke is there when it is tried again', async () => {
  const { user, fill } = await openReadyLetter();
  await fill('Subject', ' of today');
  poison.pane = 'broken';
  expectConsoleError('Nothing to stand on');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  poison.pane = '';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Your lesson of today');
  expect(screen.getByRole('article', { name: 'Email' })).toHaveTextContent('Practice for 5 minutes');
});
