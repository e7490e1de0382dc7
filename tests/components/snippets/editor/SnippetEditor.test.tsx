import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openEditor as open, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

signInForEach();

describe('leaving', () => {
  test('asks nobody who has changed nothing', async () => {
    const { follow, closeTab, goBack } = await open();
    expect([await follow('/'), closeTab(), await goBack('/')]).toEqual([false, false, true]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is held back while something is not saved, whichever the way', async () => {
    const { user, title, follow, closeTab, goBack, router } = await open();
    await user.type(title, '!');
    expect([await follow('/'), closeTab()]).toEqual([true, true]);
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }));
    await noQuestion();
    expect(title).toHaveValue('Door manners!');
    expect(await goBack('/email')).toBe(false);
    await question();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('goes where one wanted to go', async () => {
    const { user, title, follow, router, saved } = await open();
    await user.type(title, '!');
    await follow('/email');
    await user.click(within(await question()).getByRole('button', { name: 'Leave' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/email');
    expect(await follow('/email')).toBe(false);
    expect(saved()?.title).toBe('Door manners');
  });

  test('saves first where that is asked for', async () => {
    const { user, title, follow, router, saved } = await open();
    await user.type(title, '!');
    await follow('/email');
    await user.click(within(await question()).getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/email'));
    expect(saved()?.title).toBe('Door manners!');
  });

  test('does not go on when saving failed', async () => {
    const { user, title, follow, router } = await open();
    await user.clear(title);
    await follow('/email');
    await user.click(within(await question()).getByRole('button', { name: 'Save and leave' }));
    await noQuestion();
    expect(await screen.findByText('Give the snippet a title.')).toBeVisible();
    expect(title).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
    expect(await follow('/email')).toBe(true);
    await question();
  });

  test('is free again once everything is saved, and held back after the next change', async () => {
    const { user, title, follow } = await open();
    await user.type(title, '!');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await follow('/')).toBe(false);
    await user.type(title, '!');
    expect(await follow('/')).toBe(true);
    await question();
  });
});

describe('someone else saved meanwhile', () => {
  async function openConflict(theirTitle = 'Door manners at work') {
    const view = await open();
    const { user, title, server } = view;
    await user.type(title, ' at home');
    server.changeElsewhere('door', {
      title: theirTitle,
      tags: ['manners'],
      versions: { male: { html: '<p>He sits.</p>', origin: 'written', stale: false } },
    });
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This snippet was changed elsewhere' }));
    const part = (name: string) => within(dialog.getByRole('group', { name }));
    return { ...view, dialog, part };
  }
  const save = { name: 'Save my choices' };

  test('both texts are shown, and one’s own is chosen until told otherwise', async () => {
    const { part, saved } = await openConflict();
    expect(part('Title').getByRole('radio', { name: /^Here\s*Door manners at home$/ })).toBeChecked();
    expect(
      part('Title').getByRole('radio', { name: /^Elsewhere\s*Door manners at work$/ }),
    ).not.toBeChecked();
    expect(part('Title').getByText('home').tagName).toBe('MARK');
    expect(part('Title').getByText('work').tagName).toBe('MARK');
    expect(part('Tags').getByRole('radio', { name: /^Elsewhere\s*manners$/ })).toBeInTheDocument();
    expect(part('Male text').getByRole('radio', { name: /^Here\s*He waits\.$/ })).toBeChecked();
    expect(part('Male text').getByRole('radio', { name: /^Elsewhere\s*He sits\.$/ })).toBeInTheDocument();
    expect(saved()).toMatchObject({ title: 'Door manners at work', revision: 2 });
  });

  test('one part of each', async () => {
    const { user, dialog, part, saved, title } = await openConflict();
    await user.click(part('Male text').getByRole('radio', { name: /^Elsewhere/ }));
    await user.click(dialog.getByRole('button', save));
    await waitFor(() => expect(saved()?.revision).toBe(3));
    expect(saved()).toMatchObject({
      title: 'Door manners at home',
      tags: ['homework'],
      versions: { male: { html: '<p>He sits.</p>' } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Door manners at home');
    expect(await screen.findByText('He sits.')).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('all of theirs', async () => {
    const { user, dialog, saved, title } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'All from elsewhere' }));
    await user.click(dialog.getByRole('button', save));
    await waitFor(() => expect(title).toHaveValue('Door manners at work'));
    expect(saved()).toMatchObject({ tags: ['manners'], versions: { male: { html: '<p>He sits.</p>' } } });
  });

  test('all of mine, after all', async () => {
    const { user, dialog, saved } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'All from elsewhere' }));
    await user.click(dialog.getByRole('button', { name: 'All from here' }));
    await user.click(dialog.getByRole('button', save));
    await waitFor(() =>
      expect(saved()).toMatchObject({
        title: 'Door manners at home',
        tags: ['homework'],
        versions: { male: { html: '<p>He waits.</p>' } },
      }),
    );
  });

  test('going back overwrites nothing and loses nothing', async () => {
    const { user, dialog, saved, title } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'Back to my text' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Door manners at home');
    expect(saved()?.title).toBe('Door manners at work');
  });

  test('what is chosen is kept when the connection breaks', async () => {
    const { user, dialog, server, title } = await openConflict();
    server.answerInstead(({ method }) => (method === 'PUT' ? refusal(403, 'forbidden') : undefined));
    await user.click(dialog.getByRole('button', { name: 'All from elsewhere' }));
    await user.click(dialog.getByRole('button', save));
    expect(await screen.findByText('No.')).toBeInTheDocument();
    expect(title).toHaveValue('Door manners at work');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  const keepBoth = { name: 'Keep both snippets' };

  test('both are kept: mine goes on as a new one', async () => {
    const { user, dialog, server, router, saved, title } = await openConflict();
    await user.click(dialog.getByRole('button', keepBoth));
    await waitFor(() => expect(server.library.size).toBe(2));
    const [mine] = [...server.library.values()].filter(({ id }) => id !== 'door');
    expect(mine).toMatchObject({
      title: 'Door manners at home',
      tags: ['homework'],
      versions: { male: { html: '<p>He waits.</p>' } },
    });
    expect(saved()).toMatchObject({ title: 'Door manners at work', revision: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/snippets/${mine?.id}`));
    expect(title).toHaveValue('Door manners at home');
  });

  test('both are kept under names that differ', async () => {
    const { user, dialog, server } = await openConflict('Door manners at home');
    await user.click(dialog.getByRole('button', keepBoth));
    await waitFor(() =>
      expect([...server.library.values()].map(({ title }) => title)).toEqual([
        'Door manners at home',
        'Copy of Door manners at home',
      ]),
    );
  });

  test('keeping both fails: the text stands as it was, and the failure is told', async () => {
    const { user, dialog, server, title } = await openConflict('Door manners at home');
    server.answerInstead(({ method }) => (method === 'POST' ? refusal(500, 'internal') : undefined));
    await user.click(dialog.getByRole('button', keepBoth));
    expect(await screen.findByText('No.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(title).toHaveValue('Door manners at home');
    expect(server.library.size).toBe(1);
  });

  test('what someone else has deleted is saved as a new one', async () => {
    const { user, title, server, router, follow } = await open();
    await user.type(title, ' at home');
    server.library.delete('door');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This snippet was deleted elsewhere' }));
    await user.click(dialog.getByRole('button', { name: 'Save as a new snippet' }));
    await waitFor(() => expect([...server.library.values()]).toHaveLength(1));
    expect([...server.library.values()]).toMatchObject([
      { title: 'Door manners at home', versions: { male: { html: '<p>He waits.</p>' } } },
    ]);
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith(`/snippets/${[...server.library.keys()][0]}`),
    );
    await user.type(title, '!');
    expect(await follow('/')).toBe(true);
    await question();
  });
});

test('saving ends what was said of a tag that was not taken, also where nothing else had changed', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Add a tag' }), 'x'.repeat(41));
  expect(screen.getByText('A tag can have at most 40 characters.')).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(screen.queryByText('A tag can have at most 40 characters.')).not.toBeInTheDocument(),
  );
});
