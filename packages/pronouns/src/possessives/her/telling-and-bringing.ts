import { coordinators, prepositions } from '../../words/function-words.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { appointing, mealNames, naming, owned, titles, weekdays } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { headOf, isFiniteVerb, isFunction } from '../../text/noun-phrase.ts';
import type { Text } from '../../text/text.ts';
import { byWords, isByAnother, isByThing, type Her, type Rule } from './context.ts';
import type { Leaning } from '../leaning.ts';

/** "Told her help was coming", "made her captain", "won her praise": what somebody is told, made or brought. */
export const tellingLeaning: Rule = (her) => (her.afterVerb ? byVerb.get(her.lemma)?.(her) : undefined);

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
const knownBest: Rule = ({ text, next, word, isAlone }) =>
  word === 'best' && (isAlone || (text.classes(next + 1) & Class.verbFirst) !== 0) ? -1.5 : undefined;

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

const byVerb = byWords([
  ['tell assure remind inform notify convince persuade warn', toldLeaning],
  [[...appointing, ...naming].join(' '), entitledLeaning],
  ['make earn bring win save pay cost gain lose', earnedLeaning],
  [[...broughtBy.keys(), 'fix get buy order'].join(' '), broughtLeaning],
  ['watch see hear', whileWatching],
  ['know', knownBest],
]);
