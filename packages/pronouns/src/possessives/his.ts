import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  particles,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import type { Leaning } from './leaning.ts';
import { Kind } from '../text/kinds.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import { lemmaOf } from '../words/word.ts';
import { isEnclosed, isFunction, openQuotes, opensObject, startsNoun } from '../text/noun-phrase.ts';
import {
  behindModalsAlone,
  closingAdverbs,
  directions,
  genitiveOpeners,
  owners,
  practising,
  timeNouns,
} from '../words/possessive-words.ts';
import { wordSet } from '../words/word-set.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { isBeing, nounKindOf } from '../words/senses.ts';
import { notAdverbs } from '../words/lexicon-overrides.ts';

/** A "his" and what stands behind it. */
interface His {
  readonly text: Text;
  readonly last: number;
  readonly index: number;
  readonly next: number;
  readonly word: string;
  readonly second: string;
  /** Whether the word behind the next one can go on a noun phrase. */
  readonly nounBehind: boolean;
}

type Rule = (his: His) => Leaning | undefined;

/** "his" before a noun (above 0) or on its own (below 0). */
export function hisLeaning(text: Text, { last }: Sentence, index: number): Leaning {
  const next = index + 1;
  const kind = next < last ? text.kind(next) : 0;
  if (kind === 0 || kind === Kind.block) return -3;
  if (kind === Kind.number || kind === Kind.variable || kind === Kind.opaque) return 3;
  const word = text.word(next);
  if (kind === Kind.clitic) return word === "'s" ? -1 : 1;
  if (kind === Kind.mark) return leaningBeforeMark(text, next, last, word);
  const second = next + 1 < last ? text.word(next + 1) : '';
  const nounBehind = startsNoun(text, next + 1, last);
  const his: His = { text, last, index, next, word, second, nounBehind };
  for (const rule of rules) {
    const leaning = rule(his);
    if (leaning !== undefined) return leaning;
  }
  return 3;
}

const closingMarks = wordSet(', . ! ? ; : ) ]');

function leaningBeforeMark(text: Text, next: number, last: number, mark: string): Leaning {
  if (isEnclosed(text, next) && startsNoun(text, next + 1, last)) return 2;
  // "In his .profile".
  if (mark === '.' && text.gap(next) && !text.gap(next + 1) && text.isWord(next + 1)) return 2;
  if (mark === '-' || mark === '/' || mark === '—') return text.gap(next + 1) && text.gap(next) ? -0.6 : 2;
  if (closingMarks.has(mark)) return -3;
  if (mark === '...') {
    const goesOn = text.kind(next + 1) === Kind.word && !text.isCapitalized(next + 1);
    return goesOn && startsNoun(text, next + 1, last) ? 1 : -2;
  }
  if (mark === '[' || mark === '<') return 2;
  return !openQuotes.has(mark) || text.gap(next) ? 2 : -2;
}

/** "He drinks his black", "all this will be his one day". */
const beforeTaken: Rule = ({ text, last, index, next, word, second }) => {
  if (!served.has(word)) return undefined;
  const verb = lemmaOf(text.word(index - 1));
  if (word === 'one' || word === 'someday')
    return verb === 'be' && (word !== 'one' || second === 'day') ? -1.5 : undefined;
  return endsAt(text, next + 1, last) && taking.has(verb) ? -1.2 : undefined;
};

const served = wordSet('one someday black white neat plain weak strong rare hot bitter straight spicy decaf');
const taking = wordSet('drink take like prefer want have order');

/** "His A game": a letter by itself is a name. */
const beforeLetter: Rule = ({ text, next, second }) =>
  text.isCapitalized(next) && text.raw(next).length === 1 && text.isWord(next + 1) && !isFunction(second)
    ? 2
    : undefined;

/** "I like his better", "his better than yours", "I like his more than mine", but "his better half". */
const beforeBetter: Rule = ({ text, last, index, word, second, nounBehind }) => {
  if (word === 'more' || word === 'less')
    return second === 'than' && preferring.has(lemmaOf(text.word(index - 1))) ? -1.5 : undefined;
  if (second === 'half') return undefined;
  // "My voice is loud, his louder."
  if (
    text.word(index - 1) === ',' &&
    word.endsWith('er') &&
    text.classes(index + 1) & Class.adjective &&
    endsAt(text, index + 2, last)
  )
    return -1.2;
  return (word === 'better' || word === 'best') && (second === 'than' || (!nounBehind && word === 'better'))
    ? -1.5
    : undefined;
};

const preferring = wordSet('like love enjoy want need use hate trust');

/** "Our kids and his get along", "my family and his met"; but "my kids and his work keep me busy". */
const besideOthers: Rule = ({ text, index, next, word, second }) => {
  if (text.word(index - 1) !== 'and' || !possessives.has(text.word(index - 3))) return undefined;
  if (!isBeing(nounKindOf(text.word(index - 2)))) return undefined;
  if (meetings.has(word)) return -1.2;
  const isVerb = text.classes(next) & Class.verb && text.classes(next) & Class.verbFirst;
  const goesOn = particles.has(second) || second === 'to' || second === 'next' || auxiliaries.has(word);
  return isVerb && goesOn ? -1.2 : undefined;
};

const meetings = wordSet('met went came grew got');

/** "His own bed", "his foster family": never anything but a noun behind it. */
const beforeOwn: Rule = ({ word }) => (word === 'own' || word === 'foster' ? 4 : undefined);

/** "A friend of his runs the shop", "that growl of his means no", but "a list of his tricks". */
const ofOthers: Rule = ({ text, index, next, second }) => {
  const opener = text.word(index - 3);
  const owned = text.word(index - 2);
  if (text.word(index - 1) !== 'of' || !genitiveOpeners.has(opener) || owned === 'one') return undefined;
  const classes = text.classes(next);
  const isDoer = isBeing(nounKindOf(owned)) || opener === 'that' || opener === 'this';
  const isNow = isDoer ? isThirdPerson(classes) : classes & Class.thirdPerson && !(classes & Class.plural);
  const isPast = classes & Class.past && (!(classes & Class.participle) || opensObject(text, next + 1));
  return second !== 'of' && (isNow || isPast) ? -1.2 : undefined;
};

/** "with all his might", "worth his while", "stayed in his down": words that are nouns here alone. */
const beforeRareNoun: Rule = ({ text, index, word, second }) => {
  const previous = text.word(index - 1);
  // "With all his might", "the work of his hands and his might".
  const isJoined = previous === 'and' && possessives.has(text.word(index - 3));
  if (word === 'might') return previous === 'all' || (isJoined && !text.isWord(index + 2)) ? 2 : undefined;
  if (word === 'while') return previous === 'worth' ? 2 : undefined;
  // "Faster than his till."
  if (word === 'till') return text.isWord(index + 2) ? undefined : 1.5;
  const isTaught =
    prepositions.has(previous) ||
    practising.has(lemmaOf(previous)) ||
    /^(?:hold|cue|fade|make)$/.test(lemmaOf(previous));
  return word === 'down' && (isTaught || auxiliaries.has(second)) ? 1 : undefined;
};

const beforeAuxiliary: Rule = ({ word, second }) => {
  if (word === 'will' || word === 'can') return behindModalsAlone.has(second) ? -1.2 : 1.2;
  if (word === 'might' || word === 'must') return -1.2;
  if (!auxiliaries.has(word) && !modals.has(word)) return undefined;
  if (word === 'being' || word === 'having' || word === 'been') return 2;
  return word === 'do' || word === 'have' ? -0.8 : -2;
};

const beforeDirection: Rule = ({ text, last, index, next, word, second, nounBehind }) => {
  if (!directions.has(word)) return undefined;
  if (word === 'like' || word === 'on' || word === 'in' || word === 'after') return -1.5;
  const afterOf = text.word(index - 1) === 'of';
  if (word === 'back' || word === 'past' || word === 'inside' || word === 'outside')
    return !afterOf || nounBehind || endsAt(text, next + 1, last) ? 1.2 : -1;
  return nounBehind && !determiners.has(second) && !afterOf ? 0.3 : -1.5;
};

const beforePreposition: Rule = ({ text, last, index, next, word }) => {
  // "Right up his behind."
  const isBehind = word === 'behind' && endsAt(text, next + 1, last) && text.word(index - 1) !== 'of';
  if (isBehind && prepositions.has(text.word(index - 1))) return 1.2;
  return prepositions.has(word) ? -2 : undefined;
};

const beforeConjunction: Rule = ({ text, last, index, next, word, nounBehind }) => {
  if (word === 'and' || word === 'or') return possessiveAt(text, next + 1, last) ? 0.8 : -1.6;
  if (coordinators.has(word) && word !== 'then') return -2;
  // "No business of his what I do."
  if (word === 'what') return text.word(index - 1) === 'of' ? -1.5 : undefined;
  if (!subordinators.has(word) || word === 'once') return undefined;
  if (word === 'so') return nounBehind ? 0.4 : -1.5;
  return word === 'as' || word === 'than' ? -1.5 : -2;
};

const beforeClosingAdverb: Rule = ({ text, last, next, word, nounBehind }) => {
  // "He's eaten his already", "won't share his even with me".
  if (word === 'already' && endsAt(text, next + 1, last)) return -1.5;
  if (word === 'even' && (prepositions.has(text.word(next + 1)) || subordinators.has(text.word(next + 1))))
    return -1.5;
  if (!closingAdverbs.has(word)) return undefined;
  // "His not so little brother."
  if (word === 'not' && /^(?:so|very|quite|too|exactly)$/.test(text.word(next + 1)))
    return startsNoun(text, next + 3, last) ? 1 : -2;
  const classes = text.classes(next + 1);
  if (word === 'too') return classes & Class.adjective && startsNoun(text, next + 2, last) ? 0.5 : -2;
  return nounBehind && !(classes & Class.adverb) && word !== 'here' && word !== 'there' ? 1 : -2;
};

/** "He uses his every day", "check his once a week", but "his every move". */
const beforeHowOften: Rule = ({ text, last, next, word, second }) => {
  const isTime = (at: number) => timeNouns.has(text.word(at)) || text.word(at) === 'day';
  if (word === 'once' || word === 'twice')
    return /^(?:a|per|every)$/.test(second) && isTime(next + 2) ? -1.5 : undefined;
  if (word !== 'every') return undefined;
  const time = second === 'single' || second === 'other' ? next + 2 : next + 1;
  return isTime(time) && !startsNoun(text, time + 1, last) ? -1 : 0.5;
};

/** "The room is his all day", but "his half of it". */
const beforeAnotherPhrase: Rule = ({ word, second }) => {
  if (!determiners.has(word) && !subjectPronouns.has(word) && !objectPronouns.has(word)) return undefined;
  // "The money was his all along", "the room is his all day".
  const isThroughout = second === 'along' || second === 'right' || second === 'day' || timeNouns.has(second);
  if (word === 'all' && isThroughout) return -1.5;
  if (word === 'all' || word === 'both') return 0.5;
  // "That it was his no one doubted."
  if (word === 'no' && second === 'one') return -1.5;
  return word === 'no' || word === 'half' || word === 'such' || word === 'another' ? 1 : -1.4;
};

/** "he read his aloud", but "his early walk" and "his way". */
const beforeManner: Rule = ({ text, next, word, nounBehind }) => {
  if (word === 'alike') return -1.5;
  if (nounBehind || word === 'way') return undefined;
  if (word.endsWith('ly')) return notAdverbs.has(word) ? undefined : -0.8;
  const isAdverb = (text.classes(next) & ~Class.known) === Class.adverb;
  return isAdverb && nounKindOf(word) === undefined ? -0.8 : undefined;
};

/** In the order in which they answer. */
const rules: readonly Rule[] = [
  beforeLetter,
  beforeBetter,
  besideOthers,
  beforeOwn,
  ofOthers,
  beforeRareNoun,
  beforeAuxiliary,
  beforeDirection,
  beforePreposition,
  beforeConjunction,
  beforeClosingAdverb,
  beforeHowOften,
  beforeTaken,
  beforeAnotherPhrase,
  beforeManner,
];

function endsAt(text: Text, at: number, last: number): boolean {
  return at >= last || (text.kind(at) === Kind.mark && !openQuotes.has(text.word(at)));
}

const alone = wordSet('mine yours ours theirs hers');

/** "and your dog", "and Bella's bowl": another owner of the same thing. */
function possessiveAt(text: Text, at: number, last: number): boolean {
  if (owners.has(text.word(at))) return text.isWord(at + 1) && !isFunction(text.word(at + 1));
  // "What's his is his and what's yours is his too."
  if (subordinators.has(text.word(at)) || subjectPronouns.has(text.word(at))) return false;
  for (let index = at; index < Math.min(last, at + 4); index += 1) {
    // "One is his and the other's mine."
    if (text.word(index) === "'s" && index > at)
      return text.isWord(index + 1) && !isFunction(text.word(index + 1)) && !alone.has(text.word(index + 1));
    if (!text.isWord(index) && text.kind(index) !== Kind.variable) return false;
  }
  return false;
}
