import { fireEvent, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShortcut } from '@/lib/client/browser/use-shortcut';

test('a key that is held does its work once, and nothing of the browser’s own', () => {
  const save = vi.fn();
  renderHook(() => useShortcut('mod+s', save));
  const press = { key: 's', ctrlKey: true };
  // fireEvent answers whether the browser goes on to do what it does with the key.
  expect(fireEvent.keyDown(document.body, press)).toBe(false);
  expect(fireEvent.keyDown(document.body, { ...press, repeat: true })).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, press);
  expect(save).toHaveBeenCalledTimes(2);
});
