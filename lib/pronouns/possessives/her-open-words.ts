import { nothings } from '../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  isIrregularPlural,
  objectPronouns,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import type { Her } from './her-place.ts';
import type { Leaning } from './leaning.ts';
import { beforeGerund, whoDoes } from './her-gerunds.ts';
import { causingLeaning, givingLeaning } from './her-verbs.ts';
import { Class } from '../words/lexicon.ts';
import { lemmaOf } from '../words/word.ts';
import { headOf, isFiniteVerb, isFunction, startsNoun, timesBehind } from '../noun-phrase.ts';
import {
  adjectiveTaking,
  appointing,
  aside,
  causing,
  countingOut,
  countNouns,
  deeds,
  giving,
  handedOut,
  handing,
  hardlyNouns,
  leadsNounPhrase,
  massThings,
  measures,
  motion,
  naming,
  neverAttributive,
  numerals,
  owned,
  predicative,
  practising,
  spending,
  strongGiving,
  taught,
  taughtStates,
  timeNouns,
  timesOfDay,
  titles,
  wanting,
  weekdays,
} from '../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../words/senses.ts';
import { notAdverbs } from '../words/word-notes.ts';

/** `score` is how much speaks for the possessive before the word itself is looked at. */
type Rule = (her: Her, score: number) => Leaning | undefined;

/** "her" before a word of an open class. The first rule that knows an answer gives it. */
export function openWordLeaning(her: Her): Leaning {
  const score = startingScore(her);
  for (const rule of rules) {
    const leaning = rule(her, score);
    if (leaning !== undefined) return leaning;
  }
  return score;
}

function startingScore({ afterPreposition, atStart, previousWord, lemma, word }: Her): number {
  let score = 1.2;
  if (afterPreposition) score += 1.6;
  if (atStart) score += 1.5;
  if (auxiliaries.has(previousWord) && lemma !== 'have') score += 1.2;
  if (leadsNounPhrase.has(word)) score += 1.5;
  return score;
}

/** "those who met her knew": no noun. */
const beforePast: Rule = ({ classes, word, second, atStart }) => {
  if (word === 'saw' && (second === 'only' || determiners.has(second))) return -1.5;
  const others = Class.noun | Class.adjective | Class.verb | Class.participle;
  return classes & Class.past && !(classes & others) ? (atStart ? -1.2 : -2) : undefined;
};

/** "all her life". */
const afterAll: Rule = ({ previousWord, classes }, score) =>
  (previousWord === 'all' || previousWord === 'both') && isNoun(classes & ~Class.thirdPerson)
    ? score + 1.2
    : undefined;

/** "dealt her two", "took her eleven minutes", but "get her two dogs". */
const beforeNumeral: Rule = (her) => {
  const { text, next, last, word, second, lemma } = her;
  if (!numerals.has(word)) return undefined;
  if (her.afterPreposition && countNouns.has(second))
    return second === 'times' || aside.has(text.word(next + 2)) ? -1.2 : undefined;
  if (!her.afterVerb || !(countingOut.has(lemma) || (motion.has(lemma) && measures.has(second))))
    return undefined;
  if (measures.has(second)) return -1.2;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  if (lemma === 'take' && (text.word(head + 1) === 'to' || text.word(her.previous - 1) === 'it')) return -1.2;
  if (!her.endsThere && (owned.has(thing) || isBeing(nounKindOf(thing)))) return undefined;
  return her.endsThere || isFunction(second) || handedOut.has(lemma) ? -1.2 : undefined;
};

/** "made her partner", "made her head of surgery"; but "made her partner laugh", "made her head spin". */
const beforeTitle: Rule = ({ word, second, endsThere, lemma, afterVerb }) => {
  if (!afterVerb || !appointing.has(lemma) || !titles.has(word)) return undefined;
  if (second === 'of' || subordinators.has(second)) return -1.5;
  if (word === 'head') return undefined;
  const isTime = weekdays.has(second) || second === 'in' || second === 'at' || second === 'for';
  return endsThere || coordinators.has(second) || isTime ? -1.2 : undefined;
};

/** "her newly learned trick", or "watch her closely". */
const beforeManner: Rule = (her) => {
  const { text, word, classes, next, last, second, secondClasses, afterPreposition } = her;
  if (!word.endsWith('ly') || notAdverbs.has(word)) return undefined;
  if (classes !== 0 && !(classes & Class.adverb)) return undefined;
  const describes =
    (secondClasses & (Class.adjective | Class.participle) && !isFunction(second)) ||
    (text.isWord(next + 1) && (second.endsWith('ed') || second.endsWith('ing')));
  if (describes && startsNoun(text, next + 2, last)) return afterPreposition ? 2 : 0.8;
  if (afterPreposition) return classes & Class.adjective || describes ? 1 : -1.2;
  return classes & Class.adjective && her.nounBehind ? 0.8 : -2.5;
};

/** "Fridays". */
const isDays = (word: string) => word.endsWith('days') && weekdays.has(word.slice(0, -1));

const beforeName: Rule = ({ text, next, word, second, endsThere, lemma, afterVerb, nounBehind }) => {
  if (!text.isCapitalized(next)) return undefined;
  if (naming.has(lemma)) return -2.5;
  // "Taught her Latin."
  if (lemma === 'teach' && afterVerb && !nounBehind) return -1.5;
  if (isDays(word) && afterVerb && !nounBehind) return spending.has(lemma) ? 0.5 : -1.2;
  if (weekdays.has(word)) return second !== '' && !endsThere && !isFunction(second) ? 1 : -1;
  return strongGiving.has(lemma) && lemma !== 'tell' && lemma !== 'ask' ? 0.2 : 2.2;
};

/** "walk her several times", "check her morning and night". */
const beforeTimes: Rule = ({ text, next, last, word, second, afterPreposition, afterVerb }) => {
  if (timesBehind(text, next, last) && !afterPreposition) return -1.5;
  const isTwice = timesOfDay.has(word) && second === 'and' && timesOfDay.has(text.word(next + 2));
  return isTwice && afterVerb ? -1.5 : undefined;
};

const afterWish: Rule = ({ lemma, word }) =>
  lemma !== 'wish' ? undefined : owned.has(word) || isBeing(nounKindOf(word)) ? 0.8 : -2;

const afterCausing: Rule = (her) =>
  her.afterVerb && her.classes & Class.verb && causing.has(her.lemma) ? causingLeaning(her) : undefined;

/** "Forget her sit", "reward her calm". */
const beforeTaught: Rule = ({ word, lemma, afterVerb, gives }) =>
  afterVerb &&
  (taught.has(word) ? !causing.has(lemma) && !gives : taughtStates.has(word) && practising.has(lemma))
    ? 1.2
    : undefined;

const beforeParticiple: Rule = (her, score) => {
  const { classes, word, second, secondClasses, nounBehind, lemma } = her;
  const isParticiple =
    classes & Class.participle || (word.endsWith('ed') && (classes & Class.past || word.includes('-')));
  if (!isParticiple || (classes & Class.noun && word !== 'fed')) return undefined;
  const takes = adjectiveTaking.has(lemma);
  if (her.previousWord === 'with' && her.endsThere) return -1;
  if (nounBehind && (!takes || her.afterPreposition || her.atStart)) return score;
  if (her.afterVerb && takes)
    return nounBehind && secondClasses & Class.noun && !isFunction(second) ? 0.2 : -2;
  return nounBehind ? score - 0.5 : -1.2;
};

/** "give her small treats", "feed her boiled rice", "bring her fresh water". */
const beforeSmallGift: Rule = ({ text, classes, next, last, lemma, afterVerb, nounBehind, word }) => {
  const describes = classes & (Class.adjective | Class.participle);
  const isHanded = handing.has(lemma) && poured.has(word);
  if (!describes || !afterVerb || !nounBehind || !(strongGiving.has(lemma) || isHanded)) return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const isGift = massThings.has(thing) || (text.classes(head) & Class.plural) !== 0;
  return head > next && isGift && !owned.has(thing) && text.word(head + 1) !== 'to' ? -1.5 : undefined;
};

const poured = new Set('fresh cool cold clean'.split(' '));

const isNoun = (classes: number) => classes === 0 || (classes & (Class.noun | Class.plural)) !== 0;

const beforeAdjective: Rule = (her, score) => {
  const { text, classes, next, last, second, secondClasses, lemma, afterVerb } = her;
  if (!(classes & Class.adjective) || isNoun(classes)) return undefined;
  const takes = afterVerb && adjectiveTaking.has(lemma);
  if (neverAttributive.has(her.word) || (takes && (second === 'first' || weekdays.has(second)))) return -2;
  if (her.nounBehind) {
    if (takes && !secondClasses) return score;
    return giving.has(lemma) && strongGiving.has(lemma) && secondClasses & Class.plural ? -0.8 : score + 0.6;
  }
  if (second === 'and' || second === ',' || second === 'but' || second === 'yet') {
    // "her small, soft mouth" or "keep her calm and quiet".
    if (takes) return -1.5;
    return startsNoun(text, next + 3, last) ? 1 : -0.6;
  }
  if (her.previousWord === 'with' && her.endsThere) return -1;
  return her.afterPreposition || her.atStart ? 0.4 : -1.8;
};

/** "keep her safe", "clip her short there". */
const beforeState: Rule = ({ text, next, word, classes, second, endsThere, lemma, afterVerb }) =>
  afterVerb &&
  isNoun(classes) &&
  predicative.has(word) &&
  (adjectiveTaking.has(lemma) || resulting.has(word)) &&
  (endsThere || isFunction(second) || second === 'early' || weekdays.has(second)) &&
  !(second === ',' && text.word(next + 2) === 'her')
    ? -2
    : undefined;

/** What somebody is made by almost any verb. */
const resulting = new Set('low short dry silly'.split(' '));

const pointsAWay = (word: string) =>
  word.endsWith('ward') || word.endsWith('wards') || (word.endsWith('ways') && word.length > 6);

/** "read her aloud", "tow her ashore", but "her almost empty bowl" and "her way". */
const beforeAdverb: Rule = ({ word, classes, nounBehind, afterPreposition }) => {
  const isAdverb = classes & Class.adverb && !(classes & (Class.adjective | Class.noun | Class.verb));
  if (!isAdverb && !pointsAWay(word)) return undefined;
  if (nounBehind || word === 'way' || nounKindOf(word) !== undefined) return undefined;
  return afterPreposition ? -1 : -2;
};

const afterGiving: Rule = (her) => (her.gives && her.afterVerb ? givingLeaning(her) : undefined);

const beforeVerb: Rule = (her) => {
  const {
    text,
    index,
    word,
    classes,
    second,
    previousWord,
    endsThere,
    afterVerb,
    afterPreposition,
    atStart,
  } = her;
  // "Look at her go", "listen to her snore".
  const watching = lemmaOf(text.word(index - 2));
  const isWatched =
    (previousWord === 'at' && watching === 'look') || (previousWord === 'to' && watching === 'listen');
  if (isWatched && deeds.has(word)) return -1.5;
  if (classes & Class.verb && !isNoun(classes) && !(classes & Class.adjective)) {
    if (atStart && (owned.has(word) || her.nounBehind || isFiniteVerb(second) || second === "'s")) return 1;
    return afterVerb ? -1.5 : afterPreposition ? 0.6 : -0.2;
  }
  if (hardlyNouns.has(word) && !atStart) return -1.5;
  // "Putting it on her changes everything."
  if (classes & Class.thirdPerson && nothings.has(second)) return -1;
  // "Running after her turns it into a game."
  if (classes & Class.thirdPerson && afterPreposition && objectPronouns.has(second) && !owned.has(word))
    return -0.8;
  // "Who trained her claims she is sure."
  const claims = classes & Class.thirdPerson && (second === 'she' || second === 'he');
  if (claims && afterVerb && !endsThere) return -0.8;
  // "who trains her gets to feed her"
  if (afterVerb && wanting.has(word) && second === 'to') return -0.8;
  if (!(classes & Class.thirdPerson) || classes & Class.plural || isIrregularPlural(word)) return undefined;
  if (afterPreposition && (determiners.has(second) || second === 'to')) return -0.8;
  if (afterPreposition || atStart) return 1;
  return endsThere || (prepositions.has(second) && second !== 'to') ? 0.6 : -0.5;
};

/** "Don't fuss her mid-stay." */
const beforeMiddle: Rule = ({ word, afterVerb, nounBehind }) =>
  word.startsWith('mid-') && afterVerb && !nounBehind ? -1 : undefined;

const beforeThing: Rule = ({ word, lemma, index, first }, score) =>
  score -
  (lemma === 'than' ? 0.2 : 0) -
  (timeNouns.has(word) && word.endsWith('day') ? 2.5 : 0) +
  (index === first ? 1 : 0);

const rules: readonly Rule[] = [
  beforePast,
  beforeNumeral,
  beforeTitle,
  afterAll,
  beforeManner,
  beforeName,
  beforeTimes,
  afterWish,
  afterCausing,
  beforeTaught,
  whoDoes,
  beforeGerund,
  beforeSmallGift,
  beforeParticiple,
  beforeAdverb,
  beforeAdjective,
  beforeState,
  afterGiving,
  beforeVerb,
  beforeMiddle,
  beforeThing,
];
