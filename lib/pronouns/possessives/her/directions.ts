import { determiners, particles, prepositions } from '../../words/function-words.ts';
import { afterBe, type Rule } from './place.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb } from '../../noun-phrase.ts';
import { backVerbs, bodyParts, motion, practising } from '../../words/possessive-words.ts';

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

/** "On her home turf", but "take her home". */
const beforeHome: Rule = ({ afterPreposition, atStart, lemma }) =>
  afterPreposition || atStart || !motion.has(lemma) ? 1.8 : -2;

/** "Turn her round", but "brush her round belly". */
const beforeRound: Rule = ({ lemma, nounBehind, secondClasses, afterVerb }) => {
  if (!afterVerb || lemma === 'do') return undefined;
  const isShape = nounBehind && secondClasses & (Class.noun | Class.plural);
  return isShape && !(secondClasses & Class.adverb) ? undefined : -3;
};

/** "Lead her straight to the car". */
const beforeStraight: Rule = ({ second, endsThere }) =>
  endsThere || prepositions.has(second) || particles.has(second) ? -2.5 : undefined;

/** "Send her left", but "lift her left paw". */
const beforeLeft: Rule = ({ endsThere, second, lemma }) =>
  motion.has(lemma) && (endsThere || prepositions.has(second)) ? -1 : undefined;

/** "Imagine being her right now", "see through her right away". */
const beforeRight: Rule = ({ second }) => (second === 'now' || second === 'away' ? -2 : undefined);

/** Rules for a word of a way or a place, which may be hers. */
export const beforeDirections: readonly (readonly [word: string, Rule])[] = [
  ['back', beforeBack],
  ['down', beforeDown],
  ['home', beforeHome],
  ['round', beforeRound],
  ['straight', beforeStraight],
  ['left', beforeLeft],
  ['right', beforeRight],
  // "Her off switch."
  ['off', ({ second }) => (second === 'switch' ? 1.5 : undefined)],
];
