import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { refusal } from '@/tests/support/snippet-server';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

async function open() {
  const plan = aSnippet({ id: 'plan', title: 'Plan', neutral: '<p>{{cues}} until {{lesson}}.</p>' });
  const view = await openEditor('plan', {}, plan);
  const { user } = view;
  const setUp = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^What ${name} asks for`) }));
    return within(await screen.findByRole('form', { name: /asks for$/ }));
  };
  return { ...view, setUp };
}

test('a choice is set up by keyboard, for the whole library at once', async () => {
  const { user, server, setUp } = await open();
  await setUp('cues');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Choice');
  await user.tab();
  await user.keyboard('sit{Enter}heel');
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chosen to begin with' }), 'sit');
  await user.click(screen.getByRole('button', { name: 'What each version says' }));
  await user.type(within(screen.getByRole('group', { name: 'heel' })).getByLabelText('Male'), 'at his side');
  expect(screen.getByText('An email says: “sit and heel”')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('form', { name: /asks for$/ })).not.toBeInTheDocument());
  expect(server.kinds()).toEqual([
    {
      name: 'cues',
      kind: {
        type: 'choice',
        options: [{ name: 'sit' }, { name: 'heel', texts: { male: 'at his side' } }],
        takesSeveral: true,
        default: 'sit',
      },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'What cues asks for: 2 options' })).toHaveFocus(),
  );
});

test('a day is filled in to begin with', async () => {
  const { user, server, setUp } = await open();
  await setUp('lesson');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Date');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filled in to begin with' }), 'Next Tuesday');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'What lesson asks for: next Tuesday' });
  expect(server.kinds()).toEqual([{ name: 'lesson', kind: { type: 'date', default: { weekday: 2 } } }]);
});

test('what cannot be is said, and nothing is lost where it cannot be kept', async () => {
  const { user, server, setUp } = await open();
  const form = await setUp('cues');
  await user.selectOptions(form.getByRole('combobox', { name: 'Kind' }), 'Choice');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(form.getByRole('alert')).toHaveTextContent('A choice needs an option.');
  await user.type(form.getByRole('textbox', { name: 'Options' }), 'sit');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  server.answerInstead(({ path, method }) =>
    path === '/api/variables' && method === 'PUT' ? refusal(403, 'forbidden', 'You may not.') : undefined,
  );
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
  expect(form.getByRole('textbox', { name: 'Options' })).toHaveValue('sit');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form', { name: /asks for$/ })).not.toBeInTheDocument();
  expect(server.kinds()).toEqual([]);
});

test('a variable that is renamed asks for the same', async () => {
  const { user, server, setUp } = await open();
  await setUp('lesson');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Date');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'What lesson asks for: Date' });
  await user.click(screen.getByRole('button', { name: /^Color and name of lesson/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  await screen.findByRole('dialog');
  await user.keyboard('next lesson{Enter}');
  await screen.findByRole('button', { name: 'What next lesson asks for: Date' });
  expect(server.kinds()).toContainEqual({ name: 'next lesson', kind: { type: 'date' } });
});
