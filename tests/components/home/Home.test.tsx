import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Home } from '@/components/home/Home';
import { useAuth } from '@/contexts/AuthContext';
import { deviceStore } from '@/lib/client/device/device-store';
import { keepLetter } from '@/lib/client/letter/letter-store';
import { listPastLetters, putAwayLetter } from '@/lib/client/letter/past-letters';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { emptyLetter } from '@/lib/domain/letter/letter';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { libraryAnswer } from '@/tests/support/library-answer';
import { anOrganization } from '@/tests/support/organizations';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const fetchMock = vi.fn<typeof fetch>();
const Page = () => (useAuth().user === null ? null : <Home />);
const serve = (snippets: Snippet[], sets: LessonSet[] = []) =>
  fetchMock.mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(address as string, 'http://heelwrite.test');
    return Response.json(
      pathname === '/api/lesson-sets' ? sets : libraryAnswer(Object.fromEntries(searchParams), snippets),
    );
  });
const open = (snippets: Snippet[], sets: LessonSet[] = []) => {
  serve(snippets, sets);
  return renderInApp(<Page />);
};
const changed = async () => within(await screen.findByRole('region', { name: /Changed last/ }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  auth.setUser(auth.aUser());
});
afterEach(async () => {
  await deviceStore('u-sam').clear();
  auth.resetAuth();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

test('greets by name, as the page’s one heading', async () => {
  open([aSnippet()]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening), Sam$/,
  );
});

test('shows what is likely next once: what an email begins with, and below it what else was changed last', async () => {
  const snippets = Array.from({ length: 12 }, (_, day) =>
    aSnippet({ title: `Day ${10 + day}`, updatedAt: `2026-11-${10 + day}T08:00:00.000Z` }),
  );
  // Used last, and in this order.
  const used = [11, 3, 10, 2, 9].map((index) => snippets[index]!);
  const uses = Object.fromEntries(used.map(({ id }, index) => [id, 100 - index]));
  await deviceStore('u-sam').write('snippet-uses', uses);
  open(snippets);
  const links = await (await changed()).findAllByRole('link', { name: /Day/ });
  const begin = within(screen.getByRole('region', { name: 'Begin with snippets' })).getAllByRole('link');
  const titlesOf = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => textContent.slice(0, 6));
  expect(titlesOf(begin)).toEqual(used.map(({ title }) => title));
  expect(links).toHaveLength(5);
  expect(titlesOf(links).filter((title) => titlesOf(begin).includes(title))).toEqual([]);
  expect(titlesOf(links)).toEqual(titlesOf(links).toSorted().toReversed());
  expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/snippets\//));
  expect((await changed()).getByRole('link', { name: 'All 12' })).toHaveAttribute('href', '/snippets');
});

test('where nothing else is left, nothing is listed twice', async () => {
  open([aSnippet({ title: 'Warm hello' }), aSnippet({ title: 'Recall' })]);
  expect(await screen.findByRole('link', { name: /Recall/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Changed last/ })).not.toBeInTheDocument();
});

test('an invitation that waits is told of, with the way to its answer', async () => {
  const member = {
    email: 'sam@dogs.test',
    status: 0,
    role: 2,
    invitedAt: '2026-11-01T09:00:00.000Z',
  } as const;
  const invitedBy = { email: 'priya@dogs.test', displayName: 'Priya Shah' };
  serve([aSnippet()]);
  renderInApp(<Page />, {
    organizations: [anOrganization({ id: 'o1', members: [{ ...member, invitedBy }] })],
  });
  expect(await screen.findByText(/Priya Shah invites you to/)).toHaveTextContent('Good Dog Academy');
  expect(screen.getByRole('link', { name: 'See the invitation' })).toHaveAttribute(
    'href',
    '/?invitation=o1&for=sam%40dogs.test',
  );
});

test('without a letter on the device, starting one is the first thing', async () => {
  const snippet = aSnippet({ title: 'Warm hello' });
  open([snippet]);
  expect(await screen.findByRole('link', { name: 'Start an email' })).toHaveAttribute('href', '/email');
  const begin = within(screen.getByRole('region', { name: 'Begin with snippets' }));
  expect(await begin.findByRole('link', { name: /Warm hello/ })).toHaveAttribute(
    'href',
    `/email?new=blank&add=${snippet.id}`,
  );
});

test('lesson sets come before single snippets, the one used most first', async () => {
  await deviceStore('u-sam').write('snippet-uses', { l2: 1 });
  const sets = ['l1', 'l2'].map((id) => ({ id, name: `Lesson ${id}`, snippets: [{ id: 'a' }, { id: 'b' }] }));
  const snippets = Array.from({ length: 7 }, (_, n) => aSnippet({ title: `Snippet ${n}` }));
  open(snippets, sets);
  const begin = within(await screen.findByRole('region', { name: 'Begin with snippets' }));
  await begin.findByRole('link', { name: /Lesson l2/ });
  const links = begin.getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveTextContent('Lesson l22 snippets');
  expect(links[0]).toHaveAttribute('href', '/email?new=blank&set=l2');
  expect(links[1]).toHaveTextContent('Lesson l1');
  expect(links[2]).toHaveTextContent(/^Snippet/);
});

describe('with a letter that waits', () => {
  const snippet = aSnippet({ id: 's1', title: 'Recap', neutral: '<p>Hi {{client}}, {{dog}} did well.</p>' });

  beforeEach(async () => {
    const letter = {
      ...emptyLetter,
      subject: 'Lesson with {{dog}}',
      values: { dog: 'Bella' },
      blocks: [{ kind: 'snippet' as const, id: 'b1', snippetId: 's1' }],
    };
    await keepLetter('u-sam', { letter, snippets: [snippet], editedAt: new Date().toISOString() });
  });

  test('going on with it comes first, with what is still open', async () => {
    open([snippet]);
    const region = within(await screen.findByRole('region', { name: 'Continue' }));
    expect(region.getByRole('heading', { name: 'Lesson with Bella' })).toBeVisible();
    expect(region.getByText(/Hi .*client.*, Bella did well\./)).toBeVisible();
    expect(region.getByText('1 snippet, 1 detail empty')).toBeVisible();
    expect(region.getByText('Edited just now, kept on this device')).toBeVisible();
    expect(region.getByRole('link', { name: 'Continue this email' })).toHaveAttribute('href', '/email');
  });

  test('a long one is cut behind a word, and it shows', async () => {
    const html = `<p>${'Praise {{dog}} often. '.repeat(100)}</p>`;
    const long = { ...emptyLetter, blocks: [{ kind: 'text' as const, id: 't', html }] };
    await keepLetter('u-sam', { letter: long, snippets: [], editedAt: new Date().toISOString() });
    open([snippet]);
    const region = within(await screen.findByRole('region', { name: 'Continue' }));
    expect(region.getByText(/^Praise/)).toHaveTextContent(/(Praise|\}\}|often\.)…$/);
  });

  test('a blank one does not go through it', async () => {
    open([snippet]);
    const region = within(await screen.findByRole('region', { name: 'Start an email' }));
    expect(region.getByRole('link', { name: 'Blank email' })).toHaveAttribute('href', '/email?new=blank');
  });
});

test('emails that gave way to another one are there, newest first, with the way back into each', async () => {
  const write = (subject: string, html = '<p>Hi.</p>') =>
    putAwayLetter(
      'u-sam',
      {
        ...emptyLetter,
        subject,
        values: { dog: 'Bella' },
        blocks: [{ kind: 'text', id: crypto.randomUUID(), html }],
      },
      new Map(),
    );
  for (const subject of ['One', 'Two']) await write(subject);
  await write('{{dog}}’s lesson');
  await write('', '<p>Just {{dog}}.</p>');
  const { user } = open([aSnippet()]);
  const region = within(await screen.findByRole('region', { name: /Recent emails/ }));
  const titles = () => region.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles()).toEqual([
    'Bella: Just Bella.Bellajust now',
    'Bella’s lessonHi.Bellajust now',
    'TwoHi.just now',
  ]);
  const [past] = await listPastLetters('u-sam');
  expect(region.getAllByRole('link')[0]).toHaveAttribute('href', `/email?open=${past?.id ?? ''}`);
  await user.click(region.getByRole('button', { name: 'All 4' }));
  expect(titles()).toHaveLength(4);
});

test('an empty library says what to do first', async () => {
  open([]);
  expect(await screen.findByRole('button', { name: 'Add the starter snippets' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'write your own' })).toHaveAttribute('href', '/snippets/create');
  expect(screen.getByRole('button', { name: 'import a file' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Recent|Changed/ })).not.toBeInTheDocument();
});

test('a list that does not load says so and can be tried again', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({ error: 'No.', code: 'forbidden' }, { status: 403 }),
  );
  const { user } = renderInApp(<Page />);
  const beginWith = () => screen.queryByRole('region', { name: 'Begin with snippets' });
  expect(await screen.findByText(/Your snippets could not be loaded/)).toBeVisible();
  expect(beginWith(), 'there is nothing to begin with').not.toBeInTheDocument();
  serve([aSnippet({ title: 'Here again' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Here again/ })).toBeVisible();
  expect(beginWith()).toHaveTextContent('Here again');
});
