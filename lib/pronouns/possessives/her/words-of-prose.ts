import { counts, prepositions } from '../../words/function-words.ts';
import { isFiniteVerb, isFunction, openQuotes, startsNoun } from '../../noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { adjectiveTaking, motion, timeNouns, withDirection } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { afterBe, type Her, type Rule } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Under her very nose", "did her very best", but "loved her very much". */
function beforeVery(her: Her): Leaning | undefined {
  const { second, secondClasses, lemma, text, next } = her;
  if ((second === 'best' && lemma === 'do') || second === 'self') return 2;
  if (second === 'little' && her.gives) return -2;
  const isNamed = secondClasses === 0 || (secondClasses & (Class.noun | Class.plural)) !== 0;
  const isQuality = second.endsWith('ly') || (secondClasses & (Class.adjective | Class.adverb)) !== 0;
  const isOwned = her.afterPreposition || (secondClasses & Class.plural) !== 0 || existing.has(second);
  // "Out of her very capital."
  const endsThere = !text.isWord(next + 2) && (secondClasses & Class.noun) !== 0;
  return isOwned && isNamed && (!isQuality || endsThere) && text.isWord(next + 1) ? 2 : undefined;
}

const existing = wordSet('existence survival life future soul being presence');

/** "In her every movement", but "with her every day". */
const beforeEvery: Rule = ({ afterPreposition, second, previousWord }) =>
  afterPreposition && previousWord !== 'with' && !timeNouns.has(second) && movements.has(second)
    ? 1.5
    : undefined;

const movements = wordSet('movement move word gesture thought breath action deed wish whim glance look need');

/** "One of her more daring ideas", "to her less developed ways". */
const beforeMore: Rule = ({ text, index, next, previousWord, afterPreposition, secondClasses, lemma }) => {
  if (previousWord === 'of' && partOf.has(text.word(index - 2))) return 1.5;
  if (openQuotes.has(text.word(next + 1)) && text.gap(next + 1)) return 1.2;
  const describes = secondClasses & (Class.adjective | Class.participle);
  // "Makes her more resistant to fleas."
  if (describes && adjectiveTaking.has(lemma) && isFunction(text.word(next + 2))) return -2;
  return afterPreposition && describes && text.classes(next + 2) & (Class.noun | Class.plural)
    ? 1.2
    : undefined;
};

const partOf = wordSet('one some many most few several others any all each');

/** "Gave her whole attention", but "swallowed her whole", "feed her whole eggs". */
const beforeWhole: Rule = ({ nounBehind, secondClasses, lemma }) =>
  nounBehind && lemma !== 'feed' && !(secondClasses & Class.plural) ? 1.5 : undefined;

/** "All her past crimes", "change her past", "reveal her past to everyone", but "walk her past". */
const beforePast: Rule = ({ previousWord, nounBehind, lemma, endsThere, afterPreposition, second }) =>
  ((previousWord === 'all' || previousWord === 'of') && nounBehind) ||
  (endsThere && (afterPreposition || revealing.has(lemma))) ||
  (revealing.has(lemma) && /^(?:to|from|in|against)$/.test(second))
    ? 1.5
    : undefined;

const revealing = wordSet('change forget hold reveal hide expose keep conceal disclose confess');

/** "Her just reward." */
const beforeJust: Rule = ({ second }) =>
  /^(?:inheritance|property|deserts|cause|claim|claims|reward|rewards|share|demands|debts|power|powers|portion|account|contribution)$/.test(
    second,
  )
    ? 1.5
    : undefined;

/** "Her no was loud." */
const beforeNo: Rule = ({ index, first, second }) =>
  index === first && isFiniteVerb(second) ? 1.5 : undefined;

/** "Her first (or maiden) speech", "her first “real” job". */
const beforeFirst: Rule = ({ text, next }) => (/^[("“]$/.test(text.word(next + 1)) ? 1.5 : undefined);

/** "Hit her hard right between the eyes", "hit her flush in the face". */
const beforeBlow: Rule = ({ lemma, second }) =>
  hitting.has(lemma) && (prepositions.has(second) || /^(?:right|enough|and|there)$/.test(second))
    ? -2
    : undefined;

const hitting = wordSet('hit strike kick punch slap catch push pull knock bump bite smack');

/** "Lifted her free from the bottom." */
const beforeFree: Rule = ({ lemma, second, endsThere }) =>
  freeing.has(lemma) && (endsThere || /^(?:from|of)$/.test(second)) ? -2 : undefined;

const freeing = wordSet('lift set pull cut break wrest shake tear let pry prise dig swing');

/** "Watched her ever more closely." */
const beforeEver: Rule = ({ second, afterVerb }) =>
  afterVerb && /^(?:more|so|after|since)$/.test(second) ? -2 : undefined;

/** "Into her inside jacket pocket." */
const beforeInside: Rule = ({ text, next }) =>
  /^pockets?$/.test(text.word(next + 1)) || /^pockets?$/.test(text.word(next + 2)) ? 1.5 : undefined;

/** "For her meant": what "for her" stands before. */
const beforeMeant: Rule = ({ afterPreposition }) => (afterPreposition ? -1.5 : undefined);

/** "Espouse her cause", but "blame her cause she ran". */
const beforeCause: Rule = ({ endsThere, second }) =>
  endsThere || prepositions.has(second) || isFiniteVerb(second) ? 1.5 : undefined;

/** "Her or their kind", "notice of her or its arrival". */
const beforeOr: Rule = ({ text, next, last, second }) =>
  /^(?:its|their)$/.test(second) && startsNoun(text, next + 2, last) ? 1.5 : undefined;

/** "Her right of way", "justify her right to it", but "take her right to the vet". */
const beforeRight: Rule = ({ text, next, second, lemma }) => {
  if (second === 'of') return 1.5;
  if (second !== 'to' || motion.has(lemma) || withDirection.has(lemma)) return undefined;
  return text.isWord(next + 2) && !isFunction(text.word(next + 2)) ? 1.5 : undefined;
};

/** "Her means of support", "beyond her means". */
const beforeMeans: Rule = ({ second, previousWord }) =>
  second === 'of' || /^(?:within|beyond)$/.test(previousWord) ? 2 : undefined;

/** "Feeds her young by night." */
const beforeYoung: Rule = ({ lemma, endsThere, second, previousWord }) =>
  (rearing.has(lemma) && (endsThere || prepositions.has(second))) || (previousWord === 'of' && endsThere)
    ? 1.5
    : undefined;

const rearing = wordSet('nurture eat feed nurse protect rear raise guard carry kill clean lick');

/** "Her forward motion." */
const beforeForward: Rule = ({ second }) =>
  /^(?:motion|movement|momentum|progress|roll|position)$/.test(second) ? 1.5 : undefined;

/** "Drove her home last night." */
const beforeHome: Rule = ({ afterVerb, second }) =>
  afterVerb && /^(?:last|this|next|every|each)$/.test(second) ? -2 : undefined;

/** "Leaves her only fifty more." */
const beforeOnly: Rule = ({ text, next, gives, second }) =>
  gives && (counts.has(second) || text.kind(next + 1) === Kind.number) ? -1.2 : undefined;

/** "Answered her most kindly." */
const beforeMost: Rule = ({ afterVerb, second, nounBehind }) =>
  afterVerb && ((second.endsWith('ly') && !nounBehind) || second === 'by') ? -1.5 : undefined;

/** "The essence of her being." */
const beforeBeing: Rule = ({ text, index, lemma, endsThere, previousWord }) =>
  (endsThere && (previousWord === 'of' || lemma === 'have' || lemma === 'fill')) ||
  (previousWord === 'of' && depths.has(text.word(index - 2)))
    ? 1.2
    : undefined;

const depths = wordSet('fiber fibre essence core depths part rest');

/** "Left her little choice." */
const beforeLittle: Rule = ({ gives, second }) => (gives && scarce.has(second) ? -1.5 : undefined);

const scarce = wordSet('choice time room hope reason comfort rest money doubt peace scope say');

/** "Blast her quick enough", "makes her far more formidable". */
const beforeEnough: Rule = ({ text, next, second, lemma, afterVerb }) => {
  const isFarMore =
    /^(?:more|less|better|worse|too)$/.test(second) && adjectiveTaking.has(lemma) && !text.isWord(next + 3);
  return afterVerb && (second === 'enough' || isFarMore) ? -2 : undefined;
};

/** "Reminiscing on her once tranquil life." */
const beforeOnce: Rule = ({ second, secondClasses, afterPreposition }) =>
  afterPreposition && secondClasses & (Class.adjective | Class.participle) && !isFunction(second)
    ? 1.2
    : undefined;

/** "Force her open", "pried her open by hand". */
const beforeOpen: Rule = ({ lemma, endsThere, second }) =>
  opening.has(lemma) && (endsThere || isFunction(second)) ? -2 : undefined;

const opening = wordSet('break force pry prise push pull crack swing throw tear cut split leave');

/** "Did her greater honor", "do her honor". */
const beforeHonor: Rule = ({ lemma, word, second }) =>
  lemma === 'do' && (honors.has(word) || honors.has(second)) ? -2 : undefined;

const honors = wordSet('honor honour');

/** "Looked after her wounded." */
const beforeWounded: Rule = ({ afterPreposition, endsThere, previousWord }) =>
  afterPreposition && endsThere && previousWord !== 'with' ? 1.2 : undefined;

/** "You have her thanks." */
const beforeThanks: Rule = ({ lemma, endsThere }) =>
  /^(?:have|receive|get|accept|win|owe)$/.test(lemma) && endsThere ? 1.5 : undefined;

/** "Makes her willing to wait." */
const beforeWilling: Rule = ({ afterVerb, second }) => (afterVerb && second === 'to' ? -2 : undefined);

/** "A picture of her wedding", "her beloved": hardly ever anything but hers. */
const always: Rule = () => 1.5;

/** "There is not much of her left." */
const beforeLeft: Rule = ({ text, index, previousWord, endsThere }) =>
  endsThere &&
  previousWord === 'of' &&
  /^(?:much|little|nothing|more|enough|lot|any)$/.test(text.word(index - 2))
    ? -2
    : undefined;

/** "Lose her standing." */
const beforeStanding: Rule = ({ lemma }) =>
  /^(?:lose|secure|improve|damage|restore|harm|raise)$/.test(lemma) ? 1.2 : undefined;

/** "Breathed her last." */
const beforeLast: Rule = ({ lemma, endsThere }) => (lemma === 'breathe' && endsThere ? 2 : undefined);

const rules: readonly (readonly [words: string, Rule])[] = [
  ['very', beforeVery],
  ['every', beforeEvery],
  ['whole', beforeWhole],
  ['past', beforePast],
  ['just', beforeJust],
  ['no', beforeNo],
  ['first', beforeFirst],
  ['flush', beforeBlow],
  ['free', beforeFree],
  ['ever', beforeEver],
  ['inside', beforeInside],
  ['meant', beforeMeant],
  ['last', beforeLast],
  ['cause', beforeCause],
  ['or', beforeOr],
  ['right', beforeRight],
  ['none', () => -2],
  // "Served her hand and foot."
  ['hand', ({ text, next, second }) => (second === 'and' && text.word(next + 2) === 'foot' ? -2 : undefined)],
  ['far quick soon fast', beforeEnough],
  ['hard', (her) => beforeEnough(her) ?? beforeBlow(her)],
  ['somewhat', ({ afterVerb }) => (afterVerb ? -2 : undefined)],
  ['once', beforeOnce],
  ['other', ({ second }) => (second === 'than' ? -2 : undefined)],
  ['prior', ({ endsThere }) => (endsThere ? -2 : undefined)],
  ['open', beforeOpen],
  ['many', ({ second }) => (second === 'times' ? -1.5 : undefined)],
  ['honor honour great greater', beforeHonor],
  ['more', (her) => beforeHonor(her) ?? beforeMore(her)],
  ['less', beforeMore],
  ['wounded dead fallen injured', beforeWounded],
  ['thanks gratitude', beforeThanks],
  ['left', beforeLeft],
  ['good', ({ second }) => (second === 'will' ? 1.5 : undefined)],
  ['muse', (her) => (afterBe(her) ? 2 : undefined)],
  ['being', beforeBeing],
  ['willing unwilling', beforeWilling],
  ['little', beforeLittle],
  ['means', beforeMeans],
  ['young', beforeYoung],
  ['forward', beforeForward],
  ['home', beforeHome],
  ['only', beforeOnly],
  ['most', beforeMost],
  ['standing', beforeStanding],
  ['doing', ({ second, afterVerb }) => (second === 'so' && afterVerb ? -1.2 : undefined)],
  [
    'own fullest liege beloved betrothed clothing footing programming wedding meaning marketing advertising',
    always,
  ],
];

/** Rules for single words behind "her" as essays and stories have them. */
export const beforeWordsOfProse: ReadonlyMap<string, Rule> = new Map(
  rules.flatMap(([words, rule]) => words.split(' ').map((word) => [word, rule] as const)),
);
