import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLetterEditing } from '@/lib/client/letter/use-letter-editing';
import { aLetter, freeText } from '@/tests/support/letters';

test('what came by itself while someone types is a step of its own', () => {
  const start = aLetter({ blocks: [freeText('t', '<p>a</p>')] });
  const { result } = renderHook(() => useLetterEditing(start));
  const edit = (html: string, isStep?: boolean) => act(() => result.current.actions.edit('t', html, isStep));
  const undone = () => {
    act(() => result.current.actions.undo());
    return JSON.stringify(result.current.letter.blocks);
  };
  edit('<p>ab</p>');
  edit('<p>abc</p>');
  edit('<p>video</p>', true);
  edit('<p>video d</p>');
  expect(undone()).toContain('<p>video</p>');
  expect(undone()).toContain('<p>abc</p>');
  expect(undone()).toContain('<p>a</p>');
});
