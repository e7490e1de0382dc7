import { useSyncExternalStore } from 'react';

/** The dialogs that stand open, the topmost last. */
const open: Element[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the `ref` of an element inside a dialog: counts the dialog as open while the element is there. */
export function markDialogOpen(inside: Element | null): (() => void) | undefined {
  if (inside === null) return undefined;
  open.push(inside);
  tell();
  return () => {
    open.splice(open.indexOf(inside), 1);
    tell();
  };
}

/** An element of the topmost open dialog; undefined while none is open. All else is out of reach of keyboard and screen reader then. */
export const useTopDialog = (): Element | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
