import {
  auxiliaries,
  coordinators,
  modals,
  objectPronouns,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isFiniteVerb, isFunction, openQuotes, opensObject, startsNoun } from '../../text/noun-phrase.ts';
import { giving } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import type { Leaning } from '../leaning.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';
import { wordSet } from '../../words/word-set.ts';

/** A "her" and what stands around it. */
export interface Her {
  readonly text: Text;
  readonly first: number;
  readonly last: number;
  readonly index: number;
  /** The word before, quotation marks stepped over, and what it is a form of. */
  readonly previous: number;
  readonly previousWord: string;
  readonly lemma: string;
  readonly afterPreposition: boolean;
  /** Behind a verb that takes a person and a thing. */
  readonly gives: boolean;
  /** Where a clause or another part of a list begins. */
  readonly atStart: boolean;
  /** Behind what may well be a verb. */
  readonly afterVerb: boolean;
  readonly next: number;
  readonly word: string;
  readonly classes: number;
  /** The word behind the next one. */
  readonly second: string;
  readonly secondClasses: number;
  readonly endsThere: boolean;
  /** Whether only that word can be hers: nothing follows, or what goes on no noun phrase. */
  readonly isAlone: boolean;
  /** Whether the word behind the next one can go on a noun phrase. */
  readonly nounBehind: boolean;
}

/** What one rule says of a "her"; undefined where it knows nothing of it. */
export type Rule = (her: Her) => Leaning | undefined;

/** A rule that is told how much speaks for the possessive before the word itself is looked at. */
export type ScoredRule = (her: Her, score: number) => Leaning | undefined;

/** Rules by the words that each is for; those for the same word answer in their order. */
export function byWords(rules: readonly (readonly [words: string, Rule])[]): ReadonlyMap<string, Rule> {
  const map = new Map<string, Rule>();
  for (const [words, rule] of rules)
    for (const word of words.split(' ')) {
      const earlier = map.get(word);
      map.set(word, earlier === undefined ? rule : (her) => earlier(her) ?? rule(her));
    }
  return map;
}

/** Reads what stands around the "her" at `index`, once for all rules. */
export function herAt(text: Text, { first, last }: Sentence, index: number): Her {
  const previous = before(text, first, index);
  const previousWord = previous < first ? '' : text.word(previous);
  const lemma = sparing.has(previousWord) ? 'spare' : lemmaOf(previousWord);
  const afterPreposition = prepositions.has(previousWord) && !isLiking(text, previous, previousWord);
  const atStart = startsAfter(text, first, previous, previousWord);
  const next = index + 1;
  const hasSecond = next + 1 < last;
  const second = hasSecond ? text.word(next + 1) : '';
  const endsThere = endsBefore(hasSecond ? text.kind(next + 1) : 0, second);
  return {
    text,
    first,
    last,
    index,
    previous,
    previousWord,
    lemma,
    afterPreposition,
    gives: giving.has(lemma),
    atStart,
    afterVerb: !afterPreposition && !atStart && lemma !== '',
    next,
    word: text.word(next),
    classes: text.classes(next),
    second,
    secondClasses: hasSecond ? text.classes(next + 1) : 0,
    endsThere,
    isAlone: endsThere || isFunction(second),
    nounBehind: startsNoun(text, next + 1, last) || isHistory(text, next + 1, last),
  };
}

/** "Her troubled past is over", not "lead her calm past the gate". */
const isHistory = (text: Text, at: number, last: number) =>
  text.word(at) === 'past' &&
  (at + 1 >= last ||
    !text.isWord(at + 1) ||
    isFiniteVerb(text.word(at + 1)) ||
    isThirdPerson(text.classes(at + 1)) ||
    ((text.classes(at + 1) & Class.thirdPerson) !== 0 && opensObject(text, at + 2)));

/** Forms that read like those of "spar". */
const sparing = wordSet('spares spared sparing');

/** "I like her best", "we'd like her back", "do you like her?": no preposition. */
function isLiking(text: Text, previous: number, word: string): boolean {
  if (word !== 'like') return false;
  const before = text.word(previous - 1);
  return subjectPronouns.has(before) || modals.has(before) || asking.has(before);
}

const asking = wordSet("do don't didn't did dont didnt");

/** The token before, quotation marks stepped over. */
function before(text: Text, first: number, index: number): number {
  let at = index - 1;
  while (at >= first && text.kind(at) === Kind.mark && openQuotes.has(text.word(at))) at -= 1;
  return at;
}

function startsAfter(text: Text, first: number, previous: number, word: string): boolean {
  return (
    previous < first ||
    (subordinators.has(word) && word !== 'than' && word !== 'as' && !prepositions.has(word)) ||
    coordinators.has(word) ||
    text.kind(previous) === Kind.mark
  );
}

function endsBefore(kind: Kind | 0, word: string): boolean {
  if (kind === Kind.mark) return !openQuotes.has(word) && word !== '-' && word !== '/';
  return kind === 0 || kind === Kind.block;
}

/** "Her round belly", "her training treats", but "turn her round quickly": whether the word behind the next one names a thing. */
export const hasThingBehind = ({ nounBehind, secondClasses }: Her): boolean =>
  nounBehind && (secondClasses & (Class.noun | Class.plural)) !== 0 && !(secondClasses & Class.adverb);

/** Whether a word of these classes may be a noun; nothing is known of most that no list has. */
export const mayBeNoun = (classes: number): boolean =>
  classes === 0 || (classes & (Class.noun | Class.plural)) !== 0;

/** "It is her right", "which is exactly her right". */
export function afterBe({ text, index, lemma, previousWord }: Her): boolean {
  if (lemma === 'be' || previousWord === "'s") return true;
  const isAdverb = previousWord.endsWith('ly') || adverbs.has(previousWord);
  return isAdverb && lemmaOf(text.word(index - 2)) === 'be';
}

const adverbs = wordSet('just also still always not never now even');

/** "I", "we'll", "he just", and an order such as "bring her flowers": somebody else than "she" does it. */
export function isByAnother({ text, previous, first }: Her): boolean {
  // "Got her tickets": whoever writes leaves out "I".
  if (previous === first) return (text.classes(previous) & (Class.verb | Class.past)) !== 0;
  let at = previous - 1;
  while (at > first && at > previous - 4 && mayBeBetween(text.word(at))) at -= 1;
  const doer = text.word(at);
  // "Asked me to make her breakfast."
  if (text.word(at + 1) === 'to' && asked.has(doer)) return true;
  if (doer === "'s") return text.word(at - 1) === 'let';
  if (doer === ',' || doer === 'and') return isMakersList(text, first, at);
  return makers.has(doer) || (nounKindOf(doer) === 'people' && !maybeHerself.has(doer));
}

/** "I baked a cake, knitted her socks": whether the verbs before are those of somebody else. */
function isMakersList(text: Text, first: number, from: number): boolean {
  for (let at = from - 1; at >= first && at > from - 16; at -= 1) {
    const word = text.word(at);
    if (makers.has(word)) return true;
    if (subjectPronouns.has(word) || (!text.isWord(at) && word !== ',')) return false;
  }
  return false;
}

const mayBeBetween = (word: string) =>
  modals.has(word) || (auxiliaries.has(word) && word !== 'being') || between.has(word);
const between = wordSet("'ve just even already always finally also never to wanna gonna");
const makers = wordSet('i we you he they');
const asked = wordSet('me us them him');
/** Who may be "her": "the woman made her breakfast". */
const maybeHerself = wordSet(
  'woman women girl girls lady ladies queen princess mother mum mom actress singer author star player patient student child baby toddler teen teenager female owner daughter sister runner writer',
);

/** Whether "she" is the one who does it: "she has promised her help". */
export function isByHerself({ text, previous, first }: Her): boolean {
  let at = previous - 1;
  while (at > first && at > previous - 4 && mayBeBetween(text.word(at))) at -= 1;
  return text.word(at) === 'she' || (text.word(at) === "'s" && text.word(at - 1) === 'she');
}

/** "It brought her", "the new job brought her", not "Anna brought her". */
export function isByThing({ text, previous }: Her): boolean {
  const at = auxiliaries.has(text.word(previous - 1)) ? previous - 2 : previous - 1;
  const doer = text.word(at);
  if (/^(?:it|that|this|which|these|those)$/.test(doer)) return true;
  const classes = text.classes(at);
  const isThing = classes === 0 ? !text.isCapitalized(at) : (classes & (Class.noun | Class.plural)) !== 0;
  return (
    text.isWord(at) && isThing && !isBeing(nounKindOf(doer)) && !isFunction(doer) && !objectPronouns.has(doer)
  );
}
