import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { swapText } from '@/lib/client/wire/swap-text';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/wire/swap-text', () => ({ swapText: vi.fn() }));
vi.mock('@heelwrite/pronouns/browser', () => ({
  swapInBrowser: async (source: string) => ({
    html: '<p>She waits.</p>',
    marks: [
      { start: 3, end: 6, chosen: 'She', alternative: 'He', why: 'Who waits?' },
      { start: 7, end: 12, chosen: 'waits', alternative: 'wait', why: 'How many wait?' },
    ].filter(({ end }) => !source.includes(end === 6 ? 'data-keep>He' : 'data-keep>waits')),
  }),
}));

signInForEach();
// jsdom lays nothing out.
Range.prototype.getClientRects = () => [new DOMRect(0, 0, 8, 16)] as unknown as DOMRectList;
document.elementFromPoint = () => null;

/** The female version of a text is asked for; it comes, or fails, when the test says so. */
async function openMaking() {
  let come = (_html: string) => {};
  let fail = (_error: Error) => {};
  vi.mocked(swapText).mockImplementation(
    (_html, _from, _to, { signal }) =>
      new Promise((resolve, reject) => {
        come = resolve;
        fail = reject;
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      }),
  );
  const editor = await openEditor();
  const { user } = editor;
  await user.click(screen.getByRole('tab', { name: /Female/ }));
  const start = within(screen.getByRole('tabpanel')).findByRole('button', { name: 'Make from male' });
  return {
    ...editor,
    start: await start,
    come: () => come('<p>She waits.</p>'),
    fail: () => fail(new Error('No.')),
    female: () => screen.findByRole('textbox', { name: 'Female text' }),
    stop: () => screen.findByRole('button', { name: 'Stop' }),
  };
}

test('the focus is on what stops the making, then on what starts it again', async () => {
  const { user, start, stop, fail } = await openMaking();
  await user.click(start);
  await waitFor(async () => expect(await stop()).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(start).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await stop()).toHaveFocus());
  fail();
  await waitFor(() => expect(start).toHaveFocus());
});

test('the question before a replacement leaves the focus on what stops the making', async () => {
  const { user, start, stop, female } = await openMaking();
  await user.type(await female(), 'Mine.');
  await user.click(start);
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect(await stop()).toHaveFocus());
});

test('the focus stays where someone went while the version is made', async () => {
  const { user, title, start, stop, fail } = await openMaking();
  await user.click(start);
  await stop();
  await user.click(title);
  fail();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
  expect(title).toHaveFocus();
});

test('a version that has come takes the focus, but not from someone who writes elsewhere', async () => {
  const { user, title, start, stop, come, female } = await openMaking();
  await user.click(start);
  await stop();
  await user.click(title);
  come();
  expect(await female()).toHaveTextContent('She waits.');
  await user.keyboard(' now');
  expect(title).toHaveValue('Door manners now');

  await user.click(await screen.findByRole('button', { name: 'Make from male' }));
  await stop();
  come();
  await waitFor(async () => expect(await female()).toHaveFocus());
});

test('a word is shown before it is asked about, and the focus goes on to the next one, then to the text', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, start, come, stop, female } = await openMaking();
  await user.click(start);
  await stop();
  come();
  const [first] = await screen.findAllByRole('button', { name: 'Decide' });
  shown.mockClear();
  await user.click(first!);
  await screen.findByRole('menu', { name: 'Who waits?' });
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'instant' });
  expect(shown.mock.contexts[0]).toHaveTextContent(/^She$/);

  await user.keyboard('2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decide' })).toHaveFocus());
  expect(await female()).toHaveTextContent('He waits.');
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'How many wait?' });
  await user.keyboard('1');
  await waitFor(async () => expect(await female()).toHaveFocus());
});
