import {
  determiners,
  indefinites,
  isIrregularPlural,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { WordSet, type Word } from '../../words/word.ts';
import type { Agreement } from '../verb-change.ts';

/** What a subject asks of its verb. */
export type Claim = Agreement | 'none';

/** The number that a noun has as a subject; none for another word. */
export function numberOf(word: Word): Claim {
  if (severals.has(word)) return 'plural';
  return singles.has(word) ? 'singular' : 'none';
}

const severals = new WordSet(
  ({ text, classes }) => (classes & Class.plural) !== 0 || isIrregularPlural(text),
);

const singles = new WordSet(({ text, classes }) => {
  if (indefinites.has(text)) return true;
  const isNoun = classes === 0 || (classes & Class.noun) !== 0;
  return isNoun && !determiners.has(text) && !prepositions.has(text) && !subordinators.has(text);
});
