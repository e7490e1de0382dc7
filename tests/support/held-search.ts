import { vi } from 'vitest';
import type { Findings } from '@/lib/client/search/library-search';

type Search = typeof import('@/lib/client/search/library-search').searchLibrary;

let gate: Promise<void> = Promise.resolve();

/** The module as it is, with answers that come when the test says so; to be mocked with where they are to be held. */
export async function heldSearch() {
  const actual = await vi.importActual<typeof import('@/lib/client/search/library-search')>(
    '@/lib/client/search/library-search',
  );
  const searchLibrary: Search = async (snippets, query): Promise<Findings | null> => {
    const held = gate;
    const findings = await actual.searchLibrary(snippets, query);
    await held;
    return findings;
  };
  return { ...actual, searchLibrary };
}

/** Holds the answers to what is typed from now on; gives back what lets them come. */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return () => {
    gate = Promise.resolve();
    resolve();
  };
}
