import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const text = () => screen.findByRole('textbox', { name: 'Male text', hidden: true });

async function open(male: string) {
  const female = { html: male, origin: 'generated', source: 'male', stale: false } as const;
  const view = await openEditor('door', {}, aSnippet({ id: 'door', title: 'Door', male, female }));
  const options = () => screen.findByRole('button', { name: /^Color and name of dog/ });
  const ask = async () => {
    (await options()).focus();
    await view.user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'If left blank…' })).focus();
    await view.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'If “dog” is left blank' }));
    return dialog.getByRole('textbox', { name: 'The email says' });
  };
  return { ...view, options, ask };
}

test('what the email says is given to every version, by keyboard, and kept', async () => {
  const { user, ask, options, saved } = await open('<p>{{dog}} waits.</p>');
  const field = await ask();
  expect(field).toHaveFocus();
  await user.keyboard(' your  dog ');
  expect(field).toHaveAccessibleDescription('It will read {{dog|your dog}}.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await text()).toHaveTextContent('{{dog|your dog}} waits.');
  await waitFor(async () => expect(await options()).toHaveFocus());
  expect(screen.getByText('1 time in this version')).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()?.versions.male?.html).toBe('<p>{{dog|your dog}} waits.</p>'));
  expect(saved()?.versions.female).toMatchObject({
    html: '<p>{{dog|your dog}} waits.</p>',
    origin: 'generated',
  });
});

test('what differs is named, one step undoes what was made the same', async () => {
  const { user, ask } = await open('<p>{{dog|your dog}} and {{dog|the pup}}.</p>');
  const field = await ask();
  expect(field).toHaveValue('your dog');
  expect(field).toHaveAccessibleDescription(
    'It will read {{dog|your dog}} in the whole snippet, where it differs now.',
  );
  await user.keyboard('{Enter}');
  expect(await text()).toHaveTextContent('{{dog|your dog}} and {{dog|your dog}}.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await text()).toHaveTextContent('{{dog|your dog}} and {{dog|the pup}}.');
});

test('it is taken away by emptying the field', async () => {
  const { user, ask } = await open('<p>{{dog|your dog}} waits.</p>');
  await user.clear(await ask());
  await user.keyboard('{Enter}');
  expect(await text()).toHaveTextContent('{{dog}} waits.');
});

test('braces are refused', async () => {
  const { user, ask } = await open('<p>{{dog}} waits.</p>');
  await ask();
  await user.paste('{{x}}');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This cannot hold braces');
  expect(await text()).toHaveTextContent('{{dog}} waits.');
});
