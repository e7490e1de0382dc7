import { coordinators, prepositions, subordinators } from '../../words/function-words.ts';
import { afterBe, type Her, type Rule } from './place.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { headOf, isFiniteVerb, isFunction, startsNoun } from '../../noun-phrase.ts';
import {
  adjectiveTaking,
  measured,
  striving,
  strongGiving,
  temporal,
  timeNouns,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';

// "Her" before "more", "better", "best", "last", "first" and "other".

/** "her other dog", but "give her other things to chew". */
export const beforeOther: Rule = ({ text, next, last, lemma, afterVerb, second, secondClasses }) =>
  afterVerb &&
  (strongGiving.has(lemma) || (lemma === 'show' && isBeing(nounKindOf(second)))) &&
  (secondClasses & Class.plural || text.classes(headOf(text, next, last)) & Class.plural)
    ? -1
    : 2;

export const beforeMoreOrLess: Rule = ({
  text,
  next,
  last,
  gives,
  lemma,
  nounBehind,
  second,
  secondClasses,
}) => {
  // "I love her more recent work."
  const describes = (secondClasses & (Class.adjective | Class.verb)) === Class.adjective;
  if (!gives && describes && !isFunction(second) && startsNoun(text, next + 2, last)) return 1;
  if (gives || measured.has(lemma)) return -2;
  // "Kept her more alert."
  if (secondClasses & Class.adjective && adjectiveTaking.has(lemma) && !startsNoun(text, next + 2, last))
    return -1.5;
  return nounBehind && secondClasses & Class.adjective ? 1 : -1;
};

export const beforeBetter: Rule = ({ nounBehind, endsThere, lemma, afterVerb, second }) => {
  // "Give her better chances."
  if (afterVerb && strongGiving.has(lemma) && second !== 'half') return -1.2;
  return nounBehind && !endsThere ? 1.3 : -2;
};

export const beforeSuperlative: Rule = (her) =>
  (her.endsThere ||
    isFiniteVerb(her.second) ||
    subordinators.has(her.second) ||
    (her.lemma === 'like' && prepositions.has(her.second))) &&
  !her.afterPreposition &&
  !striving.has(her.lemma) &&
  // "That was her best."
  !afterBe(her) &&
  !her.atStart &&
  her.lemma !== 'not'
    ? -0.8
    : 2;

/** "Feed her last.", but "that was her last". */
const isDoing = (her: Her) =>
  her.afterVerb &&
  (her.text.classes(her.previous) & (Class.verb | Class.past | Class.thirdPerson | Class.gerund)) !== 0 &&
  !afterBe(her);

const burdening = wordSet('hard tough rough easy');

/** "on her last night", but "bumped into her last night". */
export const beforeLastOrNext: Rule = (her) => {
  const { text, index, second, afterPreposition, previousWord, atStart } = her;
  if (second === 'to' || second === 'that') return -3;
  // "Moved her next door", but "her next door neighbour".
  if (second === 'door' && her.afterVerb && !startsNoun(text, her.next + 2, her.last)) return -2;
  const isFollowed = coordinators.has(second) || (prepositions.has(second) && second !== 'of');
  if (isFollowed && !afterPreposition && !atStart && !afterBe(her)) return -1.5;
  if (her.endsThere && isDoing(her)) return -1.5;
  if (!timeNouns.has(second)) return 2.5;
  // "The fireworks were hard on her last year."
  if (previousWord === 'on' && burdening.has(text.word(index - 2))) return -1;
  if (afterPreposition) return temporal.has(previousWord) ? 0.8 : -0.8;
  return atStart ? 0.8 : -1.5;
};

/** "The win, her first in blue", or "let her first". */
export const beforeFirst: Rule = (her) => {
  if (!her.endsThere && her.text.kind(her.next + 1) !== Kind.mark && !isFunction(her.second)) return 2.5;
  return her.previousWord === ',' || afterBe(her) ? 1.2 : -1.5;
};

/** "Missed her most at night", but "did her most". */
export const beforeMost: Rule = (her) =>
  her.afterVerb && (longing.has(her.lemma) ? isFunction(her.second) : isMadeMost(her))
    ? -1.5
    : beforeSuperlative(her);

/** "Makes her most likeable", but "makes her most famous role a joke". */
const isMadeMost = ({ text, next, last, lemma, secondClasses }: Her): boolean =>
  /^(?:make|find|leave|consider|think)$/.test(lemma) &&
  (secondClasses & Class.adjective) !== 0 &&
  !startsNoun(text, next + 2, last);

const longing = wordSet('miss need love hate want trust like fear');
