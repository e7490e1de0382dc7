import type { Snippet } from '@/lib/contracts/snippet-fields';

/** What a library of these answers to who asks for its pages, or for changes that it cannot tell. */
export const libraryAnswer = (
  query: { readonly since?: string | undefined } | undefined,
  snippets: readonly Snippet[],
) => (query?.since === undefined ? { version: 1, snippets } : { isComplete: false, version: 1 });
