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

/** "Knows ten languages and answers in all of them", "codes in more": what is done with what was named before. */
export const goesThroughThem = (text: Text, verb: number): boolean =>
  reaching.has(text.word(verb + 1)) &&
  (text.word(verb + 3) === 'of'
    ? amounts.has(text.word(verb + 2)) && /^(?:it|them|these|those)$/.test(text.word(verb + 4))
    : amounts.has(text.word(verb + 2)) && isOver(text, verb + 3));

const isOver = (text: Text, at: number) => !text.isWord(at) || /^(?:and|but|or)$/.test(text.word(at));

const reaching = new Set(['about', 'in', 'with', 'at', 'on', 'from', 'to', 'through']);
const amounts = new Set(
  'all both each most some none more several many half any either neither two three'.split(' '),
);

/** "Dances like it", "parks like nobody else". */
export const isLikened = (text: Text, verb: number): boolean =>
  text.word(verb + 1) === 'like' && likened.has(text.word(verb + 2));

const likened = new Set('it that this crazy mad hell nobody everybody everyone someone'.split(' '));
