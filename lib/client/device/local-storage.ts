import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What a browser refused to keep, as some private windows do: the page remembers it as long as it is open. */
const refused = new Map<string, string>();

/** null where nothing is kept. */
export function readStored(key: string): string | null {
  try {
    return refused.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
  for (const listener of listeners) listener();
}

export function forgetStored(key: string): void {
  refused.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What was never kept is not there to be taken away.
  }
  for (const listener of listeners) listener();
}

/** The kept text of a key and its setter; follows changes made in other tabs. */
export function useStored(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const write = useCallback((next: string) => writeStored(key, next), [key]);
  return [value, write];
}
