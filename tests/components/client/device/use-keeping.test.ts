import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useDraftKeeping } from '@/components/snippets/drafts/use-draft-keeping';
import { readDrafts } from '@/lib/client/device/snippet-drafts';
import { loadLetter } from '@/lib/client/letter/letter-store';
import { useLetterKeeping } from '@/lib/client/letter/use-letter-keeping';
import { emptyLetter } from '@/lib/domain/letter/letter';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';

const typed = 'For Bella';

/** Types into a letter, and says what of it the device keeps. */
function writeLetter() {
  const uid = crypto.randomUUID();
  const options = { uid, letter: emptyLetter, snippets: new Map(), editedAt: null, onNewer: () => undefined };
  const { rerender, unmount } = renderHook(useLetterKeeping, { initialProps: options });
  rerender({ ...options, letter: { ...emptyLetter, subject: typed } });
  return { unmount, kept: async () => (await loadLetter(uid))?.letter.subject };
}

/** The same in a snippet. */
function writeSnippet() {
  const uid = crypto.randomUUID();
  const owner = { uid, orgId: null, id: null };
  const { rerender, unmount } = renderHook(
    ({ title }) =>
      useDraftKeeping(owner, { edited: { ...emptySnippet, title }, saved: emptySnippet, revision: null }),
    { initialProps: { title: '' } },
  );
  rerender({ title: typed });
  return { unmount, kept: async () => (await readDrafts(owner))[0]?.edited.title };
}

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe.each([
  ['a letter', writeLetter],
  ['a snippet', writeSnippet],
])('what was just typed into %s', (_what, write) => {
  test.each([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['another window is gone to', () => window.dispatchEvent(new Event('blur'))],
    ['the browser is put away', hide],
    ['its part of the page goes', (unmount: () => void) => unmount()],
  ])('is kept as soon as %s', async (_how, leave) => {
    const { unmount, kept } = write();
    leave(unmount);
    expect(await kept()).toBe(typed);
  });

  test('waits for the typing to rest, and is kept then', async () => {
    const { kept } = write();
    expect(await kept()).toBeUndefined();
    await vi.waitFor(async () => expect(await kept()).toBe(typed), { timeout: 900 });
  });
});
