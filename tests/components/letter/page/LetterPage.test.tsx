import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/wire/call';
import { updateSnippet } from '@/lib/contracts/snippets';
import { aSnippet, written } from '@/tests/support/snippets';
import { door, forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/wire/swap-text', () => ({ swapText: async () => '<p>She waits at the door.</p>' }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

test('shows every chosen snippet in the version that the dog’s sex asks for', async () => {
  const { user, letter, pick } = await openLetterPage();
  await pick('First lesson');
  expect(letter).toHaveTextContent('wagged.');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  expect(letter).toHaveTextContent('wagged her tail');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  expect(letter).toHaveTextContent('wagged his tail');
});

test('asks for each detail once and fills it in everywhere', async () => {
  const { user, letter, pick, detail, subject } = await openLetterPage();
  await pick('First lesson', 'Homework');
  await user.click(subject());
  await user.paste('For {{dog}}');
  expect(screen.getAllByRole('textbox', { name: 'dog' })).toHaveLength(1);
  await user.type(detail('client'), 'Jordan{Enter}Bella');
  expect(detail('dog')).toHaveValue('Bella');
  expect(letter).toHaveTextContent('For Bella');
  expect(letter).toHaveTextContent('Jordan, Bella wagged.');
  expect(letter).toHaveTextContent('Practice for {{minutes}} minutes');
});

test('the step to the details counts what its check counts', async () => {
  const { pick, fill } = await openLetterPage();
  await pick('First lesson');
  expect(await screen.findByText('2 to fix')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Details 2' })).toBeInTheDocument();
  await fill('Subject', 'Your lesson');
  expect(await screen.findByText('1 to fix')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Details 1' })).toBeInTheDocument();
});

test('numbers what is chosen, and choosing again takes it out', async () => {
  const { user, row, pick, blocks } = await openLetterPage();
  await pick('First lesson', 'Homework');
  expect(blocks()).toEqual(['Snippet 1: First lesson', 'Snippet 2: Homework']);
  expect(await row('Homework')).toHaveAttribute('aria-selected', 'true');
  expect(await row('Homework')).toHaveTextContent(/^2/);
  await user.click(await row('First lesson'));
  expect(blocks()).toEqual(['Snippet 1: Homework']);
  expect(await row('Homework')).toHaveTextContent(/^1/);
});

test('puts the next snippet behind the selected block', async () => {
  const { user, pick, blocks } = await openLetterPage();
  await pick('First lesson', 'Homework');
  await user.click(screen.getByRole('group', { name: 'Snippet 1: First lesson' }));
  await pick('Door manners');
  expect(blocks()).toEqual(['Snippet 1: First lesson', 'Snippet 2: Door manners', 'Snippet 3: Homework']);
});

test('a missing version shows another one and offers what there is', async () => {
  const { user, letter, pick } = await openLetterPage();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await pick('Door manners');
  expect(letter).toHaveTextContent('He waits at the door.');
  expect(within(letter).getByText('He')).toHaveAttribute('data-foreign-pronoun');
  expect(await screen.findByText('“Door manners” has no female text')).toBeVisible();
  expect(screen.getByText('The male text is shown: he')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use neutral' }));
  expect(letter).toHaveTextContent('Wait at the door.');
  await waitFor(() => expect(screen.queryByText(/has no female text/)).not.toBeInTheDocument());
});

test('a cure that has worked leaves the focus on the point that is next', async () => {
  const { user, letter, pick } = await openLetterPage();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await pick('Door manners');
  const answer = vi.mocked(call).getMockImplementation()!;
  const female = written('<p>She waits at the door.</p>');
  const withFemale = { ...door, versions: { ...door.versions, female } };
  const answerWithFemale = async (...asked: Parameters<typeof call>) =>
    asked[0].method === updateSnippet.method ? withFemale : answer(...asked);
  vi.mocked(call).mockImplementation(answerWithFemale as typeof call);
  await user.click(await screen.findByRole('button', { name: 'Make female now' }));
  await waitFor(() => expect(letter).toHaveTextContent('She waits at the door.'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'The subject is empty' })).toHaveFocus());
});

test('a point of the ready check leads to its spot', async () => {
  const { user, pick, detail, subject } = await openLetterPage();
  await pick('First lesson', 'Homework');
  expect(await screen.findByText('2 to fix')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'minutes: snippet 2' }));
  expect(detail('minutes')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'The subject is empty' }));
  expect(subject()).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await pick('Door manners');
  await user.click(await screen.findByRole('button', { name: '“Door manners” has no female text' }));
  expect(screen.getByRole('group', { name: 'Snippet 3: Door manners' })).toHaveFocus();
});

test('a variable in the letter leads to its field', async () => {
  const { user, letter, pick, detail } = await openLetterPage();
  await pick('First lesson');
  await user.click(within(letter).getByText('{{dog}}'));
  expect(detail('dog')).toHaveFocus();
});

test('a name that is not allowed becomes the nearest one when its braces are closed in the subject', async () => {
  const { user, subject, detail } = await openLetterPage();
  await user.type(subject(), "About {{{{dog's name}} today");
  expect(subject()).toHaveValue('About {{dogs name}} today');
  await user.tab();
  expect(detail('dogs name')).toBeVisible();
});

test('says when everything is ready', async () => {
  const { pick, fill } = await openLetterPage();
  await pick('First lesson');
  await fill('Subject', 'Your lesson');
  await fill('client', 'Jordan');
  await fill('dog', 'Bella');
  expect(await screen.findByText('Ready')).toBeVisible();
  expect(screen.getByText('Details, subject, braces, pronouns and versions')).toBeVisible();
});

test('whose a snippet is stands in its row, while both libraries are listed', async () => {
  const { user, row } = await openLetterPage({ shared: [{ ...door, id: 'theirs', orgId: 'o-academy' }] });
  const owners = async () =>
    (await screen.findAllByRole('option', { name: /Door manners/ })).map(
      (option) => within(option).queryByTitle(/^(Mine|Good Dog Academy)$/)?.textContent,
    );
  expect((await owners()).toSorted()).toEqual(['Good Dog Academy', 'Mine']);
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  await waitFor(async () => expect(await owners()).toEqual([undefined]));
  expect(await row('First lesson')).toBeVisible();
});

test.each([
  ['one that fits is shown to its last word', 'He waits '.repeat(20), /(?:He waits ){19}He waits$/],
  ['a longer one ends with a whole word', 'He waits '.repeat(400), /(?:He waits )+He(?: waits)?…$/],
  ['what is cut short in the middle of its markup', `<p>${'<strong></strong>'.repeat(400)}</p>`, /^[^<]*…$/],
])('the first line of a snippet: %s', async (_, text, shown) => {
  const long = aSnippet({ id: 'door', title: 'Door', tags: [], neutral: `<p>${text}</p>` });
  const { row } = await openLetterPage({ snippets: [long] });
  const { textContent } = await row('Door');
  expect(textContent).toMatch(shown);
  // Lists are long and scrolled fast: no more than a line can hold stands in them.
  expect(textContent.length).toBeLessThan(300);
});
