import { determiners, particles, prepositions } from '../../words/function-words.ts';
import { afterBe, hasThingBehind, type Rule } from './context.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { backVerbs, bodyParts, motion, practising } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';

/** "Her back hurts", "brush her back", "lie on her back", but "bring her back". */
const beforeBack: Rule = (her) => {
  const { afterPreposition, previousWord, second, secondClasses, lemma, endsThere } = her;
  if (her.atStart || afterBe(her) || previousWord === 'not') return 2;
  if (afterPreposition && (endsThere || (previousWord !== 'off' && previousWord !== 'out'))) return 2;
  // "Her back legs."
  if (bodyParts.has(second)) return 1.8;
  // "Have her back checked", "have her back and sides brushed".
  const isHad = lemma === 'have' && (secondClasses & Class.participle || second === 'and');
  if (isHad || backVerbs.has(lemma)) return 1.5;
  return lemma === 'turn' && (endsThere || second === 'on') ? 1.2 : -3;
};

/** "Practise her down", "her down is quick", but "put her down", "wait for her down the road". */
const beforeDown: Rule = ({ second, secondClasses, lemma, afterPreposition, atStart }) =>
  (afterPreposition && !determiners.has(second)) ||
  (atStart && (prepositions.has(second) || secondClasses & Class.thirdPerson)) ||
  practising.has(lemma) ||
  second === 'stay' ||
  isFiniteVerb(second)
    ? 1.5
    : -3;

/** "On her home turf", but "take her home", "tow her home last night". */
const beforeHome: Rule = ({ afterPreposition, atStart, afterVerb, lemma, second }) =>
  afterPreposition || atStart || !(motion.has(lemma) || (afterVerb && whichTime.has(second))) ? 1.8 : -2;

const whichTime = wordSet('last this next every each');

/** "Turn her round", but "brush her round belly". */
const beforeRound: Rule = (her) =>
  !her.afterVerb || her.lemma === 'do' || hasThingBehind(her) ? undefined : -3;

/** "Lead her straight to the car", "bring her straight home". */
const beforeStraight: Rule = ({ second, endsThere }) =>
  endsThere || prepositions.has(second) || particles.has(second) || second === 'home' ? -2.5 : undefined;

/** "Send her left", "not much of her left", but "lift her left paw". */
const beforeLeft: Rule = ({ text, index, previousWord, endsThere, second, lemma }) => {
  if (endsThere && previousWord === 'of' && remaining.has(text.word(index - 2))) return -2;
  return motion.has(lemma) && (endsThere || prepositions.has(second)) ? -1 : undefined;
};

const remaining = wordSet('much little nothing more enough lot any');

/** "Being her right now", "take her right to the vet", but "her right of way", "speaks of her right to it". */
const beforeRight: Rule = ({ second, previousWord }) => {
  if (second === 'now' || second === 'away') return -2;
  return second === 'of' || (second === 'to' && /^(?:of|about|on|for)$/.test(previousWord)) ? 1.5 : undefined;
};

/** "All her past crimes", "change her past", "reveal her past to everyone", but "walk her past". */
const beforePast: Rule = ({ previousWord, nounBehind, lemma, endsThere, afterPreposition, second }) =>
  ((previousWord === 'all' || previousWord === 'of') && nounBehind) ||
  (endsThere && (afterPreposition || revealing.has(lemma))) ||
  (revealing.has(lemma) && /^(?:to|from|in|against)$/.test(second))
    ? 1.5
    : undefined;

const revealing = wordSet('change forget hold reveal hide expose keep conceal disclose confess');

/** "Into her inside jacket pocket." */
const beforeInside: Rule = ({ text, next }) =>
  /^pockets?$/.test(text.word(next + 1)) || /^pockets?$/.test(text.word(next + 2)) ? 1.5 : undefined;

/** "Her forward motion." */
const beforeForward: Rule = ({ second }) =>
  /^(?:motion|movement|momentum|progress|roll|position)$/.test(second) ? 1.5 : undefined;

/** Rules for a word of a way or a place, which may be hers. */
export const beforeDirections: readonly (readonly [word: string, Rule])[] = [
  ['back', beforeBack],
  ['down', beforeDown],
  ['home', beforeHome],
  ['round', beforeRound],
  ['straight', beforeStraight],
  ['left', beforeLeft],
  ['right', beforeRight],
  ['past', beforePast],
  ['inside', beforeInside],
  ['forward', beforeForward],
  // "Her off switch."
  ['off', ({ second }) => (second === 'switch' ? 1.5 : undefined)],
];
