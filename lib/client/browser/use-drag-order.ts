import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

export interface Drag {
  readonly id: string;
  /** The gap it would drop into: 0 before the first item. */
  readonly gap: number;
}

interface Options {
  /** Holds the items, each with its id as `data-drag-id`. */
  listRef: RefObject<HTMLElement | null>;
  onDrop: (id: string, toIndex: number) => void;
}

const startDistance = 4;
const scrollZone = 56;
const scrollStep = 12;

/** Dragging items of a list by their handles into another order. Esc puts the item back. */
export function useDragOrder({ listRef, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(() => void) | null>(null);

  useEffect(() => () => end.current?.(), []);

  const begin = (id: string, press: PointerEvent<HTMLElement>) => {
    if (press.button !== 0 || end.current !== null) return;
    const list = listRef.current;
    if (list === null) return;
    press.preventDefault();
    const controller = new AbortController();
    const { signal } = controller;
    let current: Drag | null = null;
    const finish = () => {
      controller.abort();
      end.current = null;
      setDrag(null);
    };
    end.current = finish;
    window.addEventListener(
      'pointermove',
      (move) => {
        if (current === null && Math.abs(move.clientY - press.clientY) < startDistance) return;
        scrollNearEdge(list, move.clientY);
        const gap = gapAt(list, move.clientY);
        if (current?.gap === gap) return;
        current = { id, gap };
        setDrag(current);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        const dropped = current;
        finish();
        if (dropped !== null) onDrop(id, indexAfterDrop(list, dropped));
      },
      { signal },
    );
    window.addEventListener('pointercancel', finish, { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        finish();
      },
      { signal, capture: true },
    );
  };

  return { drag, begin };
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-drag-id]')];

function gapAt(list: HTMLElement, y: number): number {
  const items = itemsOf(list);
  const below = items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y < (top + bottom) / 2;
  });
  return below === -1 ? items.length : below;
}

/** Taking the item out moves everything behind it up by one. */
function indexAfterDrop(list: HTMLElement, { id, gap }: Drag): number {
  const from = itemsOf(list).findIndex((item) => item.dataset.dragId === id);
  return gap > from ? gap - 1 : gap;
}

function scrollNearEdge(list: HTMLElement, y: number): void {
  const pane = list.closest<HTMLElement>('[data-scrolls]');
  if (pane === null) return;
  const { top, bottom } = pane.getBoundingClientRect();
  if (y < top + scrollZone) pane.scrollBy(0, -scrollStep);
  else if (y > bottom - scrollZone) pane.scrollBy(0, scrollStep);
}
