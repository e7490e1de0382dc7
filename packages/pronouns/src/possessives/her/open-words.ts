import { nothings } from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  isIrregularPlural,
  objectPronouns,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { mayBeNoun, type Her, type ScoredRule } from './context.ts';
import type { Leaning } from '../leaning.ts';
import { beforeGerund, whoDoes } from './gerunds.ts';
import { causingLeaning } from './causing.ts';
import { givingLeaning } from './giving.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isFiniteVerb, isFunction, opensObject, startsNoun } from '../../text/noun-phrase.ts';
import {
  appointing,
  causing,
  dealings,
  deeds,
  hardlyNouns,
  leadsNounPhrase,
  months,
  naming,
  owned,
  practising,
  spending,
  strongGiving,
  taught,
  taughtStates,
  timeNouns,
  titles,
  wanting,
  weekdays,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import {
  beforeAdjective,
  beforeAdverb,
  beforeManner,
  beforeParticiple,
  beforeSmallGift,
  beforeState,
} from './describing-words.ts';
import { afterTaking, beforeNumeral, beforeTimes } from './amounts.ts';

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
const beforePast: ScoredRule = ({ classes, word, second, atStart }) => {
  if (word === 'saw' && (second === 'only' || determiners.has(second))) return -1.5;
  const others = Class.noun | Class.adjective | Class.verb | Class.participle;
  return classes & Class.past && !(classes & others) ? (atStart ? -1.2 : -2) : undefined;
};

/** "all her life". */
const afterAll: ScoredRule = ({ previousWord, classes }, score) =>
  (previousWord === 'all' || previousWord === 'both') && mayBeNoun(classes & ~Class.thirdPerson)
    ? score + 1.2
    : undefined;

/** "made her partner", "made her head of surgery"; but "made her partner laugh", "made her head spin". */
const beforeTitle: ScoredRule = ({ word, second, endsThere, lemma, afterVerb }) => {
  if (!afterVerb || !appointing.has(lemma) || !titles.has(word)) return undefined;
  if (second === 'of' || subordinators.has(second)) return -1.5;
  if (word === 'head') return undefined;
  const isTime = weekdays.has(second) || behindTitles.has(second);
  return endsThere || coordinators.has(second) || isTime ? -1.2 : undefined;
};

const behindTitles = wordSet(
  'already again in at for last this twice ahead aged over before after despite on under until',
);

/** "Fridays". */
const isDays = (word: string) => word.endsWith('days') && weekdays.has(word.slice(0, -1));

const beforeName: ScoredRule = (her) => {
  const { text, index, first, next, last, word, second, endsThere, lemma, afterVerb, nounBehind } = her;
  if (!text.isCapitalized(next) || word === 'x-rayed') return undefined;
  // "LET HER COOK", "Watch Her Dance": every word is written large.
  if (index > first && text.isCapitalized(index)) return undefined;
  if (naming.has(lemma)) return -2.5;
  // "Taught her Latin."
  const isSubject = !nounBehind || (her.secondClasses & Class.plural && text.word(next + 2) !== 'to');
  if (lemma === 'teach' && afterVerb && isSubject && !isBeing(nounKindOf(second))) return -1.5;
  // "Miss her Sundays most."
  if (isDays(word) && second === 'most') return -1.2;
  // "Saw her December 3rd", but "her May 4 letter".
  if (months.has(word) && text.kind(next + 1) === Kind.number)
    return startsNoun(text, next + 2, last) ? 1 : -1.2;
  if (isDays(word) && afterVerb && !nounBehind) return spending.has(lemma) ? 0.5 : -1.2;
  // "Give her CPR."
  const isShort = text.raw(next).length > 1 && text.raw(next) === text.raw(next).toUpperCase();
  if (isShort && lemma === 'give' && (endsThere || isFunction(second))) return -1.2;
  if (weekdays.has(word)) return second !== '' && !endsThere && !isFunction(second) ? 1 : -1;
  // "Wished her God speed."
  if (lemma === 'wish') return -1.2;
  return strongGiving.has(lemma) && lemma !== 'tell' && lemma !== 'ask' ? 0.2 : 2.2;
};

const afterWish: ScoredRule = ({ lemma, word }) =>
  lemma !== 'wish' ? undefined : owned.has(word) || isBeing(nounKindOf(word)) ? 0.8 : -2;

const afterCausing: ScoredRule = (her) =>
  her.afterVerb && her.classes & Class.verb && causing.has(her.lemma) ? causingLeaning(her) : undefined;

/** "Forget her sit", "reward her calm". */
const beforeTaught: ScoredRule = ({ word, lemma, afterVerb, gives }) =>
  afterVerb &&
  (taught.has(word) ? !causing.has(lemma) && !gives : taughtStates.has(word) && practising.has(lemma))
    ? 1.2
    : undefined;

/** "Tell her sit", but "tell her story". */
const beforeOrder: ScoredRule = ({ word, second, lemma, endsThere, afterVerb }) =>
  afterVerb &&
  lemma === 'tell' &&
  (taught.has(word) || taughtStates.has(word)) &&
  (endsThere || (isFunction(second) && !isFiniteVerb(second)))
    ? -1.5
    : undefined;

/** "Adopted her New Year's Eve." */
const beforeHoliday: ScoredRule = ({ text, next, last, word, second, lemma, afterVerb }) =>
  afterVerb &&
  !enjoying.has(lemma) &&
  !startsNoun(text, next + (text.word(next + 2) === "'s" ? 4 : 2), last) &&
  ((word === 'new' && /^years?$/.test(second)) || (holidays.has(word) && /^(?:eve|day)$/.test(second)))
    ? -1.5
    : undefined;

const enjoying = wordSet('love enjoy ruin spoil share plan like');
const holidays = wordSet('christmas thanksgiving easter boxing valentine');

const afterGiving: ScoredRule = (her) => (her.gives && her.afterVerb ? givingLeaning(her) : undefined);

/** "Reading her takes practice", "bribing her works once". */
const afterDoing: ScoredRule = ({ text, previous, lemma, word, second, afterVerb }) =>
  afterVerb &&
  text.classes(previous) & Class.gerund &&
  (hardlyNouns.has(word) ||
    /^(?:hurts|requires|calms|soothes)$/.test(word) ||
    (/^(?:works|pays|backfires)$/.test(word) && (dealings.has(lemma) || outcomes.has(second)))) &&
  !isFiniteVerb(second)
    ? -1.5
    : undefined;

/** How well something is done. */
const outcomes = wordSet('better best well fine wonders off sometimes every');

const isBareVerb = (classes: number) =>
  (classes & Class.verb) !== 0 && !mayBeNoun(classes) && !(classes & Class.adjective);
const spoken = wordSet('talk speak vent dance skate move fly');

const beforeVerb: ScoredRule = (her) => {
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
  const isHeard = watching === 'listen' && (classes & Class.verb) !== 0 && opensObject(text, her.next + 1);
  const isDone = deeds.has(word) || (spoken.has(word) && !her.nounBehind) || isHeard || isBareVerb(classes);
  if (isWatched && isDone) return -1.5;
  if (isBareVerb(classes)) {
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
  if (
    afterVerb &&
    /^(?:claims|says|swears|thinks|insists|reports)$/.test(word) &&
    subjectPronouns.has(second)
  )
    return -0.8;
  // "who trains her gets to feed her"
  if (afterVerb && wanting.has(word) && second === 'to') return -0.8;
  if (!(classes & Class.thirdPerson) || classes & Class.plural || isIrregularPlural(word)) return undefined;
  if (afterPreposition && (determiners.has(second) || second === 'to')) return -0.8;
  if (afterPreposition || atStart) return 1;
  return endsThere || (prepositions.has(second) && second !== 'to') ? 0.6 : -0.5;
};

/** "Don't fuss her mid-stay." */
const beforeMiddle: ScoredRule = ({ word, afterVerb, nounBehind }) =>
  word.startsWith('mid-') && afterVerb && !nounBehind ? -1 : undefined;

const beforeThing: ScoredRule = ({ word, lemma, index, first }, score) =>
  score -
  (lemma === 'than' ? 0.2 : 0) -
  (timeNouns.has(word) && word.endsWith('day') ? 2.5 : 0) +
  (index === first ? 1 : 0);

const rules: readonly ScoredRule[] = [
  beforePast,
  beforeNumeral,
  afterTaking,
  beforeTitle,
  afterAll,
  beforeManner,
  beforeOrder,
  beforeHoliday,
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
  afterDoing,
  afterGiving,
  beforeVerb,
  beforeMiddle,
  beforeThing,
];
