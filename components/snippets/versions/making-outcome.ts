import type { Sex } from '@/lib/contracts/primitives';
import { countOf } from '@/components/snippets/snippet-count';

/** What is said when versions of one snippet were made, with so many words in doubt. */
export function madeOfOne(title: string, sexes: readonly Sex[], doubts: number): string {
  const made = `The ${sexes.join(' and the ')} text of “${title}” was made`;
  if (doubts === 0) return `${made}. Read it through.`;
  return `${made}, with ${doubts === 1 ? 'one word' : `${String(doubts)} words`} to decide.`;
}

/** The same for several snippets, of which so many have words in doubt. */
export function madeOfSeveral(snippets: number, inDoubt: number): string {
  const made = `Versions made for ${countOf(snippets)}`;
  if (inDoubt === 0) return `${made}. Read them through before they go out.`;
  const which = inDoubt === snippets ? 'all' : `${String(inDoubt)} of them`;
  return `${made}, ${which} with words to decide.`;
}
