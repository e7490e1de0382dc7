import {
  auxiliaries,
  coordinators,
  modals,
  objectPronouns,
  prepositions,
  subjectPronouns,
} from '../words/function-words.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import {
  appointing,
  mealNames,
  naming,
  owned,
  spending,
  timesOfDay,
  titles,
  weekdays,
} from '../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import { headOf, isFiniteVerb, isFunction } from '../noun-phrase.ts';
import type { Her } from './her-place.ts';
import type { Leaning } from './leaning.ts';

/** What people say and do to each other in everyday talk: "me and her go way back", "told her help was coming". */
export function talkLeaning(her: Her): Leaning | undefined {
  const either = besideLeaning(her) ?? donePhraseLeaning(her);
  if (either !== undefined || !her.afterVerb) return either;
  return (
    sawWhenLeaning(her) ?? saidLeaning(her) ?? toldLeaning(her) ?? entitledLeaning(her) ?? broughtLeaning(her)
  );
}

/** "Me and her go way back", "you and her need to talk"; but "you and her love of dogs". */
function besideLeaning({ text, previous, previousWord, classes, second }: Her): Leaning | undefined {
  if (previousWord !== 'and') return undefined;
  const other = text.word(previous - 1);
  if (!objectPronouns.has(other) && !subjectPronouns.has(other)) return undefined;
  const isThing = classes & (Class.noun | Class.adjective) && !(classes & Class.verbFirst);
  const isBare = (classes & (Class.verb | Class.plural)) === Class.verb;
  return isBare && !isThing && second !== 'of' ? -1.5 : undefined;
}

/** "Told her point blank", "sold it to her cheap", "lived near her growing up"; but "her kind of music". */
function donePhraseLeaning(her: Her): Leaning | undefined {
  const { lemma, word, second, afterVerb, afterPreposition, endsThere } = her;
  if (!afterVerb && !afterPreposition) return undefined;
  if (manners.has(`${word} ${second}`)) return -2;
  if (word === 'growing' && second === 'up') return -1.2;
  if (judging.has(lemma) && /^(?:kind|sort)$/.test(word) && second === 'of') return -1.5;
  if (lemma === 'consider' && word === 'family') return -1.5;
  return afterPreposition && endsThere && hows.has(word) ? -1.5 : undefined;
}

const manners = new Set([
  'point blank',
  'flat out',
  'fair and',
  'rent free',
  'long ago',
  'big time',
  'half price',
]);
const hows = wordSet('cheap free funny hard fine none wrong blind dead raw weird');
const judging = wordSet('find think consider');

/** "Met her freshman year", "saw her Friday night", "call her first thing"; but "ruined her Friday night". */
function sawWhenLeaning({ text, next, lemma, word, second }: Her): Leaning | undefined {
  if (spending.has(lemma)) return undefined;
  if (weekdays.has(word) && timesOfDay.has(second)) return -1.5;
  if (word === 'first' && second === 'thing')
    return !text.isWord(next + 2) || isFunction(text.word(next + 2)) ? -1.5 : undefined;
  return second === 'year' && /^(?:freshman|sophomore|junior|senior)$/.test(word) ? -1.5 : undefined;
}

/** "Told her thank you", "wish her happy birthday". */
function saidLeaning({ gives, word, second }: Her): Leaning | undefined {
  if (!gives) return undefined;
  if (word === 'thank') return -2;
  return (word === 'happy' || word === 'merry') && feasts.has(second) ? -2 : undefined;
}

const feasts = wordSet(
  'birthday anniversary holidays christmas thanksgiving easter halloween hanukkah xmas new valentine mothers',
);

/** "Told her surgery was the only option", but "told her story was". */
function toldLeaning({ text, next, last, lemma, word, classes }: Her): Leaning | undefined {
  if (!informing.has(lemma) || stories.has(word) || isFunction(word)) return undefined;
  if (classes !== 0 && !(classes & (Class.noun | Class.plural | Class.adjective))) return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const kind = nounKindOf(thing);
  if (owned.has(thing) || kind === 'people' || kind === 'dogs' || kind === 'animals') return undefined;
  const verb = text.word(head + 1);
  const isVerb = isThirdPerson(text.classes(head + 1)) && !(text.classes(head + 1) & Class.plural);
  return head + 1 < last && (isFiniteVerb(verb) || isVerb) ? -1.5 : undefined;
}

/** Verbs that take whom they tell before what is so. */
const informing = wordSet('tell assure remind inform notify convince persuade warn');
const stories = wordSet('story stories tale tales truth secret secrets side lie lies joke jokes news');

/** "Named her chief executive", "voted her player of the year"; but "named her successor", "made her head coach resign". */
function entitledLeaning({ text, next, last, lemma, word }: Her): Leaning | undefined {
  if (!appointing.has(lemma) && !naming.has(lemma)) return undefined;
  const head = headOf(text, next, last);
  const title = text.word(head);
  const behind = text.word(head + 1);
  if (behind === 'of' && text.word(head + 3) === 'year') return -1.5;
  if (owned.has(title) || lemma === 'call') return undefined;
  const isBest = word === 'best' && (lemma === 'vote' || isBeing(nounKindOf(title)));
  if (!titles.has(title) && !isBest) return undefined;
  const isEnd = !text.isWord(head + 1) || coordinators.has(behind) || prepositions.has(behind);
  return isEnd || weekdays.has(behind) ? -1.5 : undefined;
}

/** "I made her breakfast", "we got her tickets to the game"; but "she made her breakfast", "I got her messages". */
function broughtLeaning(her: Her): Leaning | undefined {
  const { text, next, last, lemma, word, second, endsThere } = her;
  const usual = broughtBy.get(lemma);
  if (!(usual || bringing.has(lemma)) || !isByAnother(her)) return undefined;
  const isEnd = endsThere || prepositions.has(second) || (lemma === 'serve' && second === 'papers');
  if (usual?.has(word) && isEnd) return -1.2;
  if (mealNames.has(word)) return endsThere || isFunction(second) ? -1.2 : undefined;
  if (lemma !== 'get' && lemma !== 'buy') return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const isPresent = presents.has(thing) || (nounKindOf(thing) === 'gear' && !owned.has(thing));
  if (!isPresent || !(text.classes(head) & Class.plural)) return undefined;
  const behind = text.word(head + 1);
  const isPlain = head === next || (head === next + 1 && word === 'new');
  return isPlain && (!text.isWord(head + 1) || behind === 'for' || behind === 'to') ? -1.2 : undefined;
}

const bringing = wordSet('make cook fix get buy order serve');
/** What is mostly for another: "I wrote her letters", "he showed her pictures of it". */
const broughtBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['show', wordSet('pictures photos pics videos screenshots texts pictures')],
  ['sing', wordSet('lullabies')],
  ['make', wordSet('pancakes cookies waffles sandwiches muffins brownies cupcakes noodles eggs dumplings')],
  ['bake', wordSet('cookies muffins brownies cupcakes pies cakes')],
  ['serve', wordSet('papers divorce drinks pancakes')],
  ['build', wordSet('shelves bookshelves steps')],
  ['write', wordSet('letters poems notes songs checks emails')],
  ['pass', wordSet('notes tissues')],
  ['hand', wordSet('tissues flyers')],
]);
const presents = wordSet(
  'tickets socks shoes boots slippers gloves earrings headphones earbuds glasses sunglasses jeans pajamas tires flowers roses books games groceries',
);

/** "I", "we'll", "he just": somebody else than "she" does it. */
function isByAnother({ text, previous, first }: Her): boolean {
  let at = previous - 1;
  while (at > first && at > previous - 4 && mayBeBetween(text.word(at))) at -= 1;
  return makers.has(text.word(at)) || (text.word(at) === "'s" && text.word(at - 1) === 'let');
}

const mayBeBetween = (word: string) =>
  modals.has(word) || (auxiliaries.has(word) && word !== 'being') || between.has(word);
const between = wordSet("'ve just even already always finally also never to wanna gonna");
const makers = wordSet('i we you he');
