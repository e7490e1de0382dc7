import {
  coordinators,
  objectPronouns,
  particles,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { nothings } from '../../words/agreement-words.ts';
import { beforeAmount, beforeHalf, beforeOne } from './amounts.ts';
import { beforeDirections } from './directions.ts';
import { isWhatIsDone } from './gerunds.ts';
import { beforeRanks } from './ranks.ts';
import { byWords, isByHerself, type Her, type Rule } from './context.ts';
import type { Leaning } from '../leaning.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { headOf, isFiniteVerb, isFunction, opensObject, startsNoun } from '../../text/noun-phrase.ts';
import {
  alwaysObject,
  beforeAdjectives,
  behindModals,
  causing,
  comparatives,
  degrees,
  everyOwned,
  expressing,
  howOften,
  nounPhraseStarters,
  strongGiving,
  timeNouns,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';

/** "her" before a word of a closed class; undefined before any other. */
export function closedWordLeaning(her: Her): Leaning | undefined {
  const { word, lemma, afterPreposition, nounBehind } = her;
  // "Nobody but her knows."
  if (her.previousWord === 'but' && isOnlyOne(her) && isThirdPerson(her.classes)) return -2;
  const fixed = fixedLeanings.get(word);
  if (fixed !== undefined) return fixed;
  if (word === 'all' && lemma === 'give' && givesAll(her)) return 1;
  // "Helped her every step of the way."
  if (word === 'every' && her.second === 'step' && her.text.word(her.next + 4) === 'way') return -2;
  if (word === 'every' && everyOwned.has(her.second)) return 1.2;
  if (startsAnother(word)) return -3.5;
  if (word === 'be' || isFiniteVerb(word)) return beforeAuxiliary(her);
  if (word === 'to') return -3.5;
  // "What happened to her later mattered."
  const isPast = (her.secondClasses & (Class.past | Class.adjective)) === Class.past;
  if (isPast && /^(?:later|earlier|sooner)$/.test(word)) return -2;
  if (
    lemma === 'charge' &&
    !afterPreposition &&
    !isBeing(nounKindOf(word)) &&
    !devices.has(her.text.word(headOf(her.text, her.next, her.last)))
  )
    return -2;
  const leaning = rules.get(word)?.(her);
  if (leaning !== undefined) return leaning;
  if (particles.has(word) || prepositions.has(word)) return -3;
  if (
    comparatives.has(word) &&
    (!nounBehind || /^(?:next|later)$/.test(her.second) || timeNouns.has(her.second))
  )
    return -2;
  // "Her upstairs neighbour."
  if (/^(?:up|down)stairs$/.test(word) && isBeing(nounKindOf(her.second))) return 1.5;
  if (alwaysObject.has(word)) return beforeAdverb(her);
  return subordinators.has(word) || coordinators.has(word) ? -3 : undefined;
}

/** "Gave her all for it", "she gives her all in every race", but "gave her all the treats". */
const givesAll = (her: Her): boolean =>
  her.endsThere || her.second === 'for' || (isByHerself(her) && !opensObject(her.text, her.next + 1));

const fixedLeanings: ReadonlyMap<string, Leaning> = new Map([
  ['so-called', 3],
  ['entire', 3],
  ['to-do', 3],
  ['at-home', 3],
  ['self', 2],
  ['favourite', 2],
  ['favorite', 2],
  ['usual', 2],
  ['eldest', 2],
  ['ages', -2],
]);

function isOnlyOne({ text, previous }: Her): boolean {
  const others = text.word(previous - 1);
  return nothings.has(others) || (others === 'one' && text.word(previous - 2) === 'no');
}

/** Whether a word starts a noun phrase of its own. */
function startsAnother(word: string): boolean {
  return (
    nounPhraseStarters.has(word) ||
    objectPronouns.has(word) ||
    subjectPronouns.has(word) ||
    reflexives.has(word)
  );
}

function beforeAuxiliary(her: Her): Leaning {
  const { text, index, first, next, word, second, secondClasses, lemma, afterPreposition, atStart } = her;
  if (word === 'will' || word === 'might' || word === 'can') {
    // "A walk with her will cheer you up."
    const isVerb =
      secondClasses & Class.verb && (!(secondClasses & Class.nounFirst) || opensObject(text, next + 2));
    // "Whoever hires her will soon see why."
    const isSoon =
      secondClasses & Class.adverb &&
      (text.classes(next + 2) & (Class.verb | Class.nounFirst)) === Class.verb;
    return behindModals.has(second) || isVerb || isSoon ? -1 : 1;
  }
  const isBare = word === 'be' || word === 'have' || word === 'do' || word === 'been';
  if (isBare && causing.has(lemma)) return -3;
  // "But her being sober is news."
  if (word === 'being' && (index === first || (atStart && hasVerbBehind(her)))) return 0.8;
  return afterPreposition || atStart ? -1.5 : -2.5;
}

/** "Her being sober is": whether the words behind have a verb before a mark. */
function hasVerbBehind({ text, next, last }: Her): boolean {
  for (let at = next + 2; at < Math.min(last, next + 7); at += 1) {
    if (!text.isWord(at)) return false;
    if (isFiniteVerb(text.word(at))) return true;
  }
  return false;
}

/** "groom her little and often", "feed her fast, still and low". */
const beforeLittleOrFast: Rule = ({ isAlone, afterVerb }) => (afterVerb && isAlone ? -1.5 : undefined);

/** "treat her bad", "serves her wrong". */
const beforeManner: Rule = ({ nounBehind }) => (nounBehind ? undefined : -2);

/** "it would do her good". */
const beforeGood: Rule = ({ lemma, nounBehind }) => (lemma === 'do' && !nounBehind ? -2 : undefined);

/** "do her far more good". */
const beforeDegreeOfGood: Rule = ({ lemma }) => (lemma === 'do' ? -2 : undefined);

/** "tell her yes", "kiss her goodbye". */
const beforeSaying: Rule = ({ gives, nounBehind, lemma }) =>
  (gives || parting.has(lemma)) && !nounBehind ? -2 : undefined;

const sayings =
  'yes no hello hi hey bye goodbye goodnight farewell ok okay yeah yep yup nope nah sorry congrats congratulations';
const devices = wordSet('phone laptop tablet battery batteries card credit scooter car');
const parting = wordSet('kiss bid wave hug nod shout call');

/** "Tip her extra." */
const beforeMeasure: Rule = ({ nounBehind, afterVerb }) => (afterVerb && !nounBehind ? -1.5 : undefined);

/** "Gave her whole attention", but "swallowed her whole", "feed her whole eggs". */
const beforeWhole: Rule = (her) =>
  her.nounBehind && her.lemma !== 'feed' && !(her.secondClasses & Class.plural) ? 1.5 : beforeMeasure(her);

const beforeDegree: Rule = ({ text, next, last, word, second, secondClasses }) => {
  if (word === 'very' && second === 'much') return -3;
  const describes = secondClasses & (Class.adjective | Class.participle) || word === 'very';
  return describes && !second.endsWith('ly') && startsNoun(text, next + 2, last) ? 1.2 : -2;
};

/** "check her weekly", "training her daily pays", but "her daily walk". */
const beforeHowOften: Rule = (her) => {
  if (isWhatIsDone(her)) return -1.5;
  // "We keep her daily routine."
  const isThing = (her.secondClasses & Class.noun) !== 0 && !(her.secondClasses & Class.adverb);
  if (her.nounBehind && isThing) return 1.2;
  return her.nounBehind || her.atStart ? undefined : her.afterPreposition ? -0.8 : -2;
};

/** "Send her thanks", "you have her thanks", but "like her, thanks to you". */
const beforeThanks: Rule = ({ lemma, endsThere }) =>
  expressing.has(lemma) || (endsThere && receiving.has(lemma)) ? 1.5 : -3;

const receiving = wordSet('have receive get accept win owe');

const beforeClose: Rule = ({ second, endsThere }) =>
  second === 'to' || second === 'by' || second === 'and' || endsThere ? -2 : undefined;

const beforeWell: Rule = ({ text, next, last, second, secondClasses }) =>
  !isFunction(second) &&
  secondClasses & (Class.adjective | Class.participle) &&
  startsNoun(text, next + 2, last)
    ? 1.2
    : -3;

/** "No word of her ever came back", "watched her ever more closely". */
const beforeEver: Rule = ({ second, secondClasses, afterVerb }) =>
  (afterVerb && /^(?:more|so|after|since)$/.test(second)) ||
  (secondClasses & Class.past && !(secondClasses & Class.adjective)) ||
  isThirdPerson(secondClasses)
    ? -2
    : undefined;

/** "Her even temper." */
const beforeEven: Rule = ({ second }) =>
  /^(?:temper|tone|voice|teeth|breathing|breath|gaze|keel|pace|stride)$/.test(second) ? 1.5 : undefined;

const rules = byWords([
  ['even', beforeEven],
  ['ever', beforeEver],
  ...beforeDirections,
  ...beforeRanks,
  ['bad wrong cause coz cuz', beforeManner],
  ['little fast', beforeLittleOrFast],
  [
    'company',
    ({ lemma, endsThere }) => (lemma === 'keep' || (lemma === 'leave' && endsThere) ? -1.5 : undefined),
  ],
  ['one', beforeOne],
  ['half', beforeHalf],
  // "Her forever home."
  [
    'forever',
    ({ second }) => (/^(?:home|homes|family|person|human|people|friend)$/.test(second) ? 2 : undefined),
  ],
  ['plenty lots', beforeAmount],
  ['in-law in-laws', () => 3],
  [[...degrees].join(' '), beforeDegree],
  [[...howOften].join(' '), beforeHowOften],
  [sayings, beforeSaying],
  ['far much', beforeDegreeOfGood],
  ['good harm', beforeGood],
  ['extra double', beforeMeasure],
  ['whole', beforeWhole],
  ['thanks', beforeThanks],
  ['till', ({ endsThere }) => (endsThere ? 1.5 : -3)],
  ['while', ({ previousWord }) => (previousWord === 'worth' ? 2 : -3)],
  ['close', beforeClose],
  // "She kept her cool."
  ['cool', ({ previousWord, lemma }) => (previousWord === 'kept' || lemma === 'lose' ? 1.2 : undefined)],
  ['overnight', ({ nounBehind }) => (nounBehind ? 1.2 : -3)],
  ['everyday', () => 1.5],
  ['well', beforeWell],
  ['prior', ({ endsThere, second }) => (endsThere || second === 'to' ? -2 : 1.5)],
]);

/** "her then slow recall", "her only toy", or "see her then". */
function beforeAdverb(her: Her): Leaning {
  const { text, word, next, last, second, secondClasses, afterPreposition } = her;
  if (!her.nounBehind || !beforeAdjectives.has(word)) return -3;
  if (her.gives && (word !== 'only' || strongGiving.has(her.lemma))) return -3;
  if (word === 'only')
    return secondClasses & (Class.noun | Class.adjective) || secondClasses === 0 ? 1.6 : -1.5;
  const describes = secondClasses & (Class.adjective | Class.participle) || second.endsWith('ing');
  if (describes && startsNoun(text, next + 2, last)) return 1.2;
  const isNamed = secondClasses & Class.noun || isBeing(nounKindOf(second));
  return word === 'then' && (afterPreposition || isNamed) ? 0.8 : -3;
}
