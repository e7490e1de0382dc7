import 'fake-indexeddb/auto';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDecidedWords } from '@/components/snippets/versions/use-decided-words';
import { keepDecidedWords } from '@/lib/client/device/decided-words';
import { keepDraft } from '@/lib/client/device/snippet-drafts';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@heelwrite/pronouns/browser', () => ({
  swapInBrowser: async () => ({
    html: '<p>She waits.</p>',
    marks: [{ start: 3, end: 6, chosen: 'She', alternative: 'He', why: 'Who waits?' }],
  }),
}));

signInForEach();
// jsdom lays nothing out.
Range.prototype.getClientRects = () => [new DOMRect(0, 0, 8, 16)] as unknown as DOMRectList;

/** The editor as it comes back, with a female version that was made of the male one. */
async function openMade() {
  const versions = {
    male: { html: '<p>He waits.</p>', origin: 'written', stale: false },
    female: { html: '<p>She waits.</p>', origin: 'generated', source: 'male', stale: false },
  } as const;
  const edited = { title: 'Door manners', tags: ['homework'], versions, colors: {} };
  await keepDraft({ uid: 'u-sam', orgId: null, id: 'door' }, { at: 0, revision: 1, edited }, []);
  const view = await openEditor();
  await view.user.click(await screen.findByRole('button', { name: 'Restore' }));
  return view;
}
const female = () => screen.findByRole('tab', { name: /^Female/ });

test('a word that is right as it stands is not asked about when the snippet is opened again', async () => {
  const { user, unmount } = await openMade();
  await waitFor(async () => expect(await female()).toHaveTextContent('1 to decide'));
  await user.click(await female());
  await screen.findByRole('textbox', { name: 'Female text' });
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  await screen.findByRole('menu', { name: 'Who waits?' });
  await user.keyboard('1');
  await waitFor(async () => expect(await female()).not.toHaveTextContent('to decide'));
  unmount();

  const { user: later } = await openMade();
  await later.click(await female());
  await screen.findByRole('heading', { name: 'Changed words' });
  expect(await female()).not.toHaveTextContent('to decide');
  expect(screen.queryByRole('button', { name: 'Decide' })).not.toBeInTheDocument();
});

test('a draft that came back was made in no step that an undo could take back, and nothing says so', async () => {
  const { user } = await openMade();
  await user.click(await female());
  await screen.findByRole('heading', { name: 'Changed words' });
  expect(screen.getByText('Made from Male.')).toBeVisible();
  expect(screen.queryByText(/undo/i)).not.toBeInTheDocument();
});

test('what was decided of a new snippet is kept under its id once it has one', async () => {
  const { result, rerender } = renderHook(({ id }) => useDecidedWords('u-sam', id), {
    initialProps: { id: null as string | null },
  });
  act(() => result.current.add('her'));
  rerender({ id: 'gates' });
  await waitFor(async () => expect(await keepDecidedWords('u-sam', 'gates', [])).toEqual(['her']));
  expect(await keepDecidedWords('u-sam', 'doors', [])).toEqual([]);
});

test('of very many words the oldest give way', async () => {
  await keepDecidedWords('u-sam', 'gates', ['first']);
  await keepDecidedWords(
    'u-sam',
    'doors',
    Array.from({ length: 1_000 }, (_, index) => `word ${index}`),
  );
  expect(await keepDecidedWords('u-sam', 'gates', [])).toEqual([]);
  expect(await keepDecidedWords('u-sam', 'doors', [])).toHaveLength(1_000);
});
