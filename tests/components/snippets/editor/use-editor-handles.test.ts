import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RichTextEditorHandle } from '@/components/editor/RichTextEditor';
import { useEditorHandles } from '@/components/snippets/editor/use-editor-handles';

const editor = () => ({ focus: vi.fn() }) as unknown as RichTextEditorHandle;

test('a text asked for before its editor has come gets the focus as it comes, once', () => {
  const { result } = renderHook(() => useEditorHandles('male'));
  const [male, female] = [editor(), editor()];
  result.current.focusText();
  result.current.register('female', female);
  expect(female.focus).not.toHaveBeenCalled();
  result.current.register('male', male);
  expect(male.focus).toHaveBeenCalledTimes(1);
  result.current.register('male', male);
  expect(male.focus).toHaveBeenCalledTimes(1);
  result.current.focusText();
  expect(male.focus).toHaveBeenCalledTimes(2);
});

test('an editor that nobody asked for takes no focus', () => {
  const { result } = renderHook(() => useEditorHandles('male'));
  const male = editor();
  result.current.register('male', male);
  expect(male.focus).not.toHaveBeenCalled();
});
