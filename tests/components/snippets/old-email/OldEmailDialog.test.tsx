import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readDrafts } from '@/lib/client/device/snippet-drafts';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { openSnippets } from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const email = `Subject: Re: Loose leash for Nala

Hi Sarah,

Nala did well today. Reward her when she waits. Nala's next step is the park.

Best,
Kim`;

const theDialog = () => screen.findByRole('dialog', { name: 'From an old email' });

async function paste(text: string, html = '') {
  const field = await within(await theDialog()).findByRole('textbox', { name: 'An email you have sent' });
  expect(field).toHaveFocus();
  const clipboard: Record<string, string> = { 'text/plain': text, 'text/html': html };
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => clipboard[type] ?? '' } });
}

const marked = () =>
  screen.getAllByRole('option', { selected: true }).map((option) => option.getAttribute('aria-label'));

async function openInEditor() {
  const view = await openEditor('create');
  await view.user.click(screen.getByRole('button', { name: 'From an old email' }));
  return view;
}

test('an email fills the editor: names are variables, the subject is the title, the pronouns say which version', async () => {
  const { user, title } = await openInEditor();
  await paste(email);
  expect(marked()).toEqual(['Sarah, becomes client', 'Nala, becomes dog', 'Nala, becomes dog']);
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Signature' }));
  await user.click(screen.getByRole('button', { name: 'Make the snippet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(title).toHaveValue('Loose leash');
  expect(title).toHaveFocus();
  expect(screen.getByRole('tab', { name: /^Female/ })).toHaveAttribute('aria-selected', 'true');
  const text = await screen.findByRole('textbox', { name: 'Female text' });
  expect(text).toHaveTextContent(
    "Hi {{client}},{{dog}} did well today. Reward her when she waits. {{dog}}'s next step is the park.",
  );
  expect(await screen.findByRole('button', { name: 'Make male and neutral' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'From an old email' })).not.toBeInTheDocument();
});

test('html is read as the editor reads it', async () => {
  const { user } = await openInEditor();
  await paste(
    'unread',
    '<div>Hi Sam,</div><ul><li><b>Rex</b> sits.</li><li>Reward Rex, he likes it.</li></ul>',
  );
  await user.click(screen.getByRole('button', { name: 'Make the snippet' }));
  const text = await screen.findByRole('textbox', { name: 'Male text' });
  await waitFor(() => expect(text.querySelectorAll('li')).toHaveLength(2));
  expect(text).not.toHaveTextContent('Rex');
});

test('the names that the library has for its variables are taken', async () => {
  const { user, server } = openSnippets([]);
  server.answerInstead((call) =>
    'variables' in call.query
      ? Response.json([
          { name: 'owner', color: 'sky' },
          { name: 'dog name', color: 'lime' },
        ])
      : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'begin with an old email' }));
  await paste(email);
  await waitFor(() =>
    expect(marked()).toEqual(['Sarah, becomes owner', 'Nala, becomes dog name', 'Nala, becomes dog name']),
  );
});

test('words are put back and made variables by keyboard', async () => {
  const { user } = await openInEditor();
  await paste(email);
  const words = screen.getByRole('listbox', { name: 'Words of the email' });
  await user.tab();
  while (!words.contains(document.activeElement)) await user.tab();
  expect(document.activeElement).toHaveAccessibleName('Sarah, becomes client');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveTextContent('Sarah');
  expect(document.activeElement).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('Nala');
  await user.keyboard('p ');
  const menu = await screen.findByRole('menu', { name: '“park” becomes' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['{{dog}}', '{{client}}', '{{next lesson}}']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(marked()).toContain('park, becomes next lesson'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('park, becomes next lesson'));
});

test('a name that was taken for another is put back everywhere at once', async () => {
  const { user } = await openInEditor();
  await paste(email);
  await user.click(screen.getByRole('button', { name: 'Leave Nala as it is' }));
  expect(marked()).toEqual(['Sarah, becomes client']);
});

test('what is typed is looked through on request, and what is too long is refused', async () => {
  const { user } = await openInEditor();
  const field = await within(await theDialog()).findByRole('textbox');
  const find = screen.getByRole('button', { name: 'Find the names' });
  expect(find).toBeDisabled();
  await user.type(field, 'Hi Jo,');
  await user.click(find);
  expect(marked()).toEqual(['Jo, becomes client']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.clear(await within(await theDialog()).findByRole('textbox'));
  await paste('Rex sits. '.repeat(6_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is too long for a snippet.');
});

test('from the list it becomes a draft that the editor opens with, before those that wait', async () => {
  const { user, router } = openSnippets();
  await user.click(await screen.findByRole('button', { name: 'Export and more' }));
  await user.click(await screen.findByRole('menuitem', { name: 'From an old email…' }));
  await paste(email);
  await user.click(screen.getByRole('button', { name: 'Make the snippet' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/snippets/create?draft'));
  const [draft] = await readDrafts({ uid: 'u-sam', orgId: null, id: null });
  expect(draft?.edited.title).toBe('Loose leash');
  expect(Object.keys(draft?.edited.versions ?? {})).toEqual(['female']);
});

test('a draft of another version than the first is shown as it comes back', async () => {
  const { keepDraft } = await import('@/lib/client/device/snippet-drafts');
  const versions = { female: { html: '<p>She sits.</p>', origin: 'written' as const, stale: false } };
  const edited = { title: 'Sit', tags: [], colors: {}, versions };
  await keepDraft({ uid: 'u-sam', orgId: null, id: null }, { at: Date.now(), revision: null, edited }, []);
  await openEditor('create', { draft: '' });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Female/ })).toHaveAttribute('aria-selected', 'true'),
  );
});
