import { useSyncExternalStore } from 'react';
import type { Library } from './snippet-queries';

/** A snippet that is gone from view and will be deleted, unless that is undone first. */
export interface Deletion {
  readonly id: string;
  readonly library: Library;
}

const none: ReadonlyMap<string, Deletion> = new Map();
let hidden = none;
const listeners = new Set<() => void>();

export const hiddenSnippets = () => hidden;

/** Hides these, and shows all others. */
export function hideOnly(next: ReadonlyMap<string, Deletion>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useHiddenSnippets(): ReadonlyMap<string, Deletion> {
  return useSyncExternalStore(subscribe, hiddenSnippets, () => none);
}
