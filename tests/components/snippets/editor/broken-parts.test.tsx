import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as RichTextEditorModule from '@/components/editor/RichTextEditor';
import type * as VariablesRailModule from '@/components/snippets/variables/VariablesRail';
import type * as VersionBadgesModule from '@/components/snippets/library/VersionBadges';
import { expectConsoleError } from '@/tests/support/console-errors';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { openSnippets, row } from '@/tests/support/snippets-page';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const poison = vi.hoisted(() => ({ text: '', rail: '', badges: '' }));

vi.mock('@/components/editor/RichTextEditor', async (original) => {
  const real = await original<typeof RichTextEditorModule>();
  return {
    RichTextEditor: (props: Parameters<typeof real.RichTextEditor>[0]) => {
      if (poison.text !== '' && props.html.includes(poison.text)) throw new Error('No editor for this');
      return <real.RichTextEditor {...props} />;
    },
  };
});
vi.mock('@/components/snippets/variables/VariablesRail', async (original) => {
  const real = await original<typeof VariablesRailModule>();
  return {
    VariablesRail: (props: Parameters<typeof real.VariablesRail>[0]) => {
      if (poison.rail !== '') throw new Error('No rail for this');
      return <real.VariablesRail {...props} />;
    },
  };
});
vi.mock('@/components/snippets/library/VersionBadges', async (original) => {
  const real = await original<typeof VersionBadgesModule>();
  return {
    VersionBadges: (props: Parameters<typeof real.VersionBadges>[0]) => {
      if (poison.badges !== '' && JSON.stringify(props.versions).includes(poison.badges))
        throw new Error('No badges for this');
      return <real.VersionBadges {...props} />;
    },
  };
});

signInForEach();
beforeEach(() => Object.assign(poison, { text: '', rail: '', badges: '' }));

test('a version that cannot be shown is named, and the others can be written', async () => {
  poison.text = 'He waits';
  expectConsoleError('No editor for this');
  const both = aSnippet({ id: 'door', title: 'Door', male: '<p>He waits.</p>', female: '<p>She waits.</p>' });
  const { user, title } = await openEditor('door', {}, both);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The male text could not be shown. It stays as it was, and you can still write the others.',
  );
  await user.type(title, '!');
  expect(title).toHaveValue('Door!');
  await user.click(screen.getByRole('tab', { name: /Female/ }));
  expect(await screen.findByRole('textbox', { name: 'Female text' })).toHaveTextContent('She waits.');

  await user.click(screen.getByRole('tab', { name: /^Male/ }));
  poison.text = '';
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Male text' })).toHaveTextContent('He waits.');
});

test('what was typed before the page broke is offered back', async () => {
  const { user, title } = await openEditor();
  await user.type(title, ' at home');
  poison.rail = 'broken';
  expectConsoleError('No rail for this');
  await user.type(title, '?');
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');

  poison.rail = '';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Door manners at home');
});

test('a row that cannot be shown is named and opened, and the others stand', async () => {
  poison.badges = 'his crate';
  expectConsoleError('No badges for this');
  const { user, router } = openSnippets();
  expect(await row('Crate')).toHaveTextContent('This snippet could not be shown.');
  expect(await row('Door')).toHaveTextContent('Wait at the door');
  await user.click(screen.getByText('This snippet could not be shown.'));
  expect(router.push).toHaveBeenCalledOnce();
});
