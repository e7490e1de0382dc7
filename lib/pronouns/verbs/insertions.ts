import { inverting } from '../words/agreement-words.ts';
import {
  auxiliaries,
  counts,
  determiners,
  indefinites,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import { timeNouns } from '../words/possessive-words.ts';
import { skipAdverbs } from './skipped-adverbs.ts';
import type { Clause } from './verb-change.ts';

/** The mark that closes an insertion which opens at `at`, where a verb or the word `before` follows it. */
export function closingMark(clause: Clause, at: number, before?: string): number | undefined {
  const { text, last } = clause;
  const open = text.word(at);
  const mark = closing.get(open) ?? open;
  const limit = Math.min(last, at + 16);
  for (let index = at + 1; index < limit; index += 1) {
    if (text.word(index) !== mark) continue;
    if (text.word(index + 1) === before) return index;
    if (isVerbal(clause, skipAdverbs(clause, index + 1)) && (open !== ',' || index > at + 1)) return index;
    // Only a comma may be followed by others that belong to the insertion.
    if (open !== ',') return undefined;
  }
  return undefined;
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/** Whether a verb of any kind may stand there. */
export function isVerbal({ text }: Clause, index: number): boolean {
  const word = text.word(index);
  return (
    auxiliaries.has(word) ||
    modals.has(word) ||
    (text.classes(index) & (Class.verb | Class.thirdPerson | Class.past | Class.participle)) !== 0
  );
}

/** Steps over an insertion that a mark at `at` opens: "and, when he tires, rests", "and (mostly) waits"; a word stays where it is. */
export function behindInsertion(clause: Clause, at: number): number {
  const open = clause.text.word(at);
  if (!opening.has(open)) return at;
  const close = closingMark(clause, at);
  return close === undefined && open === '(' ? at : (close ?? at) + 1;
}

const opening = new Set([',', '(', '—', '-']);

export function closingQuote({ text, last }: Clause, at: number): number | undefined {
  const limit = Math.min(last, at + 40);
  for (let index = at + 1; index < limit; index += 1) if (text.word(index) === '"') return index;
  return undefined;
}

/** "And by the age of thirty was", but "and by then the bell was": the auxiliary behind what a preposition opens. */
export function auxiliaryBehind({ text, last, to }: Clause, preposition: number): number | undefined {
  if (opensClauses.has(text.word(preposition))) return undefined;
  // "But as that was impossible."
  if (
    text.word(preposition) === 'as' &&
    pointing.has(text.word(preposition + 1)) &&
    inverting[to].has(text.word(preposition + 2))
  )
    return undefined;
  for (let at = preposition + 2; at < Math.min(last, preposition + 8); at += 1) {
    const word = text.word(at);
    if (!text.isWord(at) || subjectPronouns.has(word) || subordinators.has(word)) return undefined;
    const isAnother = determiners.has(word) || indefinites.has(word) || text.isCapitalized(at);
    if (isAnother && !prepositions.has(text.word(at - 1))) return undefined;
    if (inverting[to].has(word)) return determiners.has(text.word(at + 1)) ? undefined : at;
  }
  return undefined;
}

/** "And in the end settles", "but after ten minutes tires": the word behind a phrase of time or place that is no object. */
export function behindTimeOrPlace({ text }: Clause, preposition: number): number | undefined {
  const first = text.word(preposition);
  const second = text.word(preposition + 1);
  if (/^(?:after|within|for)$/.test(first) && counts.has(second) && timeNouns.has(text.word(preposition + 2)))
    return preposition + 3;
  if (timesAndPlaces.has(`${first} ${second}`)) return preposition + 2;
  return timesAndPlaces.has(`${first} ${second} ${text.word(preposition + 2)}`) ? preposition + 3 : undefined;
}

const timesAndPlaces = new Set([
  'in the end',
  'at the end',
  'at the kerb',
  'at the curb',
  'at the gate',
  'at the door',
  'at the vet',
  'after a while',
  'in a flash',
  'on the lead',
  'off the lead',
  'in the car',
  'in the evening',
  'in the morning',
  'at times',
  'at night',
  'at first',
  'at home',
  'at last',
  'by day',
  'by night',
  'by then',
  'by now',
  'in time',
  'in general',
  'on walks',
  'on lead',
  'off lead',
  'on occasion',
  'on command',
  'on cue',
  'with time',
  'without warning',
]);

const pointing = new Set('this that these those'.split(' '));

/** Prepositions that open a clause as well: "before the week is out". */
const opensClauses = new Set('before until till since'.split(' '));
