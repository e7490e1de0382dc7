import { determiners, prepositions } from '../../words/function-words.ts';
import { isFunction, startsNoun, headOf, timesBehind } from '../../text/noun-phrase.ts';
import {
  handedOut,
  spending,
  strongGiving,
  timeNouns,
  timesOfDay,
  aside,
  countingOut,
  countNouns,
  measures,
  motion,
  numerals,
  onwards,
  owned,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { Class } from '../../words/lexicon.ts';
import { isByHerself, type Her, type Rule } from './context.ts';
import { Kind } from '../../text/kinds.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';

/** "ask her one question", or "lost her one friend". */
export const beforeOne: Rule = (her) => {
  const { second, nounBehind, gives, lemma, endsThere } = her;
  if (second === 'last') return 0.5;
  // "Met her one summer", but "her one night stand".
  const isTime = timeNouns.has(second) && !startsNoun(her.text, her.next + 2, her.last);
  if (isTime && her.afterVerb && !spending.has(lemma)) return -1.5;
  if (second === 'piece' || second === 'treat' || second === 'more') return gives ? -2 : -0.5;
  if (second === 'bit' || lemma === 'find' || (lemma === 'leave' && left.has(second))) return -1.2;
  if (second === 'day' || (gives && (handedOut.has(lemma) || endsThere))) return -1.5;
  if (second === 'and' || nounBehind) return 1;
  return gives ? -1.2 : -0.2;
};

const left = wordSet('star message note option choice thing way out clue');

/** "Did her half of the work", but "gave her half of it", "crate her half of the time". */
export const beforeHalf: Rule = (her) => {
  // "Feed her half portions."
  if (her.gives && her.afterVerb && her.secondClasses & Class.plural) return -1.2;
  const whole = her.text.word(her.next + 3);
  const isOwn = her.second === 'of' && !her.gives && !taking.has(her.lemma) && !times.has(whole);
  return isOwn ? 1.2 : beforeAmount(her);
};

const times = wordSet('time way day week night month year');
const taking = wordSet('cost take save leave charge');

/** "Feed her plenty", "give her lots of water", but "her lots were sold". */
export const beforeAmount: Rule = ({ second, isAlone, lemma }) => {
  if (second === 'of' || second === 'as' || second === 'to' || determiners.has(second)) return -3;
  return isAlone && strongGiving.has(lemma) ? -1.2 : 1;
};

/** "Been with her ten years", but "with her two weeks' notice". */
const isWithFor = ({ text, previousWord, next }: Her): boolean =>
  previousWord === 'with' && !/^'s?$/.test(text.word(next + 2));

/** "dealt her two", "took her eleven minutes", but "get her two dogs". */
export const beforeNumeral: Rule = (her) => {
  const { text, next, last, word, second, lemma } = her;
  if (!numerals.has(word)) return undefined;
  // "Outspent her three to one."
  if (
    second === 'to' &&
    (numerals.has(text.word(next + 2)) || /^(?:one|nothing|nil)$/.test(text.word(next + 2)))
  )
    return -1.5;
  // "Chased her two miles."
  const isEnd =
    text.kind(next + 2) !== Kind.word ||
    (prepositions.has(text.word(next + 2)) && text.word(next + 2) !== 'of');
  if (her.afterVerb && distances.has(second) && isEnd && !isByHerself(her)) return -1.2;
  // "Beat her three games to one."
  if (scores.has(second) && text.word(next + 2) === 'to') return -1.5;
  if (her.afterPreposition && countNouns.has(second))
    return second === 'times' || isWithFor(her) || aside.has(text.word(next + 2)) ? -1.2 : undefined;
  // "Caught her two blocks away."
  if (her.afterVerb && /^(?:away|apart|behind)$/.test(text.word(next + 2))) return -1.2;
  // "Work her two metres further back."
  if (her.afterVerb && measures.has(second) && onwards.has(text.word(next + 2))) return -1.2;
  if (!her.afterVerb || !(countingOut.has(lemma) || (motion.has(lemma) && measures.has(second))))
    return undefined;
  if (measures.has(second)) return -1.2;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  if (lemma === 'take' && (text.word(head + 1) === 'to' || text.word(her.previous - 1) === 'it')) return -1.2;
  if (lemma === 'leave' && messages.has(thing)) return -1.2;
  // "Get her two beds, one for each floor."
  if (text.word(head + 1) === ',' && text.word(head + 2) === 'one') return -1.2;
  if (!her.endsThere && (owned.has(thing) || (isBeing(nounKindOf(thing)) && thing !== 'stars')))
    return undefined;
  return her.isAlone || handedOut.has(lemma) ? -1.2 : undefined;
};

const distances = wordSet('miles yards metres meters kilometres kilometers blocks streets laps');
const scores = wordSet('games sets goals points frames legs rounds matches lengths');
const messages = wordSet('messages voicemails notes texts letters calls options');

/** "It took her years." */
export const afterTaking: Rule = ({ text, previous, lemma, word, second }) =>
  lemma === 'take' && years.has(word) && (text.word(previous - 1) === 'it' || second === 'to')
    ? -1.5
    : undefined;

const years = wordSet('years months weeks days hours minutes seconds decades ages');

/** "walk her several times", "check her morning and night", "call her day or night". */
export const beforeTimes: Rule = ({ text, next, last, word, second, afterPreposition, afterVerb }) => {
  if (timesBehind(text, next, last) && !afterPreposition) return -1.5;
  const isTwice =
    timesOfDay.has(word) && /^(?:and|or|,)$/.test(second) && timesOfDay.has(text.word(next + 2));
  const isOfThing = text.classes(next + 3) & (Class.noun | Class.plural) && !isFunction(text.word(next + 3));
  return isTwice && afterVerb && !isOfThing ? -1.5 : undefined;
};
