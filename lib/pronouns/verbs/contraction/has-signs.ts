import { counts, subjectPronouns, subordinators } from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import type { Text } from '../../text/text.ts';

const has = new Set(["hasn't", "haven't"]);
const is = new Set(["isn't", "aren't"]);

/** What the question behind a statement says: above 0 "has" ("…, hasn't he?"), below 0 "is", 0 where there is none. */
export function tagLeaning(text: Text, first: number, last: number): number {
  for (let at = first + 1; at < Math.min(last, first + 20); at += 1) {
    if (text.isWord(at - 1) || !subjectPronouns.has(text.word(at + 1)) || text.isWord(at + 2)) continue;
    if (has.has(text.word(at))) return 4;
    if (is.has(text.word(at))) return -4;
  }
  return 0;
}

/** "Since June" or "since then" behind a participle, as long as that is no clause's word. */
export function isSince(text: Text, from: number, last: number): boolean {
  for (let at = from; at < Math.min(last, from + 8); at += 1) {
    if (text.word(at) === 'since')
      return (
        !subjectPronouns.has(text.word(at + 1)) || text.word(at + 1) === 'then' || tellsAge(text, at + 2)
      );
    if (subordinators.has(text.word(at)) || !text.isWord(at)) return false;
  }
  return false;
}

/** "Since he was ten weeks old", "since he was a pup". */
const tellsAge = (text: Text, at: number): boolean =>
  text.word(at) === 'was' &&
  (text.kind(at + 1) === Kind.number ||
    counts.has(text.word(at + 1)) ||
    ages.has(text.word(text.word(at + 1) === 'a' ? at + 2 : at + 1)));

const ages = new Set([
  'pup',
  'puppy',
  'kid',
  'child',
  'boy',
  'girl',
  'baby',
  'teenager',
  'student',
  'little',
  'small',
  'young',
  'born',
  'tiny',
]);

const wished = new Set([
  'wanted',
  'known',
  'suspected',
  'believed',
  'argued',
  'admired',
  'loved',
  'hated',
  'wished',
  'thought',
  'felt',
  'held',
  'planned',
]);
const surpassed = new Set([
  'earned',
  'done',
  'made',
  'repaid',
  'proved',
  'proven',
  'doubled',
  'tripled',
  'paid',
  'held',
  'pulled',
]);
const moments = new Set(['minute', 'second', 'moment', 'instant', 'morning', 'week']);

/** How many words say that something is nearly so, "all but stopped", "more or less stopped", or long so, "long since left"; 0 for none. */
export function quantityAt(text: Text, at: number): number {
  const [one, two, three] = [text.word(at), text.word(at + 1), text.word(at + 2)];
  if ((one === 'all' && two === 'but') || (one === 'long' && two === 'since')) return 2;
  // "Long wanted to act."
  if (one === 'long' && wished.has(two)) return 1;
  // "More than earned it."
  if (one === 'more' && two === 'than') return surpassed.has(three) ? 2 : 0;
  // "Just this minute left."
  if (one === 'this' && moments.has(two)) return 2;
  return one === 'more' && two === 'or' && three === 'less' ? 3 : 0;
}

/** "He's rarely, if ever, been wrong", "he's, of course, slept". */
export const isIfEver = (text: Text, comma: number) =>
  text.word(comma) === ',' &&
  text.word(comma + 3) === ',' &&
  /^(?:if ever|of course)$/.test(`${text.word(comma + 1)} ${text.word(comma + 2)}`);
