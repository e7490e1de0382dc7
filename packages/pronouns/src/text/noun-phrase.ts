import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { Kind } from './kinds.ts';
import { Class } from '../words/lexicon.ts';
import { alwaysObject, countNouns, quantities, timeNouns } from '../words/possessive-words.ts';
import type { Text } from './text.ts';

/** Marks that open, or stand around, a word; they end no phrase. */
export const openQuotes: ReadonlySet<string> = new Set('" \' ( [ * _'.split(' '));

export const isFiniteVerb = (word: string) => auxiliaries.has(word) || modals.has(word);

/** Whether a word only ties others together. */
export function isFunction(word: string): boolean {
  return (
    prepositions.has(word) ||
    determiners.has(word) ||
    subordinators.has(word) ||
    coordinators.has(word) ||
    subjectPronouns.has(word) ||
    isFiniteVerb(word) ||
    alwaysObject.has(word)
  );
}

/** Whether what stands at `at` can go on a noun phrase: a noun, an adjective, a number or a variable. */
export function startsNoun(text: Text, at: number, last: number): boolean {
  if (at >= last) return false;
  const kind = text.kind(at);
  if (kind === Kind.variable || kind === Kind.number || kind === Kind.opaque) return true;
  if (kind === Kind.mark)
    return (openQuotes.has(text.word(at)) && text.gap(at)) || (text.word(at) === '-' && !text.gap(at));
  if (kind !== Kind.word) return false;
  const word = text.word(at);
  if (isFunction(word)) return false;
  // "Longer round the eyes."
  if (word === 'round' && determiners.has(text.word(at + 1))) return false;
  if (text.isCapitalized(at)) return true;
  const classes = text.classes(at);
  if (classes & (Class.noun | Class.plural)) return true;
  if (classes & Class.adverb && !(classes & Class.adjective)) return false;
  if (classes === 0) return true;
  if (classes & (Class.adjective | Class.gerund | Class.participle)) return true;
  return !(classes & Class.verb);
}

/** The last noun of the phrase that starts at `at`. */
export function headOf(text: Text, at: number, last: number): number {
  let head = at;
  while (head + 1 < last && text.isWord(head + 1) && head - at < 5) {
    const word = text.word(head + 1);
    const classes = text.classes(head + 1);
    if (isFunction(word) || classes & Class.adverb) break;
    // "Choices builds confidence": no two plurals name one thing.
    if (text.classes(head) & Class.plural && classes & Class.thirdPerson && classes & Class.verbFirst) break;
    if (classes !== 0 && !(classes & (Class.noun | Class.plural | Class.adjective))) break;
    head += 1;
  }
  return head;
}

/** "several times", "three days", "two or three times". */
export function timesBehind(text: Text, next: number, last: number): boolean {
  if (next + 1 >= last || !quantities.has(text.word(next))) return false;
  const isEither = /^(?:or|to)$/.test(text.word(next + 1)) && quantities.has(text.word(next + 2));
  const noun = isEither ? next + 3 : next + 1;
  return countNouns.has(text.word(noun)) && text.word(noun + 1) !== 'of';
}

/** Whether a thing that a verb acts on may begin there: "it", "the bell", "his bed", not "every day" or "the whole time". */
export function opensObject(text: Text, at: number): boolean {
  const word = text.word(at);
  if (objectPronouns.has(word)) return true;
  if (!articles.has(word) && !possessives.has(word)) return false;
  // "The whole crowd", but "the whole time".
  if (leading.has(text.word(at + 1))) return namesThing(text, at + 2);
  return !amounts.has(text.word(at + 1));
}

const namesThing = (text: Text, at: number): boolean =>
  (text.classes(at) & (Class.noun | Class.plural)) !== 0 &&
  !isFunction(text.word(at)) &&
  !amounts.has(text.word(at)) &&
  !timeNouns.has(text.word(at)) &&
  !times.has(text.word(at));

const leading = new Set('whole entire same other next last first'.split(' '));
const times = new Set(
  'days weeks months years hours hour minutes moments seconds times nights mornings evenings thing few couple'.split(
    ' ',
  ),
);

const articles = new Set(['the', 'a', 'an']);
const amounts = new Set(
  'little few most least minute moment second instant day week month year morning evening night time way bit lot while'.split(
    ' ',
  ),
);

/** "“His” dog", "[his] own", "our (and his) yard": whether the word before `close` stands between two marks by itself. */
export function isEnclosed(text: Text, close: number): boolean {
  if (text.gap(close) || !text.gap(close + 1) || !enclosing.has(text.word(close))) return false;
  const open = text.word(close - 2) === 'and' || text.word(close - 2) === 'or' ? close - 3 : close - 2;
  return text.kind(open) === Kind.mark && !text.gap(open + 1);
}

const enclosing = new Set(['"', "'", ')', ']', '*', '_']);
