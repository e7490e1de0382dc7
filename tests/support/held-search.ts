import { vi } from 'vitest';
import type * as LibrarySearch from '@/lib/client/search/library-search';

let gate: Promise<unknown> = Promise.resolve();

/** The module as it is, with answers that come when the test says so; to be mocked with where they are to be held. */
export async function heldSearch() {
  const actual = await vi.importActual<typeof LibrarySearch>('@/lib/client/search/library-search');
  const searchLibrary: typeof LibrarySearch.searchLibrary = async (snippets, query) => {
    const held = gate;
    const findings = await actual.searchLibrary(snippets, query);
    await held;
    return findings;
  };
  return { ...actual, searchLibrary };
}

/** Holds the answers to what is typed from now on; gives back what lets them come. */
export function holdAnswers(): () => void {
  const { promise, resolve } = Promise.withResolvers<null>();
  gate = promise;
  return () => {
    gate = Promise.resolve();
    resolve(null);
  };
}
