import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const text = () => screen.findByRole('textbox', { name: 'Male text', hidden: true });
const htmlOf = (snippet: Snippet | undefined) => snippet?.versions.male?.html;

/** The editor of a snippet with two variables, and other snippets in its library. */
async function open(...others: Snippet[]) {
  const female = {
    html: '<p>{{dog}} waits.</p>',
    origin: 'generated',
    source: 'male',
    stale: false,
  } as const;
  const male = '<p>{{dog}} waits for {{client}}.</p>';
  const door = aSnippet({ id: 'door', title: 'Door manners', male, female });
  const view = await openEditor('door', {}, door, ...others);
  const { user } = view;
  const options = async (name: string) =>
    await screen.findByRole('button', { name: new RegExp(`^Color and name of ${name}`) });
  const ask = async (name = 'dog') => {
    await user.click(await options(name));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    return within(await screen.findByRole('dialog', { name: `Rename “${name}”` }));
  };
  return { ...view, options, ask };
}

const recall = () => aSnippet({ id: 'recall', title: 'Recall', male: '<p>Call {{dog}}.</p>' });
const leash = () => aSnippet({ id: 'leash', title: 'Leash', male: '<p>Walk {{dog}}.</p>' });

describe('in this snippet', () => {
  test('every version is renamed and stays what it is, and the focus stays at the variable', async () => {
    const { user, ask, options, saved } = await open();
    const dialog = await ask();
    expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue('dog');
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await user.keyboard('Pup Name{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await text()).toHaveTextContent('{{pup name}} waits for {{client}}.');
    await waitFor(async () => expect(await options('pup name')).toHaveFocus());
    expect(screen.getByRole('tab', { name: /Female/ })).toHaveTextContent('Generated');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(htmlOf(saved())).toBe('<p>{{pup name}} waits for {{client}}.</p>'));
    expect(saved()?.versions.female).toMatchObject({
      html: '<p>{{pup name}} waits.</p>',
      origin: 'generated',
      regenerated: true,
    });
  });

  test('is one step to undo', async () => {
    const { user, ask } = await open();
    await ask();
    await user.keyboard('pup{Enter}');
    expect(await text()).toHaveTextContent('{{pup}} waits for {{client}}.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await text()).toHaveTextContent('{{dog}} waits for {{client}}.');
  });

  test('the color goes along', async () => {
    const { user, ask, options, server } = await open();
    const before = (await options('dog')).getAttribute('aria-label')?.split(': ')[1];
    await ask();
    await user.keyboard('pup{Enter}');
    expect(await options('pup')).toHaveAccessibleName(`Color and name of pup: ${before}`);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.changes()).toHaveLength(1));
    expect(server.changes()[0]?.body).toMatchObject({ variables: [{ name: 'pup', color: before }] });
  });

  test('a name that is in use makes two variables one, and says so', async () => {
    const { user, ask } = await open();
    const dialog = await ask();
    await user.keyboard('Client');
    expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveAccessibleDescription(
      '“client” is already in use: the two will become one.',
    );
    await user.keyboard('{Enter}');
    expect(await text()).toHaveTextContent('{{client}} waits for {{client}}.');
    expect(await screen.findByText('2 times in this version')).toBeInTheDocument();
  });

  test('says so too where only another snippet uses the name', async () => {
    const { user, ask } = await open(aSnippet({ id: 'cue', male: '<p>Say {{cue}}.</p>' }));
    const dialog = await ask();
    const field = dialog.getByRole('textbox', { name: 'New name' });
    await user.keyboard('cue');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('“cue” is already in use: the two will become one.'),
    );
    await user.keyboard('s');
    expect(field).not.toHaveAccessibleDescription();
  });

  test.each([
    ['1st dog', 'A name starts with a letter, then letters, digits, spaces, _ or -.'],
    ['dog’s', 'A name starts with a letter, then letters, digits, spaces, _ or -.'],
    [' ', 'A variable needs a name.'],
  ])('“%s” is no name', async (typed, sentence) => {
    const { user, ask } = await open();
    const dialog = await ask();
    await user.keyboard(`${typed}{Enter}`);
    expect(dialog.getByRole('alert')).toHaveTextContent(sentence);
    expect(await text()).toHaveTextContent('{{dog}} waits');
  });

  test('going back changes nothing, and gives the focus back', async () => {
    const { user, ask, options } = await open();
    await ask();
    await user.keyboard('pup{Escape}');
    await waitFor(async () => expect(await options('dog')).toHaveFocus());
    expect(screen.getByText('Saved')).toBeVisible();
  });
});

describe('everywhere', () => {
  test('is offered where others use it, and this snippet is the default', async () => {
    const { user, ask, server } = await open(recall(), leash());
    const dialog = await ask();
    expect(await dialog.findByRole('radio', { name: 'In this snippet' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /^Everywhere: also in 2 other snippets/ })).not.toBeChecked();
    await user.keyboard('pup{Enter}');
    expect(await text()).toHaveTextContent('{{pup}} waits');
    expect(server.changes()).toEqual([]);
  });

  test('saves the others, and says so', async () => {
    const { user, ask, server } = await open(recall(), leash());
    const dialog = await ask();
    await user.type(dialog.getByRole('textbox'), '{Control>}a{/Control}pup');
    await user.click(await dialog.findByRole('radio', { name: /^Everywhere/ }));
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Renamed in 2 other snippets')).toBeVisible();
    expect(htmlOf(server.library.get('recall'))).toBe('<p>Call {{pup}}.</p>');
    expect(htmlOf(server.library.get('leash'))).toBe('<p>Walk {{pup}}.</p>');
    expect(htmlOf(server.library.get('door'))).toContain('{{dog}}');
  });

  test('leaves those that someone else has changed or deleted, and tells of them', async () => {
    const { user, ask, server } = await open(recall(), leash());
    const dialog = await ask();
    await user.type(dialog.getByRole('textbox'), '{Control>}a{/Control}pup');
    await user.click(await dialog.findByRole('radio', { name: /^Everywhere/ }));
    server.changeElsewhere('recall', { title: 'Recall, outdoors' });
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    const told =
      'Renamed in 1 other snippet. 1 other snippet had been changed by someone else and stayed as it was.';
    expect(await screen.findByText(told)).toBeVisible();
    expect(htmlOf(server.library.get('recall'))).toBe('<p>Call {{dog}}.</p>');
  });

  test('says how far it came when it fails', async () => {
    const { user, ask, server } = await open(recall(), leash());
    const dialog = await ask();
    await user.type(dialog.getByRole('textbox'), '{Control>}a{/Control}pup');
    await user.click(await dialog.findByRole('radio', { name: /^Everywhere/ }));
    server.answerInstead(({ method }) => (method === 'PUT' ? refusal(403, 'forbidden') : undefined));
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Renamed in 0 of 2 other snippets. No.')).toBeVisible();
  });
});
