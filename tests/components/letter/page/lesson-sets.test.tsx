import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(forgetEverything);

const first: LessonSet = {
  id: 'first',
  name: 'Lesson 1',
  subject: 'For {{dog}}',
  snippets: [{ id: 'homework' }, { id: 'gone' }, { id: 'recap' }],
};

const undoIn = (text: HTMLElement) => {
  const toast = text.closest<HTMLElement>('[role=status], [role=alert]');
  if (!toast) throw new Error('This is not said in a toast.');
  return within(toast).getByRole('button', { name: 'Undo' });
};

type Served = Parameters<typeof openLetterPage>[0];

async function openSets(served: Served) {
  const composer = await openLetterPage(served);
  const open = async () => {
    await composer.user.click(await screen.findByRole('button', { name: 'Lesson sets' }));
    return screen.findByRole('menu', { name: 'Lesson sets' });
  };
  const choose = async (name: string | RegExp) =>
    composer.user.click(await within(await open()).findByRole('menuitem', { name }));
  return { ...composer, open, choose };
}

test('a set comes into the letter in its order, with its subject, and says what is missing', async () => {
  const { blocks, subject, choose } = await openSets({ sets: [first] });
  await choose(/Lesson 1/);
  expect(blocks()).toEqual(['Snippet 1: Homework', 'Snippet 2: First lesson']);
  expect(subject()).toHaveValue('For {{dog}}');
  const toast = await screen.findByText('2 snippets from “Lesson 1” added. 1 is not in your library.');
  expect(toast).toBeVisible();
});

test('what is already in the email stays where it is, and one Undo takes the rest out again', async () => {
  const { user, blocks, pick, choose } = await openSets({ sets: [first] });
  await pick('First lesson');
  await choose(/Lesson 1/);
  expect(blocks()).toEqual(['Snippet 1: First lesson', 'Snippet 2: Homework']);
  await user.click(undoIn(screen.getByText(/^1 snippet from “Lesson 1” added/)));
  expect(blocks()).toEqual(['Snippet 1: First lesson']);
});

test('a set that is already in the email changes nothing', async () => {
  const known = { ...first, snippets: [{ id: 'recap' }] };
  const { blocks, pick, choose } = await openSets({ sets: [known] });
  await pick('First lesson');
  await choose(/Lesson 1/);
  expect(await screen.findByText('All of “Lesson 1” is already in the email.')).toBeVisible();
  expect(blocks()).toEqual(['Snippet 1: First lesson']);
});

test('an address that asks for a set puts it into the letter, once', async () => {
  const { blocks, router } = await openLetterPage({ sets: [first], query: { set: 'first' } });
  expect(await screen.findByText(/^2 snippets from “Lesson 1” added/)).toBeVisible();
  expect(blocks()).toEqual(['Snippet 1: Homework', 'Snippet 2: First lesson']);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/email', undefined, { shallow: true });
});

test.each([
  ['that is gone', [], 'That lesson set no longer exists.'],
  ['that cannot be read', new Error('No.'), /^The lesson set could not be loaded/],
])('an address that asks for a set %s says so', async (_which, sets, said) => {
  const { blocks, router } = await openLetterPage({ sets, query: { set: 'first' } });
  expect(await screen.findByText(said, {}, { timeout: 8_000 })).toBeVisible();
  expect(blocks()).toEqual([]);
  expect(router.replace).toHaveBeenCalledOnce();
});

test('a letter’s snippets are saved under a name, the dog’s name in the subject as its variable', async () => {
  const sets: LessonSet[] = [];
  const { user, pick, fill, choose } = await openSets({ sets });
  await pick('Homework', 'First lesson');
  await fill('dog', 'Bella');
  await fill('Subject', 'Bella’s week');
  await choose('Save these 2 snippets as a set');
  const dialog = await screen.findByRole('dialog', { name: 'Save as a lesson set' });
  expect(within(dialog).getByRole('list', { name: 'In this set' })).toHaveTextContent('HomeworkFirst lesson');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('A lesson set needs a name.');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Week 1{Enter}');
  await screen.findByText('“Week 1” saved');
  expect(sets).toEqual([
    {
      id: 'set-1',
      name: 'Week 1',
      subject: '{{dog}}’s week',
      snippets: [{ id: 'homework' }, { id: 'recap' }],
    },
  ]);
});

test('a name that is taken replaces that set, and says so before', async () => {
  const sets = [first];
  const { user, pick, choose } = await openSets({ sets });
  await pick('Door manners');
  await choose('Save this snippet as a set');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'lesson 1');
  expect(screen.getByText('“Lesson 1” has 3 snippets now. Saving replaces them.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await screen.findByText('“lesson 1” replaced');
  expect(sets).toEqual([{ id: 'first', name: 'lesson 1', snippets: [{ id: 'door' }] }]);
});

test('the set that was added last is proposed for what became of it, and another name is typed in its place', async () => {
  const { user, pick, choose } = await openSets({ sets: [first] });
  await choose(/Lesson 1/);
  await pick('Door manners');
  await choose('Save these 3 snippets as a set');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Lesson 1');
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  await user.keyboard('Lesson 2');
  expect(name).toHaveValue('Lesson 2');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('sets are renamed and deleted, and a deleted one comes back', async () => {
  const sets = [{ ...first }];
  const { user, choose } = await openSets({ sets });
  await choose('Rename or delete sets');
  await user.click(await screen.findByRole('button', { name: 'Rename “Lesson 1”' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Lesson one{Enter}');
  expect(await screen.findByRole('button', { name: 'Rename “Lesson one”' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete “Lesson one”' }));
  expect(await screen.findByText('“Lesson one” is deleted.')).toBeVisible();
  expect(sets).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Lesson sets' }));
  expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('button', { name: 'Rename “Lesson one”' })).toHaveFocus();
  expect(sets).toMatchObject([{ name: 'Lesson one', snippets: first.snippets }]);
});

test('without sets the menu says what they are for; with an empty letter there is nothing to save', async () => {
  const { open } = await openSets({});
  const menu = await open();
  expect(await within(menu).findByText(/adds snippets that go together/)).toBeVisible();
  expect(within(menu).getByRole('menuitem', { name: /Save an email’s snippets/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('sets that could not be loaded are asked for again', async () => {
  const { user, open } = await openSets({ sets: new Error('Offline.') });
  const again = await within(await open()).findByRole(
    'menuitem',
    { name: /could not be loaded/ },
    { timeout: 8_000 },
  );
  await user.click(again);
  expect(within(screen.getByRole('menu', { name: 'Lesson sets' })).getByRole('menuitem')).toBeInTheDocument();
});
