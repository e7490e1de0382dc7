import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { useDecidedWords } from '@/components/snippets/versions/use-decided-words';
import { useVersions } from '@/components/snippets/versions/use-versions';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import type { Sex } from '@/lib/contracts/primitives';
import { aRouter, WithRouter } from '@/tests/support/fake-router';
import { emptySnippet, writeVersion, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

const he = '<p>Hold his treats.</p>';
const she = '<p>Hold her treats.</p>';

vi.mock('@/lib/client/wire/swap-text', () => ({ swapText: async () => she }));
vi.mock('@heelwrite/pronouns/browser', () => ({
  swapInBrowser: async () => ({
    html: she,
    marks: [{ start: 8, end: 11, chosen: 'her', alternative: 'his', why: 'Whose treats are they?' }],
  }),
}));

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <WithRouter router={aRouter()}>
      <NotificationsProvider>{children}</NotificationsProvider>
    </WithRouter>
  </QueryClientProvider>
);

const focused = vi.fn<(making: unknown) => void>();

/** An editor that holds a text, as the real one does for the hook. */
function useEditing(tab: Sex = 'female') {
  const [edited, setEdited] = useState(() => writeVersion(emptySnippet, 'male', he));
  const saved = useRef(edited).current;
  const latest = useRef(edited);
  const editors = useRef<Partial<Record<Sex, RichTextEditorHandle | null>>>({});
  const versions = useVersions({
    edited,
    now: () => latest.current,
    saved,
    tab,
    editors,
    decided: useDecidedWords('u-sam', null),
    change: (next: (edited: EditedSnippet) => EditedSnippet) => {
      latest.current = next(latest.current);
      setEdited(latest.current);
    },
    onShow: () => undefined,
  });
  editors.current.female = {
    focus: () => focused(versions.making),
    insertText: () => undefined,
    insertVariable: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    replaceAll: (html) => versions.write('female', html),
    replaceWord: (_, word, { keep }) =>
      versions.write('female', she.replace('her', keep ? `<span data-keep>${word}</span>` : word)),
    reveal: () => undefined,
    rectOf: () => new DOMRect(),
  };
  return { edited, versions };
}

const open = async () => {
  const { result } = renderHook(useEditing, { wrapper });
  act(() => result.current.versions.ask('female', 'male'));
  await waitFor(() => expect(result.current.versions.doubts).toHaveLength(1));
  return result;
};

test('what has come takes the focus once nothing hides it any more', async () => {
  focused.mockClear();
  await open();
  expect(focused.mock.calls).toEqual([[null]]);
});

test('one undo takes all of it back as long as nothing came after it', async () => {
  const result = await open();
  expect(result.current.versions.isMadeByLastStep).toBe(true);
  act(() => result.current.versions.write('female', '<p>Hold her treats!</p>'));
  expect(result.current.versions.isMadeByLastStep).toBe(false);
  act(() => result.current.versions.write('female', she));
  expect(result.current.versions.isMadeByLastStep).toBe(false);
});

test('what was made where no editor stood is taken back by no undo', async () => {
  const { result } = renderHook(useEditing, { initialProps: 'neutral', wrapper });
  act(() => result.current.versions.ask('neutral', 'male'));
  await waitFor(() => expect(result.current.edited.versions.neutral?.html).toBe(she));
  expect(result.current.versions.isMadeByLastStep).toBe(false);
});

test('a word in doubt that is not the dog’s stays, here and in the source', async () => {
  const result = await open();
  expect(result.current.versions.doubts[0]!.excerpt).toBe('Hold her treats');
  act(() => result.current.versions.openDoubt(0));
  expect(result.current.versions.deciding?.doubt.why).toBe('Whose treats are they?');
  act(() => result.current.versions.decide('his'));
  const { male, female } = result.current.edited.versions;
  expect(male?.html).toBe('<p>Hold <span data-keep>his</span> treats.</p>');
  expect(female).toMatchObject({
    html: '<p>Hold <span data-keep>his</span> treats.</p>',
    origin: 'generated',
    madeFrom: male?.html,
  });
  expect(result.current.versions.stale).toEqual([]);
});

test('such an answer reaches the other versions made from the same source, which are not called out of date', async () => {
  const result = await open();
  act(() => result.current.versions.ask('neutral', 'male'));
  await waitFor(() => expect(result.current.versions.countDoubts('neutral')).toBe(1));
  const before = result.current.edited.versions;
  act(() => result.current.versions.openDoubt(0));
  act(() => result.current.versions.decide('his'));
  const { male, neutral } = result.current.edited.versions;
  expect(neutral).toMatchObject({
    html: '<p>Hold <span data-keep>his</span> treats.</p>',
    origin: 'generated',
    madeFrom: male?.html,
  });
  expect(result.current.versions.stale).toEqual([]);
  act(() => result.current.versions.write('female', she));
  expect(result.current.edited.versions.neutral).toEqual(before.neutral);
  expect(result.current.edited.versions.male).toEqual(before.male);
});

test('an undo of such a decision takes the mark off the source too, and asks again; a redo sets it again', async () => {
  const result = await open();
  act(() => result.current.versions.openDoubt(0));
  act(() => result.current.versions.decide('his'));
  const decided = result.current.edited.versions;
  await waitFor(() => expect(result.current.versions.review).not.toBeNull());
  act(() => result.current.versions.write('female', she));
  expect(result.current.edited.versions.male?.html).toBe(he);
  expect(result.current.versions.stateOf('female')).toBe('generated');
  await waitFor(() => expect(result.current.versions.doubts).toHaveLength(1));
  act(() => result.current.versions.write('female', decided.female!.html));
  expect(result.current.edited.versions).toEqual(decided);
});

test('an undo leaves a source alone that was written on since', async () => {
  const result = await open();
  act(() => result.current.versions.openDoubt(0));
  act(() => result.current.versions.decide('his'));
  const longer = '<p>Hold <span data-keep>his</span> treats tight.</p>';
  act(() => result.current.versions.write('male', longer));
  act(() => result.current.versions.write('female', she));
  expect(result.current.edited.versions.male?.html).toBe(longer);
  expect(result.current.versions.stateOf('female')).toBe('stale');
});

test('a word that is right as it stands is asked about no more, and nothing is changed', async () => {
  const result = await open();
  act(() => result.current.versions.openDoubt(0));
  act(() => result.current.versions.decide('her'));
  expect(result.current.versions.doubts).toEqual([]);
  expect(result.current.edited.versions.female?.html).toBe(she);
  expect(result.current.edited.versions.male?.html).toBe(he);
});

test('an undo brings the state of a text back with it, also of the one that a version took the place of', async () => {
  const own = '<p>Hold on to her treats.</p>';
  const { result } = renderHook(useEditing, { wrapper });
  const write = (html: string) => act(() => result.current.versions.write('female', html));
  write(own);
  act(() => result.current.versions.ask('female', 'male'));
  act(() => result.current.versions.replace());
  await waitFor(() => expect(result.current.edited.versions.female?.origin).toBe('generated'));
  write(own);
  expect(result.current.edited.versions.female?.origin).toBe('written');
  write(she);
  expect(result.current.edited.versions.female).toMatchObject({ origin: 'generated', madeFrom: he });
});

test('what is to be decided in a version is counted while another one is on screen', async () => {
  const { result, rerender } = renderHook(useEditing, { wrapper, initialProps: 'female' as Sex });
  act(() => result.current.versions.ask('female', 'male'));
  await waitFor(() => expect(result.current.edited.versions.female?.origin).toBe('generated'));
  rerender('male');
  expect(result.current.versions.doubts).toEqual([]);
  await waitFor(() => expect(result.current.versions.countDoubts('female')).toBe(1));
  expect(result.current.versions.countDoubts('male')).toBe(0);

  rerender('female');
  act(() => result.current.versions.openDoubt(0));
  act(() => result.current.versions.decide('her'));
  rerender('male');
  expect(result.current.versions.countDoubts('female')).toBe(0);
});

test('a version is no longer told to be rewritten once it is made again', async () => {
  const { result } = renderHook(useEditing, { wrapper });
  act(() =>
    result.current.versions.rewrite(
      (html) => html.replace('treats', 'toys'),
      (edited, _, { male }) => writeVersion(edited, 'male', male ?? ''),
    ),
  );
  expect(result.current.edited.versions.male?.html).toBe('<p>Hold his toys.</p>');
  expect(result.current.versions.rewritten.has('female')).toBe(true);
  act(() => result.current.versions.ask('female', 'male'));
  await waitFor(() => expect(result.current.edited.versions.female?.origin).toBe('generated'));
  expect(result.current.versions.rewritten.has('female')).toBe(false);
});
