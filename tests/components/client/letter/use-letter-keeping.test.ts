import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useLetterKeeping } from '@/lib/client/letter/use-letter-keeping';
import { keepLetter, loadLetter } from '@/lib/client/letter/letter-store';
import { emptyLetter } from '@/lib/domain/letter/letter';

test('a letter is kept though its snippets are read anew right after it was changed', async () => {
  const uid = crypto.randomUUID();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const { rerender, result } = renderHook(useLetterKeeping, { initialProps: options });
  const letter = { ...emptyLetter, subject: 'For Bella' };
  rerender({ ...options, letter });
  rerender({ ...options, letter, snippets: new Map() });
  await waitFor(() => expect(result.current).toBe('kept'));
  expect((await loadLetter(uid))?.letter.subject).toBe('For Bella');
});

test('of two windows side by side, the one that is gone back to shows what was written in the other', async () => {
  const uid = crypto.randomUUID();
  const onNewer = vi.fn();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer };
  renderHook(useLetterKeeping, { initialProps: options });
  const newer = {
    letter: { ...emptyLetter, subject: 'For Bella' },
    snippets: [],
    editedAt: '2026-11-20T10:00:00.000Z',
  };
  await keepLetter(uid, newer);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(onNewer).toHaveBeenCalledWith(newer));
});

test('what was just written is kept as soon as another window is gone to', async () => {
  const uid = crypto.randomUUID();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const { rerender } = renderHook(useLetterKeeping, { initialProps: options });
  rerender({ ...options, letter: { ...emptyLetter, subject: 'For Bella' } });
  window.dispatchEvent(new Event('blur'));
  expect((await loadLetter(uid))?.letter.subject).toBe('For Bella');
});

test('a letter that gives way to a blank one is gone at once, whatever opens the page next', async () => {
  const uid = crypto.randomUUID();
  const letter = { ...emptyLetter, subject: 'For Bella' };
  await keepLetter(uid, { letter, snippets: [], editedAt: '2026-11-20T10:00:00.000Z' });
  const options = { uid, letter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const { rerender } = renderHook(useLetterKeeping, { initialProps: options });
  rerender({ ...options, letter: emptyLetter });
  expect(await loadLetter(uid)).toBeNull();
});

test('what is seen of a letter is known to be kept, however soon the page is left', async () => {
  const uid = crypto.randomUUID();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const leftWith = 'For Bella';
  const { rerender } = renderHook(
    (props: typeof options) => {
      useLetterKeeping(props);
      useLayoutEffect(() => {
        if (props.letter.subject === leftWith) window.dispatchEvent(new Event('pagehide'));
      });
    },
    { initialProps: options },
  );
  rerender({ ...options, letter: { ...emptyLetter, subject: leftWith } });
  expect((await loadLetter(uid))?.letter.subject).toBe(leftWith);
});

test('a snippet is kept as soon as it stands in the letter, a subject once the typing rests', async () => {
  const uid = crypto.randomUUID();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const { rerender } = renderHook(useLetterKeeping, { initialProps: options });
  const blocks = [{ kind: 'snippet', id: 'block-1', snippetId: 'warm-hello' }] as const;
  rerender({ ...options, letter: { ...emptyLetter, blocks } });
  expect((await loadLetter(uid))?.letter.blocks).toEqual(blocks);
  rerender({ ...options, letter: { ...emptyLetter, blocks, subject: 'For' } });
  expect((await loadLetter(uid))?.letter.subject).toBe('');
  await waitFor(async () => expect((await loadLetter(uid))?.letter.subject).toBe('For'));
});
