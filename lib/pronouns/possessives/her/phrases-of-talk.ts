import { coordinators, objectPronouns, prepositions, subjectPronouns } from '../../words/function-words.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import {
  appointing,
  mealNames,
  naming,
  owned,
  spending,
  timesOfDay,
  titles,
  weekdays,
} from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { headOf, isFiniteVerb, isFunction } from '../../noun-phrase.ts';
import type { Text } from '../../text/text.ts';
import { isByAnother, isByThing, type Her, type Rule } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What people say and do to each other in everyday talk: "me and her go way back", "told her help was coming". */
export function talkLeaning(her: Her): Leaning | undefined {
  if (her.previousWord === 'and') return besideLeaning(her);
  if (!her.afterVerb && !her.afterPreposition) return undefined;
  return byWord.get(her.word)?.(her) ?? (her.afterVerb ? byVerb.get(her.lemma)?.(her) : undefined);
}

/** "Me and her go way back", "you and her need to talk"; but "you and her love of dogs". */
function besideLeaning({ text, previous, classes, second }: Her): Leaning | undefined {
  const other = text.word(previous - 1);
  // "Thinks the world of her and her work."
  if (other === 'her') return undefined;
  if (!objectPronouns.has(other) && !subjectPronouns.has(other)) return undefined;
  const isThing = classes & (Class.noun | Class.adjective) && !(classes & Class.verbFirst);
  const isBare = (classes & (Class.verb | Class.plural)) === Class.verb;
  return isBare && !isThing && second !== 'of' ? -1.5 : undefined;
}

/** "Told her point blank", "forgave her long ago". */
const manners = 'point blank,shoulder high,flat out,fair and,rent free,long ago,big time,half price';
const beforeManner =
  (behind: string): Rule =>
  ({ second }) =>
    second === behind ? -2 : undefined;

/** "Sold it to her cheap." */
const hows = 'cheap free funny hard fine none wrong blind dead raw weird';
const atTheEnd: Rule = ({ afterPreposition, endsThere, lemma }) =>
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

const byWord: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...manners.split(',').map((pair): [string, Rule] => {
    const [word = '', behind = ''] = pair.split(' ');
    return [word, beforeManner(behind)];
  }),
  ...hows.split(' ').map((word): [string, Rule] => [word, atTheEnd]),
  ...[...weekdays].map((word): [string, Rule] => [word, beforeWeekday]),
  ...['freshman', 'sophomore', 'junior', 'senior'].map((word): [string, Rule] => [word, beforeYear]),
  ['first', beforeFirst],
  ['kind', beforeKind],
  ['sort', beforeKind],
  ['growing', beforeGrowing],
  ['family', ({ lemma }) => (lemma === 'consider' ? -1.5 : undefined)],
  // "Told her thank you", "wish her happy birthday".
  ['thank', ({ gives }) => (gives ? -2 : undefined)],
  ['good', beforeGoodNight],
  ...['happy', 'merry'].map((word): [string, Rule] => [word, beforeFeast]),
]);

/** "Lived near her growing up." */
function beforeGrowing({ second }: Her): Leaning | undefined {
  return second === 'up' ? -1.2 : undefined;
}

/** "Kissed her good night." */
function beforeGoodNight({ lemma, second, endsThere }: Her): Leaning | undefined {
  const isWished =
    lemma === 'kiss' || lemma === 'hug' || lemma === 'bid' || lemma === 'wave' || lemma === 'wish';
  return isWished && !endsThere && /^(?:night|morning|evening|day)$/.test(second) ? -2 : undefined;
}

function beforeFeast({ gives, second }: Her): Leaning | undefined {
  return gives && feasts.has(second) ? -2 : undefined;
}

const feasts = wordSet(
  'birthday anniversary holidays christmas thanksgiving easter halloween hanukkah xmas new valentine mothers',
);

/** "Told her surgery was the only option", but "told her story was". */
function toldLeaning({ text, next, last, word, classes }: Her): Leaning | undefined {
  if (fibs.has(word) && (!text.isWord(next + 1) || isFunction(text.word(next + 1)))) return -1.5;
  if (stories.has(word) || isFunction(word)) return undefined;
  if (classes !== 0 && !(classes & (Class.noun | Class.plural | Class.adjective | Class.gerund)))
    return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const kind = nounKindOf(thing);
  if (owned.has(thing) || kind === 'people' || kind === 'dogs' || kind === 'animals') return undefined;
  const verb = text.word(head + 1);
  const isVerb = isThirdPerson(text.classes(head + 1)) && !(text.classes(head + 1) & Class.plural);
  return head + 1 < last && (isFiniteVerb(verb) || isVerb) ? -1.5 : undefined;
}

/** Verbs that take whom they tell before what is so. */
const informing = 'tell assure remind inform notify convince persuade warn'.split(' ');
const fibs = wordSet('rubbish nonsense porkies fibs');
const stories = wordSet('story stories tale tales truth secret secrets side lie lies joke jokes news');

/** "Named her chief executive", "voted her player of the year"; but "named her successor", "made her head coach resign". */
function entitledLeaning({ text, next, last, lemma, word }: Her): Leaning | undefined {
  const head = headOf(text, next, last);
  const title = text.word(head);
  const behind = text.word(head + 1);
  if (behind === 'of' && terms.has(text.word(head + 3))) return -1.5;
  if (owned.has(title) || lemma === 'call') return undefined;
  const isBest = word === 'best' && (lemma === 'vote' || isBeing(nounKindOf(title)));
  if (!titles.has(title) && !isBest) return undefined;
  const isEnd = !text.isWord(head + 1) || coordinators.has(behind) || prepositions.has(behind);
  return isEnd || weekdays.has(behind) || telling.has(behind) ? -1.5 : undefined;
}

/** "Player of the year", "employee of the month". */
const terms = wordSet('year month week day match season tournament series decade century night round');
/** How often and when somebody is made so. */
const telling = wordSet(
  'once twice again already today yesterday last this when after because despite unanimously',
);

/** "I made her breakfast", "we got her tickets to the game"; but "she made her breakfast", "I got her messages". */
function broughtLeaning(her: Her): Leaning | undefined {
  const { text, first, previous, next, last, lemma, word, classes, second, endsThere } = her;
  const usual = broughtBy.get(lemma);
  if (!isByAnother(her)) return undefined;
  const isClosed =
    endsThere || second === 'every' || second === 'each' || (isFunction(second) && !isFiniteVerb(second));
  const isEnd = isClosed || (lemma === 'serve' && second === 'papers');
  if (isEnd && (usual?.has(word) || (cooking.has(lemma) && nounKindOf(word) === 'food'))) return -1.2;
  if (mealNames.has(word) && !mealless.has(lemma)) return previous !== first && isClosed ? -1.2 : undefined;
  if (lemma !== 'get' && lemma !== 'buy') return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const isPresent = presents.has(thing) || (nounKindOf(thing) === 'gear' && !owned.has(thing));
  if (!isPresent || !(text.classes(head) & Class.plural)) return undefined;
  const behind = text.word(head + 1);
  // "Got her concert tickets."
  const isPass = passes.has(thing) && (classes === 0 || (classes & Class.noun) !== 0) && !owned.has(word);
  const isPlain = head === next || (head === next + 1 && (word === 'new' || isPass));
  return isPlain && (!text.isWord(head + 1) || behind === 'for' || behind === 'to' || behind === 'as')
    ? -1.2
    : undefined;
}

const cooking = wordSet('cook fry bake');
const bringing = 'make cook fix get buy order serve'.split(' ');
/** What is mostly for another: "I wrote her letters", "he showed her pictures of it". */
const broughtBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'show',
    wordSet(
      'photographs slides pictures photos pics videos screenshots texts tiktoks reels memes clips snaps',
    ),
  ],
  ['fetch', wordSet('water tea coffee juice ice tissues towels')],
  ['sing', wordSet('lullabies')],
  ['cook', wordSet('rice pasta eggs soup noodles stew porridge fish')],
  ['draw', wordSet('pictures cartoons maps diagrams')],
  ['pick', wordSet('flowers berries apples')],
  ['read', wordSet('scripture verses passages psalms excerpts clauses headlines bedtime')],
  ['sew', wordSet('dresses skirts curtains costumes')],
  ['play', wordSet('records songs tapes')],
  ['make', wordSet('pancakes cookies waffles sandwiches muffins brownies cupcakes noodles eggs dumplings')],
  ['bake', wordSet('cookies muffins brownies cupcakes pies cakes bread scones biscuits')],
  ['knit', wordSet('socks mittens gloves scarves hats jumpers sweaters booties bobble leg')],
  ['crochet', wordSet('socks hats blankets mittens')],
  ['cook', wordSet('pasta curry noodles chicken fish lamb turkey duck')],
  ['fry', wordSet('eggs')],
  ['book', wordSet('flights tickets trains taxis cabs lessons appointments rooms')],
  ['serve', wordSet('papers divorce drinks pancakes champagne')],
  ['build', wordSet('shelves bookshelves steps')],
  ['write', wordSet('letters poems notes songs checks emails')],
  ['pass', wordSet('notes tissues')],
  ['hand', wordSet('tissues flyers')],
  ['drop', wordSet('hints')],
  ['shoot', wordSet('looks glances daggers')],
]);
const passes = wordSet('tickets vouchers lessons passes');
/** Verbs behind which a meal is hers: "dropped her dinner". */
const mealless = wordSet('drop shoot book');
const presents = wordSet(
  'vouchers lessons passes earplugs pyjamas trainers wellies trousers tights leggings tickets socks shoes boots slippers gloves earrings headphones earbuds glasses sunglasses jeans pajamas tires flowers roses books games groceries',
);

/** "It earned her praise", "won her international acclaim"; but "she made her millions in oil". */
function earnedLeaning(her: Her): Leaning | undefined {
  const { text, next, last, previous, lemma } = her;
  if (text.word(previous - 1) === 'she') return undefined;
  const head = headOf(text, next, last);
  const behind = text.word(head + 1);
  const isReward = rewards.has(text.word(head));
  if (!isReward && !earned.has(text.word(head))) return undefined;
  // "Her kindness won her friends", but "she won her prizes late", "they lost her followers".
  if (
    (isReward || lemma === 'lose' || lemma === 'gain') &&
    (!isByThing(her) || /^(?:over|back|round|away)$/.test(behind))
  )
    return undefined;
  return !text.isWord(head + 1) || isFunction(behind) || behind === 'worldwide' ? -1.5 : undefined;
}

/** What one gains by what one does, and has of one's own. */
const rewards = wordSet('prizes medals trophies titles friends sponsors customers sales praise');
const earned = wordSet(
  'stitches bruises cheers boos jeers attention applause notoriety respect millions thousands hundreds billions fame praise fans acclaim recognition success awards enemies admirers followers votes points',
);

/** "People who know her best say so." */
const knownBest: Rule = ({ text, next, word, endsThere, second }) =>
  word === 'best' && (endsThere || isFunction(second) || (text.classes(next + 1) & Class.verbFirst) !== 0)
    ? -1.5
    : undefined;

/** "Watching her play is a joy." */
const whileWatching: Rule = ({ text, first, previous, previousWord, word, next }) =>
  (previous === first || text.word(previous - 1) === ';') &&
  previousWord.endsWith('ing') &&
  done.has(word) &&
  tells(text, next + 1)
    ? -1.5
    : undefined;

const tells = (text: Text, at: number) =>
  isFiniteVerb(text.word(at)) || isThirdPerson(text.classes(at)) || (text.classes(at) & Class.past) !== 0;

const done = wordSet(
  'play work dance sing act perform talk laugh cry walk sleep smile struggle run dress drive cook paint skate swim ride jump eat fall climb fly surf serve pitch knit bake pack wait try move throw think read write teach paint draw fight lose win suffer age grow heal learn wrestle',
);

const madeOrNamed: Rule = (her) => entitledLeaning(her) ?? earnedLeaning(her) ?? broughtLeaning(her);

const byVerb: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...informing.map((verb): [string, Rule] => [verb, toldLeaning]),
  ...[...broughtBy.keys(), ...bringing].map((verb): [string, Rule] => [verb, broughtLeaning]),
  ...[...appointing, ...naming].map((verb): [string, Rule] => [verb, entitledLeaning]),
  ...['earn', 'bring', 'win', 'save', 'pay', 'cost', 'gain', 'lose'].map((verb): [string, Rule] => [
    verb,
    earnedLeaning,
  ]),
  ...['watch', 'see', 'hear'].map((verb): [string, Rule] => [verb, whileWatching]),
  ['know', knownBest],
  ['make', madeOrNamed],
]);
