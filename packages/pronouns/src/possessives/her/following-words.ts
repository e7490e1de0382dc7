import { counts, prepositions } from '../../words/function-words.ts';
import { isFiniteVerb, isFunction, startsNoun } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { adjectiveTaking, spending, timeNouns, timesOfDay, weekdays } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { afterBe, byWords, mayBeNoun, type Rule } from './context.ts';

/** "Under her very nose", "did her very best", but "loved her very much". */
const beforeVery: Rule = (her) => {
  const { second, secondClasses, lemma, text, next } = her;
  if ((second === 'best' && lemma === 'do') || second === 'self') return 2;
  if (second === 'little' && her.gives) return -2;
  const isNamed = mayBeNoun(secondClasses);
  const isQuality = second.endsWith('ly') || (secondClasses & (Class.adjective | Class.adverb)) !== 0;
  const isOwned = her.afterPreposition || (secondClasses & Class.plural) !== 0 || existing.has(second);
  // "Out of her very capital."
  const endsThere = !text.isWord(next + 2) && (secondClasses & Class.noun) !== 0;
  return isOwned && isNamed && (!isQuality || endsThere) && text.isWord(next + 1) ? 2 : undefined;
};

const existing = wordSet('existence survival life future soul being presence');

/** "In her every movement", but "with her every day". */
const beforeEvery: Rule = ({ afterPreposition, second, previousWord }) =>
  afterPreposition && previousWord !== 'with' && !timeNouns.has(second) && movements.has(second)
    ? 1.5
    : undefined;

const movements = wordSet('movement move word gesture thought breath action deed wish whim glance look need');

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

/** "For her meant": what "for her" stands before. */
const beforeMeant: Rule = ({ afterPreposition }) => (afterPreposition ? -1.5 : undefined);

/** "Espouse her cause", but "blame her cause she ran". */
const beforeCause: Rule = ({ endsThere, second }) =>
  endsThere || prepositions.has(second) || isFiniteVerb(second) ? 1.5 : undefined;

/** "Her or their kind", "notice of her or its arrival". */
const beforeOr: Rule = ({ text, next, last, second }) =>
  /^(?:its|their)$/.test(second) && startsNoun(text, next + 2, last) ? 1.5 : undefined;

/** "Her means of support", "beyond her means". */
const beforeMeans: Rule = ({ second, previousWord }) =>
  second === 'of' || /^(?:within|beyond)$/.test(previousWord) ? 2 : undefined;

/** "Feeds her young by night." */
const beforeYoung: Rule = ({ lemma, endsThere, second, previousWord }) =>
  (rearing.has(lemma) && (endsThere || prepositions.has(second))) || (previousWord === 'of' && endsThere)
    ? 1.5
    : undefined;

const rearing = wordSet('nurture eat feed nurse protect rear raise guard carry kill clean lick');

/** "Leaves her only fifty more." */
const beforeOnly: Rule = ({ text, next, gives, second }) =>
  gives && (counts.has(second) || text.kind(next + 1) === Kind.number) ? -1.2 : undefined;

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
const beforeOpen: Rule = ({ lemma, isAlone }) => (opening.has(lemma) && isAlone ? -2 : undefined);

const opening = wordSet('break force pry prise push pull crack swing throw tear cut split leave');

/** "Did her greater honor", "do her honor". */
const beforeHonor: Rule = ({ lemma, word, second }) =>
  lemma === 'do' && (honors.has(word) || honors.has(second)) ? -2 : undefined;

const honors = wordSet('honor honour');

/** "Looked after her wounded." */
const beforeWounded: Rule = ({ afterPreposition, endsThere, previousWord }) =>
  afterPreposition && endsThere && previousWord !== 'with' ? 1.2 : undefined;

/** "Makes her willing to wait." */
const beforeWilling: Rule = ({ afterVerb, second }) => (afterVerb && second === 'to' ? -2 : undefined);

/** "A picture of her wedding", "her beloved": hardly ever anything but hers. */
const always: Rule = () => 1.5;

/** "Lose her standing." */
const beforeStanding: Rule = ({ lemma }) =>
  /^(?:lose|secure|improve|damage|restore|harm|raise)$/.test(lemma) ? 1.2 : undefined;

/** "Told her point blank", "forgave her long ago": the first word of each pair has nothing but the second behind it. */
const beforePair =
  (behind: string): Rule =>
  ({ atStart, second }) =>
    !atStart && second === behind ? -2 : undefined;

/** "Sold it to her cheap." */
const beforeHow: Rule = ({ afterPreposition, endsThere, lemma }) =>
  (afterPreposition || lemma === 'like') && endsThere ? -1.5 : undefined;

/** "Saw her Friday night", but "ruined her Friday night". */
const beforeWeekday: Rule = ({ afterVerb, lemma, second }) =>
  afterVerb && timesOfDay.has(second) && !spending.has(lemma) ? -1.5 : undefined;

/** "Met her freshman year." */
const beforeYear: Rule = ({ afterVerb, lemma, second }) =>
  afterVerb && second === 'year' && !spending.has(lemma) ? -1.5 : undefined;

/** "Call her first thing", but "her first thing to do". */
const beforeFirst: Rule = ({ text, next, afterVerb, second }) =>
  afterVerb && second === 'thing' && (!text.isWord(next + 2) || isFunction(text.word(next + 2)))
    ? -1.5
    : undefined;

/** "Find her kind of creepy", but "like her kind of music". */
const beforeKind: Rule = ({ lemma, second }) =>
  second === 'of' && /^(?:find|think|consider)$/.test(lemma) ? -1.5 : undefined;

/** "Wished her good night", but "a show of her good will". */
const beforeGood: Rule = ({ lemma, second }) => {
  if (second === 'will') return 1.5;
  return wishing.has(lemma) && /^(?:night|morning|evening|day)$/.test(second) ? -2 : undefined;
};

const wishing = wordSet('kiss hug bid wave wish');

/** "Wish her happy birthday." */
const beforeFeast: Rule = ({ gives, second }) => (gives && feasts.has(second) ? -2 : undefined);

const feasts = wordSet(
  'birthday anniversary holidays christmas thanksgiving easter halloween hanukkah xmas new valentine mothers',
);

const rules = byWords([
  ['very', beforeVery],
  ['every', beforeEvery],
  ['just', beforeJust],
  ['no', beforeNo],
  ['hard flush', beforeBlow],
  ['free', beforeFree],
  ['meant', beforeMeant],
  ['cause', beforeCause],
  ['or', beforeOr],
  ['none', () => -2],
  // "Served her hand and foot."
  ['hand', ({ text, next, second }) => (second === 'and' && text.word(next + 2) === 'foot' ? -2 : undefined)],
  ['far quick soon fast hard', beforeEnough],
  ['somewhat', ({ afterVerb }) => (afterVerb ? -2 : undefined)],
  ['once', beforeOnce],
  ['open', beforeOpen],
  ['many', ({ second }) => (second === 'times' ? -1.5 : undefined)],
  ['honor honour great greater more', beforeHonor],
  ['wounded dead fallen injured', beforeWounded],
  ['good', beforeGood],
  ['muse', (her) => (afterBe(her) ? 2 : undefined)],
  ['being', beforeBeing],
  ['willing unwilling', beforeWilling],
  ['little', beforeLittle],
  ['means', beforeMeans],
  ['young', beforeYoung],
  ['only', beforeOnly],
  ['standing', beforeStanding],
  ['doing', ({ second, afterVerb }) => (second === 'so' && afterVerb ? -1.2 : undefined)],
  [
    'own fullest liege beloved betrothed clothing footing programming wedding meaning marketing advertising',
    always,
  ],
  ['cheap free funny hard fine none wrong blind dead raw weird', beforeHow],
  ['point', beforePair('blank')],
  ['shoulder', beforePair('high')],
  ['flat', beforePair('out')],
  ['fair', beforePair('and')],
  ['rent', beforePair('free')],
  ['long', beforePair('ago')],
  ['big', beforePair('time')],
  ['half', beforePair('price')],
  [[...weekdays].join(' '), beforeWeekday],
  ['freshman sophomore junior senior', beforeYear],
  ['first', beforeFirst],
  ['kind sort', beforeKind],
  ['happy merry', beforeFeast],
  // "Lived near her growing up."
  ['growing', ({ atStart, second }) => (!atStart && second === 'up' ? -1.2 : undefined)],
  ['family', ({ lemma }) => (lemma === 'consider' ? -1.5 : undefined)],
  // "Told her thank you."
  ['thank', ({ gives }) => (gives ? -2 : undefined)],
]);

/** "Under her very nose", "saw her Friday night", "hit her hard": by the single word behind "her". */
export const wordLeaning: Rule = (her) => rules.get(her.word)?.(her);
