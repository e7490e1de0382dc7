import { pronounRoles } from '../words/pronoun-forms.ts';
import type { Text } from '../text/text.ts';
import { WordSet } from '../words/word.ts';

/** Where a text has told what it is about. */
const longEnough = 400;

const pronouns = new WordSet(
  ({ text }) =>
    (pronounRoles(text, 'neutral') ?? pronounRoles(text, 'male') ?? pronounRoles(text, 'female')) !==
    undefined,
);

/** The words that may tell what a text is about: those of its beginning that are neither names nor short. */
export function topicWordsOf(text: Text): Set<string> {
  const words = new Set<string>();
  for (let index = 0; index < Math.min(text.count, longEnough); index += 1) {
    if (!text.isWord(index) || text.end(index) - text.start(index) < 3 || text.isCapitalized(index)) continue;
    const word = text.entry(index);
    if (!pronouns.has(word)) words.add(word.text);
  }
  return words;
}
