import { isWhatIsDone } from './gerunds.ts';
import { afterBe, mayBeNoun, type ScoredRule } from './context.ts';
import { Class } from '../../words/lexicon.ts';
import { headOf, isFunction, opensObject, startsNoun } from '../../text/noun-phrase.ts';
import {
  adjectiveTaking,
  giving,
  handing,
  massThings,
  neverAttributive,
  owned,
  partsOfWeek,
  predicative,
  strongGiving,
  weekdays,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { nounKindOf } from '../../words/senses.ts';
import { notAdverbs } from '../../words/lexicon-overrides.ts';

/** "her newly learned trick", or "watch her closely". */
export const beforeManner: ScoredRule = (her) => {
  const { text, word, classes, next, last, second, secondClasses, afterPreposition } = her;
  if (!word.endsWith('ly') || word.includes('-') || notAdverbs.has(word)) return undefined;
  if (classes !== 0 && !(classes & Class.adverb)) return undefined;
  const describes =
    (secondClasses & (Class.adjective | Class.participle) && !isFunction(second)) ||
    (text.isWord(next + 1) && (second.endsWith('ed') || second.endsWith('ing')));
  // "Those around her slowly lifted their hats."
  const isDone = afterPreposition && secondClasses & Class.past && opensObject(text, next + 2);
  if (describes && !isDone && startsNoun(text, next + 2, last)) return afterPreposition ? 2 : 0.8;
  if (isDone) return -1.2;
  if (afterPreposition) return classes & Class.adjective || describes ? 1 : -1.2;
  return classes & Class.adjective && her.nounBehind ? 0.8 : -2.5;
};

/** Nouns that end like participles: "seabed", "watershed". */
const unnamed = /(?:bed|eed|shed|sled|[^r]red|[^p]ped)$/;

/** "Her swollen paw", or "get her weighed". */
export const beforeParticiple: ScoredRule = (her, score) => {
  const { classes, word, second, secondClasses, nounBehind, lemma } = her;
  const isParticiple =
    classes & Class.participle ||
    (word.endsWith('ed') &&
      (classes & Class.past || word.includes('-') || (classes === 0 && !unnamed.test(word))));
  if (!isParticiple || (classes & Class.noun && word !== 'fed')) return undefined;
  const takes = adjectiveTaking.has(lemma);
  if (her.previousWord === 'with' && her.endsThere) return -1;
  if (nounBehind && (!takes || her.afterPreposition || her.atStart)) return score;
  // "Get her focused first."
  const isLater = second === 'first' || second === 'overnight' || weekdays.has(second);
  if (her.afterVerb && takes) return nounBehind && !isLater && isThing(second, secondClasses) ? 0.2 : -2;
  return nounBehind ? score - 0.5 : -1.2;
};

const isThing = (word: string, classes: number) =>
  ((classes & Class.noun) !== 0 || nounKindOf(word) === 'parts') && !isFunction(word);

/** "give her small treats", "feed her boiled rice", "bring her fresh water". */
export const beforeSmallGift: ScoredRule = ({
  text,
  classes,
  next,
  last,
  lemma,
  afterVerb,
  nounBehind,
  word,
}) => {
  const describes = classes & (Class.adjective | Class.participle);
  const isHanded = handing.has(lemma) && poured.has(word);
  if (!describes || !afterVerb || !nounBehind || !(strongGiving.has(lemma) || isHanded)) return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const isGift =
    massThings.has(thing) || (text.classes(head) & Class.plural) !== 0 || nounKindOf(thing) === 'food';
  return head > next && isGift && !owned.has(thing) && text.word(head + 1) !== 'to' ? -1.5 : undefined;
};

const poured = wordSet('fresh cool cold clean plain');

/** "Her gentle mouth", "her small, soft mouth", or "keep her calm", "find her funny". */
export const beforeAdjective: ScoredRule = (her, score) => {
  const { text, classes, next, last, second, secondClasses, lemma, afterVerb } = her;
  if (!(classes & Class.adjective) || mayBeNoun(classes)) return undefined;
  const takes = afterVerb && adjectiveTaking.has(lemma);
  if (
    neverAttributive.has(her.word) ||
    (holding.has(lemma) && partsOfWeek.has(second)) ||
    (takes && (second === 'first' || second === 'overnight' || weekdays.has(second)))
  )
    return -2;
  // "Walking her hungry works."
  if (takes && predicative.has(her.word) && isWhatIsDone(her)) return -1.5;
  if (her.nounBehind) {
    if (takes && !secondClasses) return score;
    return giving.has(lemma) && strongGiving.has(lemma) && secondClasses & Class.plural ? -0.8 : score + 0.6;
  }
  if (second === 'and' || second === ',' || second === 'but' || second === 'yet') {
    // "her small, soft mouth" or "keep her calm and quiet".
    if (takes && !(lemma === 'like' && second === ','))
      return second === ',' && lemma !== 'keep' && describesTwice(text, next + 2) ? 1 : -1.5;
    return startsNoun(text, next + 3, last) ? 1 : -0.6;
  }
  if (her.previousWord === 'with' && her.endsThere) return -1;
  // "This one's her weakest", "it is by far her funniest".
  if (her.word.endsWith('est') && her.endsThere && (afterBe(her) || her.previousWord === 'far')) return 1.2;
  return her.afterPreposition || her.atStart ? 0.4 : -1.8;
};

/** "Keep her busy mornings." */
const holding = wordSet('keep leave make');

/** "Have her dirty, wet paws here", not "have her calm, quiet and happy". */
export const describesTwice = (text: Text, at: number) =>
  (text.classes(at) & (Class.adjective | Class.participle)) !== 0 &&
  ((text.classes(at + 1) & Class.plural) !== 0 ||
    (text.classes(at + 1) & (Class.noun | Class.adverb | Class.verbFirst)) === Class.noun) &&
  !isFunction(text.word(at)) &&
  !isFunction(text.word(at + 1));

/** "keep her safe", "clip her short there". */
export const beforeState: ScoredRule = ({
  text,
  next,
  last,
  word,
  classes,
  second,
  isAlone,
  lemma,
  afterVerb,
}) =>
  afterVerb &&
  mayBeNoun(classes) &&
  (predicative.has(word) || (lemma === 'make' && isMadeSo(word, classes))) &&
  (adjectiveTaking.has(lemma) || resulting.has(word)) &&
  (isAlone || second === 'early' || weekdays.has(second)) &&
  !(
    second === ',' &&
    (text.word(next + 2) === 'her' || (lemma === 'like' && startsNoun(text, next + 3, last)))
  )
    ? -2
    : undefined;

/** "Made her bold", not "made her dress", "made her best". */
const isMadeSo = (word: string, classes: number) =>
  (classes & (Class.adjective | Class.nounFirst | Class.verb)) === Class.adjective &&
  !owned.has(word) &&
  nounKindOf(word) === undefined;

/** What somebody is made by almost any verb. */
const resulting = wordSet('low short dry silly');

const pointsAWay = (word: string) =>
  (/wards?$/.test(word) && !/^(?:a|re|ste|co|)wards?$/.test(word)) ||
  (word.endsWith('ways') && word.length > 6);

/** "read her aloud", "tow her ashore", but "her almost empty bowl" and "her way". */
export const beforeAdverb: ScoredRule = ({ word, classes, nounBehind, afterPreposition }) => {
  const isAdverb = classes & Class.adverb && !(classes & (Class.adjective | Class.noun | Class.verb));
  if (!isAdverb && !pointsAWay(word)) return undefined;
  if (nounBehind || word === 'way' || nounKindOf(word) !== undefined) return undefined;
  return afterPreposition ? -1 : -2;
};
