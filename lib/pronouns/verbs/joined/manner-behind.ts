import { Class } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import { isHowMuch } from './measured-things.ts';
import type { Agreement } from '../verb-change.ts';

/** How surely a word is a verb for an adverb behind it: "and brushes too fast", "and charges fairly"; 0 where there is none. */
export function byManner(text: Text, verb: number, to: Agreement, isJoined: boolean): number {
  const next = text.word(verb + 1);
  if (degrees.has(next) && manners.has(text.word(verb + 2))) return 3.5;
  const isLy = next.endsWith('ly');
  // A thing would end there with no such word behind it.
  const isAdverb = (text.classes(verb + 1) & (Class.adverb | Class.adjective)) === Class.adverb;
  if (isLy && isJoined && isAdverb && !text.isWord(verb + 2)) return 3;
  if (isJoined && ending.has(next) && !text.isWord(verb + 2)) return 3;
  // "And startles less."
  if (isLy || manners.has(next) || isHowMuch(text, verb + 1)) return to === 'plural' ? 2 : 1.5;
  return 0;
}

const degrees = new Set(['too', 'so', 'very']);
/** "And tips well." */
const ending = new Set(['well', 'badly', 'nonstop']);
const manners = new Set('fast hard well early late again twice badly'.split(' '));
