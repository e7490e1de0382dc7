import { pronounRoles } from '../words/pronoun-forms.ts';
import type { Text } from '../text/text.ts';

/** Where a text has told what it is about. */
const longEnough = 400;

/** The words that may tell what a text is about: those of its beginning that are neither names nor short. */
export function topicWordsOf(text: Text): string[] {
  const words: string[] = [];
  for (let index = 0; index < Math.min(text.count, longEnough); index += 1) {
    if (!text.isWord(index) || text.end(index) - text.start(index) < 3 || text.isCapitalized(index)) continue;
    const word = text.word(index);
    if (!(pronounRoles(word, 'neutral') ?? pronounRoles(word, 'male') ?? pronounRoles(word, 'female')))
      words.push(word);
  }
  return words;
}
