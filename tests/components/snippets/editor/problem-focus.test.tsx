import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepDraft } from '@/lib/client/device/snippet-drafts';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();
// jsdom lays nothing out.
Range.prototype.getClientRects = () => [new DOMRect(0, 0, 8, 16)] as unknown as DOMRectList;

const saveByKey = '{Control>}s{/Control}';

test('what has no title leads to the title each time it is saved', async () => {
  const { user, title } = await openEditor();
  const saveFromTheTags = async () => {
    await user.click(screen.getByRole('combobox', { name: 'Add a tag' }));
    await user.keyboard(saveByKey);
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription('Give the snippet a title.');
  };
  await user.clear(title);
  await saveFromTheTags();
  await saveFromTheTags();
});

test('a text that is too long is led to from another one, and what is said of it comes into sight', async () => {
  const versions = {
    female: { html: `<p>${'She waits. '.repeat(5_000)}</p>`, origin: 'written', stale: false },
    male: { html: '<p>He waits.</p>', origin: 'written', stale: false },
  } as const;
  const edited = { title: 'Door manners', tags: ['homework'], versions, colors: {} };
  await keepDraft({ uid: 'u-sam', orgId: null, id: 'door' }, { at: 0, revision: 1, edited }, []);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.keyboard(saveByKey);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Female text' })).toHaveFocus());
  expect(screen.getByRole('tab', { name: /^Female/ })).toHaveAttribute('aria-selected', 'true');
  const said = screen.getByText('The female text is 5,007 characters too long, formatting included.');
  await waitFor(() => expect(shown.mock.contexts.at(-1)).toBe(said));

  await user.click(screen.getByRole('tab', { name: /^Male/ }));
  expect(screen.getByRole('textbox', { name: 'Male text' })).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('that no version is written is said right above the text that is to be written', async () => {
  const { user, title } = await openEditor('create');
  await user.type(title, 'Door manners');
  await user.keyboard(saveByKey);
  const text = await screen.findByRole('textbox', { name: 'Male text' });
  await waitFor(() => expect(text).toHaveFocus());
  const said = screen.getByText('Write at least one version.');
  expect(text).toHaveAccessibleDescription('Write at least one version.');
  const panel = screen.getByRole('tabpanel', { name: /^Male/ });
  expect(panel).toContainElement(said);
  expect(said.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
