import { inverting } from '../../words/agreement-words.ts';
import {
  counts,
  determiners,
  indefinites,
  particles,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { countNouns, timeNouns } from '../../words/possessive-words.ts';
import { Bearer, doersOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import { skipAdverbs } from './adverbs.ts';
import type { Clause } from './clause.ts';

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
    isFiniteVerb(word) ||
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
    if (inverting[to].has(word))
      return determiners.has(text.word(at + 1)) && !owning.has(word) ? undefined : at;
  }
  return undefined;
}

/** "And in the end settles", "but after ten minutes tires": the word behind a phrase of time or place that is no object. */
export function behindTimeOrPlace(clause: Clause, preposition: number): number | undefined {
  const { text } = clause;
  const first = text.word(preposition);
  const second = text.word(preposition + 1);
  const span = spanning.has(first) ? spanBehind(text, preposition + 1) : undefined;
  if (span !== undefined) return span;
  const phrase = manners.has(first) ? phraseBehind(clause, preposition + 1) : undefined;
  if (phrase !== undefined) return phrase;
  if (timesAndPlaces.has(`${first} ${second}`)) return preposition + 2;
  return timesAndPlaces.has(`${first} ${second} ${text.word(preposition + 2)}`) ? preposition + 3 : undefined;
}

/** "And by the end takes food", "and with a long sigh lies down": the dog's verb behind a preposition and its noun. */
function phraseBehind({ text, to }: Clause, at: number): number | undefined {
  let noun = at;
  // "And at ten looks up."
  const isHour = counts.has(text.word(at)) || text.kind(at) === Kind.number;
  if (determiners.has(text.word(noun))) noun += 1;
  if (text.classes(noun) & Class.adjective && text.classes(noun + 1) & (Class.noun | Class.plural)) noun += 1;
  if (!(isHour || text.classes(noun) & (Class.noun | Class.plural)) || !text.isWord(noun + 1))
    return undefined;
  const verb = text.classes(noun + 1);
  // "And with practice comes speed."
  const isInverted = arriving.has(lemmaOf(text.word(noun + 1))) && !particles.has(text.word(noun + 2));
  if (isInverted && text.isWord(noun + 2)) return undefined;
  if (!(doersOf(lemmaOf(text.word(noun + 1))) & Bearer.dog) || !(verb & Class.verbFirst)) return undefined;
  return verb & (to === 'plural' ? Class.thirdPerson : Class.verb) ? noun + 1 : undefined;
}

const manners = new Set('with without by at on over from after despite'.split(' '));
const arriving = new Set('come go lie stand sit live hang run begin grow'.split(' '));
const spanning = new Set('after within for in'.split(' '));

/** "Ten minutes", "an hour or so", "a few seconds", "minutes": the word behind a span of time. */
function spanBehind(text: Text, at: number): number | undefined {
  let noun = at;
  while (noun < at + 3 && (counts.has(text.word(noun)) || /^(?:an?|the|about|just)$/.test(text.word(noun))))
    noun += 1;
  const word = text.word(noun);
  if (!timeNouns.has(word) && !countNouns.has(word) && !moments.has(word)) return undefined;
  return /^or (?:so|two)$/.test(`${text.word(noun + 1)} ${text.word(noun + 2)}`) ? noun + 3 : noun + 1;
}

const moments = new Set('second seconds moment moments bit while'.split(' '));

const timesAndPlaces = new Set([
  'in the end',
  'at the end',
  'at the kerb',
  'at the curb',
  'at the gate',
  'at the door',
  'at the vet',
  'at the park',
  'at the beach',
  'after a while',
  'in a flash',
  'on the lead',
  'off the lead',
  'on the leash',
  'off the leash',
  'in the car',
  'in the evening',
  'in the morning',
  'in the afternoon',
  'in the house',
  'in the yard',
  'in class',
  'in public',
  'at times',
  'at night',
  'at first',
  'at home',
  'at last',
  'by day',
  'by night',
  'by then',
  'by now',
  'best of all',
  'worst of all',
  'most of all',
  'in time',
  'in general',
  'on walks',
  'on lead',
  'off lead',
  'on leash',
  'off leash',
  'on occasion',
  'on command',
  'on cue',
  'with time',
  'without warning',
]);

/** What no subject stands behind: "and by noon has the house to himself". */
const owning = new Set(['has', 'have']);
const pointing = new Set('this that these those'.split(' '));

/** Prepositions that open a clause as well: "before the week is out". */
const opensClauses = new Set('before until till since'.split(' '));
