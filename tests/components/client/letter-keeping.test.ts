import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLetterKeeping } from '@/lib/client/letter-keeping';
import { loadLetter } from '@/lib/client/letter-store';
import { emptyLetter } from '@/lib/domain/letter';

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
