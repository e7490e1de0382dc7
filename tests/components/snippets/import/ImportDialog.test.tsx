import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as auth from '@/tests/support/fake-auth';
import { openImportDialog as open } from '@/tests/support/import-dialog';
import { stubLayout } from '@/tests/support/layout';
import { refusal } from '@/tests/support/snippet-server';
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

test('a text of an export that is nested too deep is left out with the reason, and the others are taken', async () => {
  const deep = `${'<blockquote>'.repeat(300)}Sit${'</blockquote>'.repeat(300)}`;
  const snippets = [
    { title: 'Deep', versions: { male: { html: deep } } },
    { title: 'Flat', versions: { male: { html: '<p>He waits.</p>' } } },
  ];
  const { user, server, choose, row, button } = await open();
  await choose('export.json', JSON.stringify({ format: 'heelwrite-snippets', version: 1, snippets }));
  expect(await row('Deep')).toHaveTextContent('Its male text is nested more than 40 levels deep.');
  await user.click(button(/^Import 1/));
  expect(await screen.findByText('1 snippet added.')).toBeVisible();
  expect([...server.library.values()].map(({ title }) => title)).toEqual(['Flat']);
});

describe('a file that cannot be read', () => {
  test.each([
    ['empty.csv', '  \n', 'This file is empty.'],
    ['prices.csv', 'date,price,seats,vat\n1,2,3,4', /^No snippets were found in this file\./],
    ['cut.json', '{"snippets": [', /^This file is damaged/],
    [
      'open.csv',
      'title,text\nDoor,He waits.\nGate,"He sits.\nRecall,Come.',
      /^This file is damaged: .* line 3 /,
    ],
    [
      'other.json',
      '[{"dog": "Rex"}]',
      /^No snippets .* a list of entries with a “title” and either a “text” or/,
    ],
    [
      'blaze.json',
      '{"folders": []}',
      /^No snippets .* a list of entries with a “title” and either a “text” or/,
    ],
    ['group.textexpander', 'bplist00', /binary form/],
  ])('%s: the problem is named, and another one can be chosen', async (name, content, problem) => {
    const { choose, dialog } = await open();
    await choose(name, content);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(problem);
    expect(dialog.querySelector('input[type=file]')).toHaveAccessibleDescription(problem);
    await choose('good.csv', table);
    expect(await screen.findByText('good.csv')).toBeVisible();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is pasted', () => {
  test('is looked through at once', async () => {
    const { dialog, row } = await open();
    const field = within(dialog).getByRole('textbox', { name: 'Or paste cells, an export or a text' });
    fireEvent.paste(field, {
      clipboardData: {
        getData: (type: string) => (type === 'text/plain' ? 'Door\tHe waits at the door, calmly.' : ''),
      },
    });
    expect(await row('Door')).toHaveTextContent('DoorHe waits at the door, calmly.New male');
    expect(dialog).toHaveTextContent('What you pasted is recognized as');
  });

  test('and what is wrong with it stands beside it', async () => {
    const { user, dialog, button } = await open();
    const field = within(dialog).getByRole('textbox');
    await user.click(field);
    await user.paste('[{"title": "Sit"');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^What you pasted is damaged/);
    expect(field).toHaveAccessibleDescription(/^What you pasted is damaged/);
    expect(dialog.querySelector('input[type=file]')).not.toHaveAccessibleDescription();
    await user.clear(field);
    await user.type(field, 'Well done.');
    await user.click(button('Look through it'));
    expect(await within(dialog).findByText('What you pasted')).toBeVisible();
  });

  test('or typed, when that is asked for', async () => {
    const { user, dialog, row, button } = await open();
    await user.type(within(dialog).getByRole('textbox'), 'Hi Anna, well done.');
    await user.click(button('Look through it'));
    expect(await row('Hi Anna, well done.')).toHaveTextContent('named after its first words');
  });
});

describe('taking over', () => {
  test('sends what was seen, tags included, and tells what became of it', async () => {
    const { user, choose, button, server, onClose } = await open(present());
    await choose('mine.csv', table);
    await screen.findByText('mine.csv');
    await user.click(button('Import 2 snippets'));
    expect(await screen.findByText('2 snippets added.')).toBeVisible();
    expect([...server.library.values()].find(({ title }) => title === 'Door')).toMatchObject({
      tags: ['manners', 'homework', 'course 6'],
      versions: { male: { html: '<p>He waits at the door.</p>' } },
    });
    await user.click(button('Done'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('names what the server left out', async () => {
    const { user, choose, button, server } = await open();
    server.answerInstead(({ path }) =>
      path.endsWith('/import')
        ? Response.json({ created: 1, updated: 0, skipped: [{ index: 1, reason: 'It is full.' }] })
        : undefined,
    );
    await choose('mine.csv', 'title,text\nDoor,He waits.\nRecall,Come here.');
    await screen.findByText('mine.csv');
    await user.click(button('Import 2 snippets'));
    expect(await screen.findByText('1 snippet added, 1 skipped.')).toBeVisible();
    expect(screen.getByText('Recall').closest('li')).toHaveTextContent('Recall It is full.');
  });

  test('names a reason once for all that were left out for it', async () => {
    const { user, choose, button, server } = await open();
    const skipped = [0, 1, 2, 3, 4].map((index) => ({ index, reason: 'It is full.' }));
    server.answerInstead(({ path }) =>
      path.endsWith('/import') ? Response.json({ created: 0, updated: 0, skipped }) : undefined,
    );
    await choose(
      'mine.csv',
      ['title,text', ...skipped.map(({ index }) => `Door ${index},He waits.`)].join('\n'),
    );
    await screen.findByText('mine.csv');
    await user.click(button('Import 5 snippets'));
    expect(await screen.findByText('0 snippets added, 5 skipped.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Door 0, Door 1, Door 2 and 2 more It is full.',
    ]);
  });

  test('what was not sent can be tried again', async () => {
    const { user, choose, button, server } = await open();
    server.answerInstead(({ path }) =>
      path.endsWith('/import') ? refusal(403, 'forbidden', 'Not now.') : undefined,
    );
    await choose('mine.csv', 'title,text\nDoor,He waits.\nRecall,Come here.');
    await screen.findByText('mine.csv');
    await user.click(button('Import 2 snippets'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not now. 2 snippets from the file were not sent; what is listed above was saved.',
    );
    server.answerInstead(() => undefined);
    await user.click(button('Try the rest again'));
    expect(await screen.findByText('2 snippets added.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(server.library.size).toBe(2);
  });

  test('what was taken over without our hearing of it is not taken over twice', async () => {
    const { user, choose, button, server } = await open();
    server.loseAnswers(true);
    await choose('mine.csv', 'title,text\nDoor,He waits.\nRecall,Come here.');
    await screen.findByText('mine.csv');
    await user.click(button('Import 2 snippets'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Heelwrite cannot be reached.');
    server.loseAnswers(false);
    await user.click(button('Try the rest again'));
    expect(await screen.findByText('2 snippets added.')).toBeVisible();
    expect(server.library.size).toBe(2);
  });
});
