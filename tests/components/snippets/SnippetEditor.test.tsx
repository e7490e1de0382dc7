import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, getConfig, screen, waitFor, within } from '@testing-library/react';
import Router, { type NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/shell/Toasts';
import { SnippetEditorPage } from '@/components/snippets/SnippetEditorPage';
import { useAuth } from '@/contexts/AuthContext';
import { deviceStore } from '@/lib/client/device-store';
import { readDraft } from '@/lib/client/snippet-drafts';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { stubLayout } from '@/tests/support/layout';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/auth', () => import('@/tests/support/fake-auth'));

const Page = () =>
  useAuth().user && (
    <>
      <SnippetEditorPage />
      <Toasts />
    </>
  );

/** Lets something happen that no click began, with the time for React that a click has. */
const asABrowser = (happen: () => Promise<void>) => getConfig().asyncWrapper(happen);

type GoesBack = Parameters<NextRouter['beforePopState']>[0];

async function open(id = 'door') {
  const server = serveSnippets(
    aSnippet({ id: 'door', title: 'Door manners', tags: ['homework'], male: '<p>He waits.</p>' }),
  );
  let goesBack: GoesBack = () => true;
  const router = aRouter({
    pathname: '/snippets/[id]',
    asPath: `/snippets/${id}`,
    query: { id },
    beforePopState: (callback) => {
      goesBack = callback;
    },
  });
  // What the page's code reaches through Next's own object.
  Router.router = router as unknown as typeof Router.router;
  const view = renderInApp(<Page />, { router });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  return {
    ...view,
    server,
    title,
    saved: () => server.library.get('door'),
    /** What a followed link does first; answers whether it was held back. */
    follow: async (address: string): Promise<boolean> => {
      let isHeld = false;
      await asABrowser(async () => {
        try {
          Router.events.emit('routeChangeStart', address, { shallow: false });
        } catch {
          isHeld = true;
        }
      });
      return isHeld;
    },
    goBack: async (as: string) => {
      let isLet = false;
      await asABrowser(async () => {
        isLet = goesBack({ url: as, as, options: {} });
      });
      return isLet;
    },
    closeTab: () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

beforeEach(() => {
  stubLayout();
  auth.setUser(auth.aUser());
});
afterEach(async () => {
  cleanup();
  Router.router = null;
  auth.resetAuth();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await deviceStore('u-sam').clear();
  onlineManager.setOnline(true);
});

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

const kept = () => readDraft({ uid: 'u-sam', orgId: null, id: 'door' });

test('a save without a connection fails at once, and the draft stays', async () => {
  const { user, title, server, saved } = await open();
  await user.type(title, '!');
  onlineManager.setOnline(false);
  server.answerInstead(() => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(
    await screen.findByText('Heelwrite cannot be reached. Check your connection, then try again.'),
  ).toBeVisible();
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();

  onlineManager.setOnline(true);
  server.answerInstead(() => undefined);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved()?.title).toBe('Door manners!');
});

test('a draft that was never saved is offered back', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const { user, title } = await open();
  expect(title).toHaveValue('Door manners');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(title).toHaveValue('Door manners at home');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a draft that nobody has decided about is offered until someone does', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const second = await open();
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  second.unmount();
  const third = await open();
  await third.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('discarding a draft leaves what was typed beside it', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  first.unmount();
  const { user, title } = await open();
  const discard = await screen.findByRole('button', { name: 'Discard' });
  await user.type(title, '!');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  await user.click(discard);
  await waitFor(async () =>
    expect(await kept()).toMatchObject({ edited: { title: 'Door manners!' }, revision: 1 }),
  );
});

test('a draft is offered no more once it was saved', async () => {
  const first = await open();
  await first.user.type(first.title, ' at home');
  expect(await screen.findByText('Not saved, draft kept on this device')).toBeVisible();
  await first.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(async () => expect(await kept()).toBeNull());
});

test('saving twice is saving once; what is typed meanwhile is saved the next time', async () => {
  const { user, title, server, saved } = await open();
  const saveByKey = '{Control>}s{/Control}';
  const release = server.hold('PUT');
  await user.type(title, '!');
  await user.keyboard(saveByKey + saveByKey);
  expect(await screen.findByText('Saving')).toBeVisible();
  await user.type(title, '?');
  await user.keyboard(saveByKey);
  await asABrowser(async () => release());
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  expect(server.changes()).toHaveLength(1);
  expect(saved()?.title).toBe('Door manners!');
  expect(title).toHaveValue('Door manners!?');
  await user.keyboard(saveByKey);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved()).toMatchObject({ title: 'Door manners!?', revision: 3 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Control', 'Ctrl'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Meta', '⌘'],
])('the keys are named as on the keyboard in use: %s', async (userAgent, modifier, printed) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await open();
  const save = screen.getByRole('button', { name: /^Save/ });
  expect(save).toHaveAttribute('aria-keyshortcuts', `${modifier}+S`);
  expect(save).toHaveTextContent(`Save${printed}S`);
  const bold = await screen.findByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-keyshortcuts', `${modifier}+B`);
});

describe('someone else saved meanwhile', () => {
  async function openConflict() {
    const view = await open();
    const { user, title, server } = view;
    await user.type(title, ' at home');
    server.changeElsewhere('door', {
      title: 'Door manners at work',
      tags: ['manners'],
      versions: { male: { html: '<p>He sits.</p>', origin: 'written', stale: false } },
    });
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has changed this snippet' }),
    );
    const part = (name: string) => within(dialog.getByRole('group', { name }));
    return { ...view, dialog, part };
  }
  const save = { name: 'Save what is chosen' };

  test('both texts are shown, and one’s own is chosen until told otherwise', async () => {
    const { part, saved } = await openConflict();
    expect(part('Title').getByRole('radio', { name: /^Yours\s*Door manners at home$/ })).toBeChecked();
    expect(part('Title').getByRole('radio', { name: /^Theirs\s*Door manners at work$/ })).not.toBeChecked();
    expect(part('Tags').getByRole('radio', { name: /^Theirs\s*manners$/ })).toBeInTheDocument();
    expect(part('Male text').getByRole('radio', { name: /^Yours\s*He waits\.$/ })).toBeChecked();
    expect(part('Male text').getByRole('radio', { name: /^Theirs\s*He sits\.$/ })).toBeInTheDocument();
    expect(saved()).toMatchObject({ title: 'Door manners at work', revision: 2 });
  });

  test('one part of each', async () => {
    const { user, dialog, part, saved, title } = await openConflict();
    await user.click(part('Male text').getByRole('radio', { name: /^Theirs/ }));
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
    await user.click(dialog.getByRole('button', { name: 'All of theirs' }));
    await user.click(dialog.getByRole('button', save));
    await waitFor(() => expect(title).toHaveValue('Door manners at work'));
    expect(saved()).toMatchObject({ tags: ['manners'], versions: { male: { html: '<p>He sits.</p>' } } });
  });

  test('all of mine, after all', async () => {
    const { user, dialog, saved } = await openConflict();
    await user.click(dialog.getByRole('button', { name: 'All of theirs' }));
    await user.click(dialog.getByRole('button', { name: 'All of mine' }));
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
    await user.click(dialog.getByRole('button', { name: 'All of theirs' }));
    await user.click(dialog.getByRole('button', save));
    expect(await screen.findByText('No.')).toBeInTheDocument();
    expect(title).toHaveValue('Door manners at work');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('what someone else has deleted is saved as a new one', async () => {
    const { user, title, server, router, follow } = await open();
    await user.type(title, ' at home');
    server.library.delete('door');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has deleted this snippet' }),
    );
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
