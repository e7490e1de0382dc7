import {
  auxiliaries,
  determiners,
  isIrregularPlural,
  modals,
  prepositions,
  subjectPronouns,
} from '../words/function-words.ts';
import { isAdverb } from '../verbs/clause/adverbs.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import { isFinite } from './finite.ts';
import { wordSet } from '../words/word-set.ts';
import type { Text } from '../text/text.ts';

/** What an 's stands for: "{{dog}}'s leash", "{{dog}}'s late", and whether that is only likely. */
export interface Reading {
  readonly owns: boolean;
  readonly isSure: boolean;
}

/** Reads the 's at `clitic` behind those who may be the subject. */
export function readingOf(text: Text, clitic: number, last: number): Reading {
  let at = clitic + 1;
  while (at < last && (degrees.has(text.word(at)) || isAdverb(text, at))) at += 1;
  if (at >= last || !text.isWord(at)) return at === clitic + 1 ? owns : is;
  const word = text.word(at);
  const classes = text.classes(at);
  if (word === 'own') return owns;
  if (determiners.has(word) || prepositions.has(word) || plain.has(word) || auxiliaries.has(word)) return is;
  if (things.has(word) && !isAdverb(text, at + 1)) return owns;
  if (classes & Class.gerund) return mayHaveVerb(text, at + 1, last) ? likelyOwns : likelyIs;
  if (opensNoun(text, at + 1, last) && classes & (Class.adjective | Class.noun | Class.participle))
    return owns;
  if (classes & Class.adjective)
    return classes & Class.noun && at + 1 < last && isFinite(text, at + 1) ? owns : is;
  return classes & (Class.participle | Class.past) && !(classes & Class.noun) ? is : owns;
}

const owns: Reading = { owns: true, isSure: true };
const is: Reading = { owns: false, isSure: true };
const likelyOwns: Reading = { owns: true, isSure: false };
const likelyIs: Reading = { owns: false, isSure: false };

const degrees = wordSet('so very too pretty quite really rather more less');
const plain = wordSet(
  'not been going doing getting got gone asleep awake afraid alone ready able fine ok okay happy glad',
);

/** What a dog has, though it ends in -ing. */
const things = wordSet('training bedding grooming hearing breathing feeding schooling boarding upbringing');

/** Whether a noun follows, described or not. */
function opensNoun(text: Text, from: number, last: number): boolean {
  for (let at = from; at < Math.min(last, from + 3) && text.isWord(at); at += 1) {
    const word = text.word(at);
    if (prepositions.has(word) || auxiliaries.has(word) || modals.has(word) || determiners.has(word))
      return false;
    if (isAdverb(text, at)) return false;
    const classes = text.classes(at);
    if (isIrregularPlural(word) || classes & Class.plural)
      return !isThirdPerson(classes) || isDescribed(text, at);
    if (classes & Class.noun) return (classes & Class.adverb) === 0 && !isThirdPerson(classes);
    if (!(classes & (Class.adjective | Class.gerund))) return false;
  }
  return false;
}

const isDescribed = (text: Text, noun: number): boolean =>
  (text.classes(noun - 1) & (Class.adjective | Class.noun)) !== 0;

/** "{{dog}}'s barking has stopped": whether the clause has a verb of its own. */
function mayHaveVerb(text: Text, from: number, last: number): boolean {
  for (let at = from; at < Math.min(last, from + 8) && text.isWord(at); at += 1) {
    if (subjectPronouns.has(text.word(at))) return false;
    if (isFinite(text, at) && text.word(at - 1) !== 'to') return true;
  }
  return false;
}
