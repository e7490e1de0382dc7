import { useEffect, useRef, type MouseEvent } from 'react';
import { isFocusLost } from './lost-focus';

/**
 * For a list whose buttons go away when they have done their work: the focus goes to what then stands in the place of
 * the one that was pressed, else where `otherwise` puts it. While `isSettled` is false the list is not what it will be.
 */
export function useFocusInPlace(isSettled: boolean, otherwise: () => void) {
  const ref = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ readonly button: Element; readonly index: number } | null>(null);
  useEffect(() => {
    if (!isSettled || pressed.current === null || pressed.current.button.isConnected) return;
    const { index } = pressed.current;
    pressed.current = null;
    if (!isFocusLost()) return;
    const buttons = [...(ref.current?.children ?? [])].flatMap((row) => row.querySelector('button') ?? []);
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else otherwise();
  });
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLUListElement>) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    pressed.current = { button, index: [...currentTarget.children].findIndex((row) => row.contains(button)) };
  };
  return { ref, onClick };
}
