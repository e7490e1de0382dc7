import type { Snippet } from '@/lib/contracts/snippet-fields';
import { foldLetters, searchWords } from './search-words';

type Named = Pick<Snippet, 'title' | 'tags'>;

/** The snippets whose titles or tags hold every word that was typed, those first whose titles begin so; otherwise as they stand, `most` of them. */
export function snippetsNamed<S extends Named>(typed: string, snippets: readonly S[], most: number): S[] {
  const words = searchWords(typed);
  const start = foldLetters(typed.trim());
  const starting: S[] = [];
  const holding: S[] = [];
  for (const snippet of snippets) {
    const title = foldLetters(snippet.title);
    if (title.startsWith(start)) starting.push(snippet);
    else if (holding.length < most) {
      const all = [title, ...snippet.tags.map(foldLetters)].join(' ');
      if (words.every((word) => all.includes(word))) holding.push(snippet);
    }
    if (starting.length === most) break;
  }
  return [...starting, ...holding].slice(0, most);
}
