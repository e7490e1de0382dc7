import { useEffect, useRef } from 'react';
import { nameOfPress, noSequence, takePress } from '@/lib/domain/app/shortcut-keys';
import { isInLayer, isTypedIn } from './key-targets';

interface Registered {
  /** `g s`, `?`, `mod+enter`. */
  keys: string;
  run: () => void;
}

let registered: readonly Registered[] = [];
let sequence = noSequence;

function register(shortcut: Registered): () => void {
  if (registered.length === 0) window.addEventListener('keydown', onKeyDown);
  registered = [...registered, shortcut];
  return () => {
    registered = registered.filter((other) => other !== shortcut);
    if (registered.length === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
    return;
  const name = nameOfPress(event);
  const target = event.target instanceof Element ? event.target : document.body;
  // With Ctrl or Command a key types nothing, so those work in fields too.
  if (!name.startsWith('mod+') && (isTypedIn(target) || isInLayer(target))) return;
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

/**
 * Runs the handler on these keys, unless someone is typing in a field, for as long as the component stands. What they
 * do is told by `lib/help/shortcut-groups`.
 */
export function useShortcut(keys: string, handler: () => void): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => register({ keys, run: () => latest.current() }), [keys]);
}
