import { useEffect, useRef, useSyncExternalStore } from 'react';
import { nameOfPress, noSequence, takePress } from '@/lib/domain/shortcut-keys';

export interface Shortcut {
  /** `g s`, `?`, `mod+enter`. */
  keys: string;
  /** What it does, for the `?` sheet; without it the shortcut is not listed. */
  label?: string | undefined;
}

interface Registered extends Shortcut {
  run: () => void;
}

let registered: readonly Registered[] = [];
const none: readonly Shortcut[] = [];
const listeners = new Set<() => void>();
let sequence = noSequence;

function register(shortcut: Registered): () => void {
  if (registered.length === 0) window.addEventListener('keydown', onKeyDown);
  registered = [...registered, shortcut];
  for (const listener of listeners) listener();
  return () => {
    registered = registered.filter((other) => other !== shortcut);
    if (registered.length === 0) window.removeEventListener('keydown', onKeyDown);
    for (const listener of listeners) listener();
  };
}

const isTyping = (target: Element) =>
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]',
  ) !== null;

const isInLayer = (target: Element) =>
  target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
    return;
  const name = nameOfPress(event);
  const target = event.target instanceof Element ? event.target : document.body;
  // With Ctrl or Command a key types nothing, so those work in fields too.
  if (!name.startsWith('mod+') && (isTyping(target) || isInLayer(target))) return;
  const match = takePress(
    registered.map(({ keys }) => keys),
    sequence,
    name,
    event.timeStamp,
  );
  sequence = match.sequence;
  if (match.keys === null) return;
  event.preventDefault();
  // A key that is held is one press; the browser's own action stays held off all the while.
  if (event.repeat) return;
  // The youngest wins: a page may give a key another meaning than the shell does.
  registered.findLast(({ keys }) => keys === match.keys)?.run();
}

/** Runs the handler on these keys, unless someone is typing in a field, for as long as the component stands. */
export function useShortcut(keys: string, handler: () => void, label?: string): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => register({ keys, label, run: () => latest.current() }), [keys, label]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shortcuts that work right now and have a name, each once. */
export function useShortcutList(): readonly Shortcut[] {
  const all = useSyncExternalStore(
    subscribe,
    () => registered,
    () => none,
  );
  return [
    ...new Map(all.filter(({ label }) => label !== undefined).map((each) => [each.keys, each])).values(),
  ];
}
