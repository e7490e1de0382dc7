import type { LetterBlock, SnippetsById } from './letter';

export function titleOf(snippetId: string, snippets: SnippetsById): string {
  const title = snippets.get(snippetId)?.title;
  return title === undefined ? 'A snippet' : `“${title}”`;
}

/** A block as a sentence begins with it. */
export const nameOf = (block: LetterBlock, snippets: SnippetsById): string =>
  block.kind === 'text' ? 'Your text' : titleOf(block.snippetId, snippets);

const wordsNamed = 4;

/** The first words, small, and how many more there are. */
export function quoted(words: readonly string[]): string {
  const named = words.slice(0, wordsNamed).map((word) => word.toLowerCase());
  const more = words.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}
