import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readStored, useStored } from './local-storage';
import { themeAttribute, themeStorageKey } from './theme-storage';

export type ThemeMode = 'light' | 'dark' | 'system';

interface ThemeChoice {
  /** What was chosen; the system's own unless told otherwise. */
  mode: ThemeMode;
  /** What it comes to now. */
  isDark: boolean;
  setMode: (mode: ThemeMode) => void;
}

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const modeOf = (kept: string | null): ThemeMode => (kept === 'light' || kept === 'dark' ? kept : 'system');

export function useTheme(): ThemeChoice {
  const [kept, keep] = useStored(themeStorageKey);
  const isSystemDark = useSyncExternalStore(
    subscribeToSystem,
    () => darkSystem().matches,
    () => false,
  );
  const mode = modeOf(kept);
  return {
    mode,
    isDark: mode === 'system' ? isSystemDark : mode === 'dark',
    setMode: useCallback((next: ThemeMode) => keep(next), [keep]),
  };
}

/** Keeps the page in its theme when the choice changes, here or in another tab, or the system's own does. */
export function useThemeOnPage(): void {
  const { isDark } = useTheme();
  useEffect(() => {
    // Read anew: while the page comes alive, the state above is not yet what the document's script has found.
    const mode = modeOf(readStored(themeStorageKey));
    const isDarkNow = mode === 'system' ? darkSystem().matches : mode === 'dark';
    showTheme(isDarkNow ? 'dark' : 'light');
  }, [isDark]);
}

/** At once: transitions would carry each color over at a pace of its own. */
function showTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  if (root.getAttribute(themeAttribute) === theme) return;
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  root.setAttribute(themeAttribute, theme);
  // Reading a style makes the browser apply both before the next line.
  window.getComputedStyle(document.body).getPropertyValue('color');
  setTimeout(() => still.remove(), 1);
}
