import {
  coordinators,
  objectPronouns,
  particles,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import type { Her } from './her-place.ts';
import type { Leaning } from './leaning.ts';
import { Class } from './lexicon.ts';
import { isFiniteVerb, isFunction, startsNoun } from './noun-phrase.ts';
import {
  alwaysObject,
  beforeAdjectives,
  behindBack,
  behindModals,
  bodyParts,
  causing,
  comparatives,
  measured,
  motion,
  nounPhraseStarters,
  striving,
  timeNouns,
  withDirection,
} from './possessive-words.ts';

type Rule = (her: Her) => Leaning | undefined;

/** "her" before a word of a closed class; undefined before any other. */
export function closedWordLeaning(her: Her): Leaning | undefined {
  const { word, lemma, afterPreposition, nounBehind } = her;
  const fixed = fixedLeanings.get(word);
  if (fixed !== undefined) return fixed;
  if (startsAnother(word)) return -3.5;
  if (word === 'be' || isFiniteVerb(word)) return beforeAuxiliary(her);
  if (word === 'to') return -3.5;
  if (lemma === 'charge' && !afterPreposition) return -2;
  const leaning = rules.get(word)?.(her);
  if (leaning !== undefined) return leaning;
  if (particles.has(word) || prepositions.has(word)) return -3;
  if (comparatives.has(word) && !nounBehind) return -2;
  if (alwaysObject.has(word)) return beforeAdverb(her);
  return subordinators.has(word) || coordinators.has(word) ? -3 : undefined;
}

const fixedLeanings: ReadonlyMap<string, Leaning> = new Map([
  ['own', 4],
  ['to-do', 3],
  ['at-home', 3],
  ['self', 2],
]);

/** Whether a word starts a noun phrase of its own. */
function startsAnother(word: string): boolean {
  return (
    nounPhraseStarters.has(word) ||
    objectPronouns.has(word) ||
    subjectPronouns.has(word) ||
    reflexives.has(word)
  );
}

function beforeAuxiliary({ word, second, lemma, afterPreposition, atStart }: Her): Leaning {
  if (word === 'will' || word === 'might' || word === 'can') return behindModals.has(second) ? -1 : 1;
  const isBare = word === 'be' || word === 'have' || word === 'do' || word === 'been';
  if (isBare && causing.has(lemma)) return -3;
  return afterPreposition || atStart ? -1.5 : -2.5;
}

/** "treat her bad", "serves her wrong". */
const beforeManner: Rule = ({ nounBehind }) => (nounBehind ? undefined : -2);

const beforeOne: Rule = ({ second, nounBehind, gives }) => {
  if (second === 'last') return 0.5;
  if (second === 'piece' || second === 'treat' || second === 'more') return gives ? -2 : -0.5;
  if (second === 'and' || nounBehind) return 1;
  return gives ? -1.2 : -0.2;
};

const beforeAmount: Rule = ({ second }) => (second === 'of' || second === 'a' ? -3 : 1);

const beforeOther: Rule = () => 2;

const beforeBack: Rule = (her) => {
  const { atStart, afterPreposition, previousWord, second, lemma } = her;
  if (atStart) return 2;
  if (afterPreposition && previousWord !== 'off' && previousWord !== 'out') return 2;
  if (bodyParts.has(second)) return 1.8;
  if (withDirection.has(lemma)) return -3;
  if (her.nounBehind && her.secondClasses & Class.noun) return 1.8;
  return !afterPreposition && behindBack.has(second) ? 1.2 : -3;
};

const beforeSide: Rule = ({ second }) => (bodyParts.has(second) ? 1.5 : -3);

const beforeDown: Rule = ({ second }) =>
  second === 'stay' || second === 'stays' || second === 'payment' ? 1.5 : -3;

const beforeLeftOrRight: Rule = ({ word, second, nounBehind, afterPreposition, endsThere, atStart }) => {
  if (nounBehind && (bodyParts.has(second) || !isFunction(second))) return 2.5;
  if (afterPreposition) return endsThere || coordinators.has(second) ? 1.5 : -0.5;
  if (word === 'right') return -1.5;
  return atStart ? 1.5 : -1;
};

const beforeInLaw: Rule = () => 3;

const beforeVery: Rule = ({ second }) => (second === 'much' ? -3 : undefined);

const beforeMoreOrLess: Rule = ({ gives, lemma, nounBehind, secondClasses }) => {
  if (gives || measured.has(lemma)) return -2;
  return nounBehind && secondClasses & Class.adjective ? 1 : -1;
};

const beforeBetter: Rule = ({ nounBehind, endsThere }) => (nounBehind && !endsThere ? 1.3 : -2);

const beforeSuperlative: Rule = ({ endsThere, afterPreposition, lemma, atStart }) =>
  endsThere && !afterPreposition && !striving.has(lemma) && !atStart ? -0.8 : 2;

const beforeLastOrNext: Rule = ({ second, afterPreposition, atStart }) =>
  timeNouns.has(second) ? (afterPreposition || atStart ? 0.8 : -1.5) : 2.5;

const beforeFirst: Rule = ({ endsThere, second }) => (endsThere || isFunction(second) ? -1.5 : 2.5);

const beforeClose: Rule = ({ second, endsThere }) =>
  second === 'to' || second === 'by' || second === 'and' || endsThere ? -2 : undefined;

const beforeHome: Rule = ({ afterPreposition, atStart, lemma, nounBehind, secondClasses }) =>
  afterPreposition || atStart || !motion.has(lemma) || (nounBehind && secondClasses & Class.noun) ? 1.8 : -2;

const beforeWell: Rule = ({ text, next, last, secondClasses }) =>
  secondClasses & (Class.adjective | Class.participle) && startsNoun(text, next + 2, last) ? 1.2 : -3;

const rules: ReadonlyMap<string, Rule> = new Map([
  ...['bad', 'wrong', 'cause', 'coz', 'cuz'].map((word) => [word, beforeManner] as const),
  ['one', beforeOne],
  ...['half', 'plenty', 'lots'].map((word) => [word, beforeAmount] as const),
  ...['other', 'others'].map((word) => [word, beforeOther] as const),
  ['back', beforeBack],
  ...['inside', 'outside'].map((word) => [word, beforeSide] as const),
  ['down', beforeDown],
  ...['left', 'right'].map((word) => [word, beforeLeftOrRight] as const),
  ...['in-law', 'in-laws'].map((word) => [word, beforeInLaw] as const),
  ['very', beforeVery],
  ...['more', 'less'].map((word) => [word, beforeMoreOrLess] as const),
  ['better', beforeBetter],
  ...['best', 'most', 'least', 'worst'].map((word) => [word, beforeSuperlative] as const),
  ...['last', 'next'].map((word) => [word, beforeLastOrNext] as const),
  ['first', beforeFirst],
  ['close', beforeClose],
  ['home', beforeHome],
  ['everyday', () => 1.5],
  ['well', beforeWell],
  ['prior', ({ second }) => (second === 'to' ? -2 : 1.5)],
]);

/** "her then slow recall", "her only toy", or "see her then". */
function beforeAdverb(her: Her): Leaning {
  const { text, word, next, last, second, secondClasses, afterPreposition } = her;
  if (!her.nounBehind || her.gives || !beforeAdjectives.has(word)) return -3;
  if (word === 'only')
    return secondClasses & (Class.noun | Class.adjective) || secondClasses === 0 ? 1.6 : -1.5;
  const describes = secondClasses & (Class.adjective | Class.participle) || second.endsWith('ing');
  if (describes && startsNoun(text, next + 2, last)) return 1.2;
  return word === 'then' && (afterPreposition || secondClasses & Class.noun) ? 0.8 : -3;
}
