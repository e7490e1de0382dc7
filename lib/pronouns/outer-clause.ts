import {
  auxiliaries,
  coordinators,
  modals,
  prepositions,
  relatives,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class, lemmaOf } from './lexicon.ts';
import type { Text } from './text.ts';

/** Words looked at before a subject. */
const furthest = 24;

/**
 * Whether the clause of the subject at `subject` interrupts another whose verb is still to come: "that, as far as he knows, is
 * true", "all he does is sleep", "the rest, he says, is easy". A verb behind its closing comma is not his.
 */
export function awaitsVerb(text: Text, first: number, subject: number, after: number): boolean {
  const opener = openerOf(text, first, subject);
  // "Knows more than he says, and says it."
  if (text.word(subject - 1) === 'than') return true;
  if (text.word(opener) === 'that') return false;
  if (trailing.has(text.word(opener)) && carriesOn(text, startOf(text, first, opener), opener)) return true;
  const comma = text.word(opener - 1) === ',' ? opener - 1 : undefined;
  if (opener === subject) {
    if (comma === undefined) return isContact(text, first, subject);
    if (!telling.has(lemmaOf(text.word(after)))) return false;
  }
  const end = comma ?? opener;
  // "It sinks, and, though he swims, so does he."
  const before = text.word(end - 1);
  if (comma !== undefined && (coordinators.has(before) || auxiliaries.has(before) || modals.has(before)))
    return true;
  const start = startOf(text, first, end);
  return end > start && !hasVerb(text, start, end) && isSubject(text, start, end - 1);
}

/** The word that opens the clause: "which", "as", or the subject itself. */
function openerOf(text: Text, first: number, subject: number): number {
  let opener = subject;
  for (let at = subject - 1; at >= first && at > subject - 8; at -= 1) {
    if (!text.isWord(at) || coordinators.has(text.word(at))) break;
    if (subordinators.has(text.word(at)) || relatives.has(text.word(at))) opener = at;
  }
  return opener;
}

/** "Rover sits when he hears the bell, then looks at you": the verb of a name or noun, in the present, in front. */
function carriesOn(text: Text, start: number, end: number): boolean {
  for (let at = end - 1; at >= start; at -= 1) {
    if (subjectPronouns.has(text.word(at)) || telling.has(lemmaOf(text.word(at)))) return false;
    if (at === start) return false;
    const classes = text.classes(at);
    if (classes & Class.thirdPerson && (!(classes & Class.plural) || classes & Class.verbFirst)) return true;
  }
  return false;
}

/** "All he does", "a past he hides". */
function isContact(text: Text, first: number, subject: number): boolean {
  const start = startOf(text, first, subject);
  let phrase = subject;
  while (phrase > start && text.word(phrase - 1) !== ',') phrase -= 1;
  return (
    subject > phrase &&
    heads.has(text.word(phrase)) &&
    !times.has(text.word(subject - 1)) &&
    isSubject(text, start, subject - 1) &&
    !hasVerb(text, start, subject)
  );
}

/** Where the part of the sentence starts that ends before `end`. */
function startOf(text: Text, first: number, end: number): number {
  let start = end;
  while (start > first && end - start < furthest) {
    const word = text.word(start - 1);
    if (boundaries.has(word)) break;
    if (coordinators.has(word) && (text.word(start - 2) === ',' || start - 1 === first)) break;
    if (word === 'that' && telling.has(lemmaOf(text.word(start - 2)))) break;
    start -= 1;
  }
  return start;
}

function hasVerb(text: Text, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const word = text.word(at);
    if (modals.has(word) || (auxiliaries.has(word) && !/^be/.test(word)) || text.kind(at) === Kind.clitic)
      return true;
    const classes = text.classes(at);
    if (classes & Class.thirdPerson && (!(classes & Class.plural) || classes & Class.verbFirst)) return true;
    if (classes & Class.past && (!(classes & Class.participle) || (at > start && text.isWord(at - 1))))
      return true;
    if (at === start && classes & Class.verb && classes & Class.verbFirst) return true;
  }
  return false;
}

/** Whether it can be what a sentence is about. */
function isSubject(text: Text, start: number, last: number): boolean {
  const opening = text.word(start);
  if (prepositions.has(opening) || (subordinators.has(opening) && opening !== 'that')) return false;
  const word = text.word(last);
  if (times.has(word)) return false;
  const classes = text.classes(last);
  if (text.kind(last) === Kind.variable || word === 'that' || word === 'this') return true;
  if (heads.has(opening)) return true;
  return text.isWord(last) && (classes === 0 || (classes & Class.noun) !== 0) && !(classes & Class.adverb);
}

const trailing = new Set(
  'when whenever if once while as until till before after because since unless where wherever'.split(' '),
);
const boundaries = new Set('; : — . ? ! " ('.split(' '));
const telling = new Set(
  'say tell think know believe argue hope fear suspect claim swear admit insist guess'.split(' '),
);
const heads = new Set(
  'all nothing everything anything something the a an neither any those one none'.split(' '),
);
const times = new Set(
  'day days week weeks month year years morning evening afternoon night time times moment minute second hour today tomorrow tonight yesterday season summer winter spring autumn way now then instant'.split(
    ' ',
  ),
);
