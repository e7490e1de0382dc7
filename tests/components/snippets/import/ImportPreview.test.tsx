import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as auth from '@/tests/support/fake-auth';
import { openImportDialog as open, openImportDialogOf } from '@/tests/support/import-dialog';
import { anOrganization } from '@/tests/support/organizations';
import { stubLayout } from '@/tests/support/layout';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const present = () => aSnippet({ title: 'Recall', tags: ['homework'], neutral: '<p>Come here.</p>' });

const table = `title,text,tags
Door,He waits at the door.,"manners, homework; course 6"
Recall,Come here.,
door,He waits at the door.,
Nothing,,
,The longest words of all come first and stand for the title that nobody has given,
`;

beforeEach(() => {
  stubLayout();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

test('columns of a table can be told by hand, and what is left out is named', async () => {
  const { user, choose, dialog, row } = await open();
  await choose(
    'lessons.csv',
    'Nr,Thema,Woche,Was zu tun ist\n1,Sit,one,Ask her to sit before each meal.\n2,Down,two,Lure her down and reward her.\n',
  );
  await row('Sit');
  const columns = within(dialog).getByRole('group', { name: 'Columns' });
  expect(within(columns).getByRole('combobox', { name: 'Text' })).toHaveDisplayValue('Was zu tun ist');
  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Title' }), 'Nr');
  await row('2');
  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Title' }), 'Thema');
  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Tags' }), 'Woche');
  expect(await row('Sit')).toHaveTextContent(
    'SitAsk her to sit before each meal.New femaleLeft out: Nr. Tags: one',
  );
  // What is chosen twice changes places.
  await user.selectOptions(within(columns).getByRole('combobox', { name: 'Text' }), 'Thema');
  expect(within(columns).getByRole('combobox', { name: 'Title' })).toHaveDisplayValue('Was zu tun ist');
});

test('says of each row what would come of it, and why', async () => {
  const { choose, row, dialog, button, server } = await open(present());
  await choose('mine.csv', table);
  expect(await row('Door')).toHaveTextContent(
    /^DoorHe waits at the door\.New maleTags: manners, homework, course 6$/,
  );
  expect(await row('Recall')).toHaveTextContent('SkipYou already have this snippet.');
  expect(await row('door')).toHaveTextContent('SkipYou already have this snippet.');
  expect(await row('Nothing')).toHaveTextContent('SkipIt has no text.');
  expect(await row(/^The longest words of all.*…$/)).toHaveTextContent(
    'It has no title, so it is named after its first words.',
  );
  expect(dialog).toHaveTextContent(
    'mine.csv is recognized as CSV table with 5 snippets. Nothing you have is deleted.',
  );
  for (const name of ['All 5', 'New 2', 'Update 0', 'Skip 3']) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  }
  expect(button('Import 2 snippets')).toBeEnabled();
  expect(server.changes()).toEqual([]);
});

test('points out a title that is there already, and adds such a snippet only by choice', async () => {
  const { user, choose, row, button, server } = await open(present());
  await choose('mine.csv', 'title,text\nDoor,He waits.\nrecall,Whistle first.');
  expect(await row('recall')).toHaveTextContent(
    'Same titleYou have a snippet with this title. Check it to add both.',
  );
  expect(screen.getByRole('radio', { name: 'New 1' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Same title 1' })).toBeInTheDocument();
  expect(button('Import 1 snippet')).toBeEnabled();
  const box = screen.getByRole('checkbox', { name: 'Import recall' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await row('recall')).toHaveTextContent('It will be added next to the one you have.');
  await user.click(button('Import 2 snippets'));
  expect(await screen.findByText('2 snippets added.')).toBeVisible();
  expect([...server.library.values()].map(({ title }) => title)).toEqual(['Recall', 'Door', 'recall']);
});

test('begins with one’s own library, and shares with the organization only by choice', async () => {
  const shared = aSnippet({ orgId: 'o-academy', title: 'Gate', neutral: '<p>Wait.</p>' });
  const { user, choose, row, button, dialog, server } = await openImportDialogOf(
    [anOrganization()],
    present(),
    shared,
  );
  await choose('mine.csv', 'title,text\nDoor,He waits.\nGate,He sits.');
  const place = await within(dialog).findByRole('radiogroup', { name: 'Import into' });
  expect(within(dialog).getByText('Import into')).toBeVisible();
  expect(within(place).getAllByRole('radio')[0]).toBe(
    within(place).getByRole('radio', { name: 'Mine', checked: true }),
  );
  expect(within(dialog).getByText('Only you will see them.')).toBeVisible();
  expect(await row('Gate')).toHaveTextContent('New male');
  await user.click(within(place).getByRole('radio', { name: 'Good Dog Academy' }));
  expect(within(dialog).getByText('Everyone at Good Dog Academy will see them.')).toBeVisible();
  expect(await row('Gate')).toHaveTextContent('Same title');
  await user.click(within(place).getByRole('radio', { name: 'Mine' }));
  await user.click(button('Import 2 snippets'));
  expect(await screen.findByText('2 snippets added.')).toBeVisible();
  expect(server.changes()[0]).toMatchObject({ path: '/api/snippets/import', query: {} });
});

test('notes braces that never close, and takes the snippet all the same', async () => {
  const { choose, row, button } = await open();
  await choose('mine.csv', 'title,text\nTreat,Give {{dog a treat.');
  expect(await row('Treat')).toHaveTextContent('New neutralBraces are not closed: “{{dog a treat.”.');
  expect(button('Import 1 snippet')).toBeEnabled();
});

test('has room for what is said of a row, however much it is', async () => {
  const heightOf = async (text: string) => {
    const { choose, row } = await open();
    await choose('mine.csv', `title,text,shortcut\nDoor,${text},x\n`);
    const { height } = (await row('Door')).style;
    cleanup();
    return Number.parseInt(height, 10);
  };
  const usual = await heightOf('Wait.');
  const noted = await heightOf('{#insert Greeting} {#sound Bell} {{#if a}}Hi{{/if}} there.');
  expect(noted).toBeGreaterThan(usual + 16);
});

test('shows only the rows of one kind', async () => {
  const { user, choose } = await open(present());
  await choose('mine.csv', table);
  await user.click(await screen.findByRole('radio', { name: 'Skip 3' }));
  const titles = () =>
    screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
  expect(titles()).toEqual(['Recall', 'door', 'Nothing']);
  await user.click(screen.getByRole('radio', { name: 'Update 0' }));
  expect(titles()).toEqual([]);
  expect(screen.getByText('No row of this kind.')).toBeVisible();
});

test('draws of a thousand rows those in sight, and others when they are scrolled to', async () => {
  const { choose } = await open();
  const lines = Array.from({ length: 1000 }, (_, index) => `Door ${index},He waits ${index} times.`);
  await choose('mine.csv', ['title,text', ...lines].join('\n'));
  await screen.findByText('Door 0');
  const pane = screen.getByRole('group', { name: 'Preview' });
  expect(within(pane).getAllByRole('listitem').length).toBeLessThan(60);
  pane.scrollTop = 64 * 500;
  fireEvent.scroll(pane);
  expect(screen.getByText('Door 500').closest('li')).toHaveAttribute('aria-posinset', '501');
  expect(screen.queryByText('Door 0')).not.toBeInTheDocument();
});

test.each([
  ['short', 'Door', '100px', '1'],
  ['long', `Door${' and so on'.repeat(10)}`, '160px', '4'],
])('gives %s titles on a phone the lines they need', async (_, title, height, lines) => {
  stubLayout({ isNarrow: true });
  const { choose, row } = await open();
  await choose('mine.csv', `title,text\nGate,Wait.\n${title},He waits.`);
  expect((await row('Gate')).style.height).toBe(height);
  const list = (await row(title)).closest('ul')!;
  expect(list.style.getPropertyValue('--title-lines')).toBe(lines);
  expect(list).toHaveAttribute('data-narrow', 'true');
});

test('a row can be left out, and taken in again', async () => {
  const { user, choose, row, button, server } = await open();
  await choose('mine.csv', 'title,text\nDoor,He waits.\nRecall,Come here.');
  const box = await screen.findByRole('checkbox', { name: 'Import Door' });
  expect(box).toBeChecked();
  await user.click(box);
  expect(await row('Door')).toHaveTextContent('SkipLeft out by you.');
  await user.click(screen.getByRole('checkbox', { name: 'Import Recall' }));
  expect(button('Nothing to import')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Import Recall' }));
  await user.click(button('Import 1 snippet'));
  expect(await screen.findByText('1 snippet added.')).toBeVisible();
  expect([...server.library.values()].map(({ title }) => title)).toEqual(['Recall']);
});

test('says for how many the plan has room, and lets one choose which', async () => {
  const { user, choose, row, button, server } = await open(present());
  server.limitSnippets(3);
  const names = ['Door', 'Gate', 'Leash', 'Place'];
  await choose('mine.csv', ['title,text', ...names.map((name) => `${name},He waits.`)].join('\n'));
  expect(
    await screen.findByText(
      'Your plan has room for 2 more snippets, so the last 2 new ones are left out. Uncheck others to choose which.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/profile#plan');
  expect(await row('Leash')).toHaveTextContent('SkipYour plan has no room for it.');
  await user.click(screen.getByRole('checkbox', { name: 'Import Door' }));
  expect(await row('Leash')).toHaveTextContent('New male');
  await user.click(button('Import 2 snippets'));
  expect(await screen.findByText('2 snippets added.')).toBeVisible();
  expect([...server.library.values()].map(({ title }) => title)).toEqual(['Recall', 'Gate', 'Leash']);
});

test('offers nothing to import where the plan is full', async () => {
  const { choose, button, server } = await open(present());
  server.limitSnippets(1);
  await choose('mine.csv', 'title,text\nDoor,He waits.');
  expect(await screen.findByText('Your plan has no room for new snippets.')).toBeVisible();
  expect(button('Nothing to import')).toBeDisabled();
});

test('what is left out of one file is not left out of the next', async () => {
  const { user, choose, button } = await open();
  await choose('one.csv', 'title,text\nDoor,He waits.');
  await user.click(await screen.findByRole('checkbox', { name: 'Import Door' }));
  await user.click(button('Another file'));
  await choose('two.csv', 'title,text\nGate,He waits.');
  expect(await screen.findByRole('checkbox', { name: 'Import Gate' })).toBeChecked();
});

test('one’s own export updates what it names, version by version', async () => {
  const snippet = present();
  const { choose, user, row, button, server } = await open(snippet);
  const versions = {
    male: { html: '<p>He comes.</p>', origin: 'written', stale: false },
    neutral: snippet.versions.neutral,
  };
  const { id, title, tags, variables, revision } = snippet;
  const entry = { id, title, tags, variables, revision, versions };
  await choose(
    'export.json',
    JSON.stringify({ format: 'heelwrite-snippets', version: 1, snippets: [entry] }),
  );
  expect(await row('Recall')).toHaveTextContent('Update male, neutral');
  await user.click(button('Import 1 snippet'));
  expect(await screen.findByText('0 snippets added, 1 updated.')).toBeVisible();
  expect(server.library.get(id)).toMatchObject({
    versions: { male: { html: '<p>He comes.</p>' }, neutral: { html: '<p>Come here.</p>' } },
  });
});
