import { coordinators, prepositions, subordinators } from '../../words/function-words.ts';
import { afterBe, type Her, type Rule } from './context.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { headOf, isFiniteVerb, isFunction, openQuotes, startsNoun } from '../../text/noun-phrase.ts';
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

/** "her other dog", but "give her other things to chew", "anyone with her other than me". */
const beforeOther: Rule = ({ text, next, last, lemma, afterVerb, second, secondClasses }) => {
  if (second === 'than') return -2;
  const isSeveral = secondClasses & Class.plural || text.classes(headOf(text, next, last)) & Class.plural;
  return afterVerb &&
    (strongGiving.has(lemma) || (lemma === 'show' && isBeing(nounKindOf(second)))) &&
    isSeveral
    ? -1
    : 2;
};

/** "One of her more daring ideas", "I love her more recent work", but "I love her more", "give her more". */
const beforeMoreOrLess: Rule = (her) => {
  const { text, index, next, last, gives, lemma, previousWord, nounBehind, second, secondClasses } = her;
  if (previousWord === 'of' && partOf.has(text.word(index - 2))) return 1.5;
  if (openQuotes.has(text.word(next + 1)) && text.gap(next + 1)) return 1.2;
  const isDescribing = secondClasses & (Class.adjective | Class.participle);
  // "Makes her more resistant to fleas."
  if (isDescribing && adjectiveTaking.has(lemma) && isFunction(text.word(next + 2))) return -2;
  if (her.afterPreposition && isDescribing && text.classes(next + 2) & (Class.noun | Class.plural))
    return 1.2;
  // "I love her more recent work."
  const describes = (secondClasses & (Class.adjective | Class.verb)) === Class.adjective;
  if (!gives && describes && !isFunction(second) && startsNoun(text, next + 2, last)) return 1;
  if (gives || measured.has(lemma)) return -2;
  // "Kept her more alert."
  if (secondClasses & Class.adjective && adjectiveTaking.has(lemma) && !startsNoun(text, next + 2, last))
    return -1.5;
  return nounBehind && secondClasses & Class.adjective ? 1 : -1;
};

const partOf = wordSet('one some many most few several others any all each');

/** "Her better half", but "know her better", "give her better chances". */
const beforeBetter: Rule = ({ nounBehind, endsThere, lemma, afterVerb, second }) => {
  if (afterVerb && strongGiving.has(lemma) && second !== 'half') return -1.2;
  return nounBehind && !endsThere ? 1.3 : -2;
};

/** "Do her best", "her worst fault", but "knows her best". */
const beforeSuperlative: Rule = (her) =>
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

/** "On her last night", but "bumped into her last night". */
const beforeLastOrNext: Rule = (her) => {
  const { text, index, second, afterPreposition, previousWord, atStart } = her;
  // "Breathed her last."
  if (her.word === 'last' && her.lemma === 'breathe' && her.endsThere) return 2;
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

/** "The win, her first in blue", "her first “real” job", or "let her first". */
const beforeFirst: Rule = (her) => {
  if (/^[("“]$/.test(her.second)) return 1.5;
  if (!her.endsThere && her.text.kind(her.next + 1) !== Kind.mark && !isFunction(her.second)) return 2.5;
  return her.previousWord === ',' || afterBe(her) ? 1.2 : -1.5;
};

/** "Missed her most at night", "answered her most kindly", but "did her most". */
const beforeMost: Rule = (her) =>
  her.afterVerb && (isDoneMost(her) || (longing.has(her.lemma) ? isFunction(her.second) : isMadeMost(her)))
    ? -1.5
    : beforeSuperlative(her);

const isDoneMost = ({ second, nounBehind }: Her) => (second.endsWith('ly') && !nounBehind) || second === 'by';

/** "Makes her most likeable", but "makes her most famous role a joke". */
const isMadeMost = ({ text, next, last, lemma, secondClasses }: Her): boolean =>
  /^(?:make|find|leave|consider|think)$/.test(lemma) &&
  (secondClasses & Class.adjective) !== 0 &&
  !startsNoun(text, next + 2, last);

const longing = wordSet('miss need love hate want trust like fear');

/** Rules for words that compare: "more", "better", "best", "last", "first", "other" and the like. */
export const beforeRanks: readonly (readonly [words: string, Rule])[] = [
  ['other others', beforeOther],
  ['more less', beforeMoreOrLess],
  ['better', beforeBetter],
  ['best least worst', beforeSuperlative],
  ['most', beforeMost],
  ['last next', beforeLastOrNext],
  ['first', beforeFirst],
];
