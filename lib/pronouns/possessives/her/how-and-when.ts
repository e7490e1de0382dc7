import { coordinators, prepositions } from '../../words/function-words.ts';
import { startsNoun } from '../../noun-phrase.ts';
import { backVerbs, comparatives, timeNouns } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { afterBe, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Walk her most days", "groom her part of the way", "carry her head first": words that open like a thing and tell how or when. */
export function howOrWhenLeaning(her: Her): Leaning | undefined {
  if (!her.afterVerb) return undefined;
  return openers.get(her.word)?.(her) ? -2 : undefined;
}

type Tells = (her: Her) => boolean;

/** "Most days", "most of the time". */
const most: Tells = ({ text, next, second }) =>
  second === 'of'
    ? text.word(next + 2) === 'the' && spans.has(text.word(next + 3))
    : second.endsWith('s') && (timeNouns.has(second.slice(0, -1)) || second === 'days');

/** "Part of the way", "some of the time". */
const part: Tells = ({ text, next, second }) =>
  second === 'of' && text.word(next + 2) === 'the' && spans.has(text.word(next + 3));

/** "One last time." */
const one: Tells = ({ text, next, second }) => again.has(second) && text.word(next + 2) === 'time';

/** "Last thing at night", but "her last thing". */
const last: Tells = ({ text, next, second }) =>
  second === 'thing' && (text.word(next + 2) === 'at' || text.word(next + 2) === 'before');

/** "Far away", "far too early", but "her far too long nails". */
const far: Tells = ({ text, next, last: end, second }) =>
  ways.has(second) || (second === 'too' && (next + 3 >= end || !text.isWord(next + 3)));

/** "Share her far and wide." */
const wide: Tells = ({ text, next, second }) => second === 'and' && text.word(next + 2) === 'wide';

/** "Settle her far quicker than that", "much better", but "it's her far better half". */
const farMore: Tells = (her) =>
  (comparatives.has(her.second) || /^(?:better|more|less|worse)$/.test(her.second)) &&
  !afterBe(her) &&
  !startsNoun(her.text, her.next + 2, her.last);

/** "Rain or shine." */
const rain: Tells = ({ text, next, second }) => second === 'or' && text.word(next + 2) === 'shine';

/** "Push her head first", "hands free", "side on", where the clause ends, but "wash her head first". */
const followed =
  (by: string): Tells =>
  ({ text, next, last: end, second, lemma }) =>
    second === by && !backVerbs.has(lemma) && (next + 2 >= end || !text.isWord(next + 2));

const openers: ReadonlyMap<string, Tells> = new Map([
  ['most', most],
  ['part', part],
  ['one', one],
  ['last', last],
  ['far', (her) => far(her) || farMore(her) || wide(her)],
  ['much', farMore],
  ['rain', rain],
  // "I've known her years."
  ...['years', 'ages', 'decades', 'donkeys', 'forever'].map((word): [string, Tells] => [
    word,
    ({ lemma, endsThere, second }) => lemma === 'know' && (endsThere || coordinators.has(second)),
  ]),
  ['head', followed('first')],
  ['tail', followed('first')],
  ['hands', followed('free')],
  ['side', followed('on')],
  ['solo', ({ endsThere, second }) => endsThere || prepositions.has(second)],
]);

const spans = wordSet('way time day week night year month walk');
const again = wordSet('last more final');
const ways = wordSet('away from off');
