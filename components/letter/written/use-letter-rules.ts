import { useEffect, useSyncExternalStore } from 'react';
import type * as Rules from './letter-rules';

/** What only an email with something in it needs. */
export type LetterRules = typeof Rules;

let loaded: LetterRules | null = null;
const listeners = new Set<() => void>();

/** With what the kinds of its variables are read by, which are asked for as soon as the rules are here. */
export async function loadLetterRules(): Promise<LetterRules> {
  const [rules] = await Promise.all([import('./letter-rules'), import('@/lib/contracts/variable-kinds')]);
  if (loaded === null) {
    loaded = rules;
    for (const tell of listeners) tell();
  }
  return rules;
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** null until they are loaded, which is when they are wanted, if nothing has asked for them before. */
export function useLetterRules(isWanted: boolean): LetterRules | null {
  const rules = useSyncExternalStore(
    listen,
    () => loaded,
    () => null,
  );
  const isMissing = isWanted && rules === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const ask = () => void loadLetterRules().catch(() => undefined);
    ask();
    const timer = setInterval(ask, retryMs);
    return () => clearInterval(timer);
  }, [isMissing]);
  return rules;
}

/** Between two attempts, where there is no connection. */
const retryMs = 3_000;
