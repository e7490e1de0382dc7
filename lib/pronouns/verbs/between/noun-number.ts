import {
  determiners,
  indefinites,
  isIrregularPlural,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import type { Agreement } from '../verb-change.ts';

/** What a subject asks of its verb. */
export type Claim = Agreement | 'none';

/** The number that a noun has as a subject; none for another word. */
export function numberOf(text: Text, at: number, word: string): Claim {
  const classes = text.classes(at);
  if (classes & Class.plural || isIrregularPlural(word)) return 'plural';
  if (indefinites.has(word)) return 'singular';
  const isNoun = classes === 0 || (classes & Class.noun) !== 0;
  const isFunction = determiners.has(word) || prepositions.has(word) || subordinators.has(word);
  return isNoun && !isFunction ? 'singular' : 'none';
}
