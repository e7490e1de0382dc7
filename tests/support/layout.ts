import { vi } from 'vitest';

/** What jsdom lacks because it lays nothing out; until `vi.unstubAllGlobals()`. */
export function stubLayout({ isNarrow = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  window.scrollTo = () => undefined;
}
