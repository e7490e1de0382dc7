import { determiners } from '../../words/function-words.ts';
import { isFunction, startsNoun } from '../../noun-phrase.ts';
import { handedOut, spending, strongGiving, timeNouns } from '../../words/possessive-words.ts';
import { Class } from '../../words/lexicon.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

type Rule = (her: Her) => Leaning | undefined;

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

const left = new Set('star message note option choice thing way out clue'.split(' '));

/** "Did her half of the work", but "gave her half of it", "crate her half of the time". */
export const beforeHalf: Rule = (her) => {
  // "Feed her half portions."
  if (her.gives && her.afterVerb && her.secondClasses & Class.plural) return -1.2;
  const whole = her.text.word(her.next + 3);
  const isOwn = her.second === 'of' && !her.gives && !taking.has(her.lemma) && !times.has(whole);
  return isOwn ? 1.2 : beforeAmount(her);
};

const times = new Set('time way day week night month year'.split(' '));
const taking = new Set('cost take save leave charge'.split(' '));

export const beforeAmount: Rule = ({ second, endsThere, lemma }) => {
  if (second === 'of' || second === 'as' || second === 'to' || determiners.has(second)) return -3;
  return (endsThere || isFunction(second)) && strongGiving.has(lemma) ? -1.2 : 1;
};
