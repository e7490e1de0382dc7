import { isVerbOfOrder } from '../clause/clause-opening.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  isIrregularPlural,
  modals,
  prepositions,
  relatives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import { mayBeVerb } from './open-list.ts';

/** Words looked at before a clause. */
const furthest = 24;

/** Whether the part before a clause, "Rover sits", has a verb of today whose subject is named. */
export function hasNamedVerb(text: Text, start: number, end: number, isContent = false): boolean {
  // The first word has no subject before it.
  for (let at = end - 1; at > start; at -= 1) {
    const isTold = telling.has(lemmaOf(text.word(at))) && !(isContent && at === end - 1);
    if (subjectPronouns.has(text.word(at)) || isTold) return false;
    // "Who rises when".
    const isAsked = relatives.has(text.word(at - 1)) && text.classes(at) & Class.thirdPerson;
    const isListed = text.word(at - 1) === ',' && mayBeVerb(text, at);
    if (isContent && isListed) return startsNamed(text, start, at);
    if (isThirdPerson(text.classes(at)) || isAsked || isListed)
      return text.word(at - 1) === ','
        ? startsNamed(text, start, at)
        : !subjectPronouns.has(text.word(at - 1));
  }
  return false;
}

/** Whether the verb of today that the list begins with has no pronoun for its subject: "Rex digs when he's hot, chews". */
function startsNamed(text: Text, start: number, end: number): boolean {
  for (let at = end - 1; at > start; at -= 1) {
    const classes = text.classes(at);
    const before = text.word(at - 1);
    if (!(classes & Class.thirdPerson) || before === ',') continue;
    if (!subjectPronouns.has(before)) {
      if (isThirdPerson(classes)) return true;
    } else if (!subordinators.has(text.word(at - 2))) return false;
  }
  return true;
}

/** Where the part of the sentence starts that ends before `end`. */
export function startOf(text: Text, first: number, end: number): number {
  let start = end;
  while (start > first && end - start < furthest) {
    const word = text.word(start - 1);
    if (boundaries.has(word)) break;
    if (coordinators.has(word) && (/^[,;:—]$/.test(text.word(start - 2)) || start - 1 === first)) break;
    start -= 1;
  }
  return start;
}

/** Whether a verb that can have a subject stands there. */
export function hasVerb(text: Text, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const word = text.word(at);
    if (modals.has(word) || (auxiliaries.has(word) && !/^be/.test(word)) || text.kind(at) === Kind.clitic)
      return true;
    const classes = text.classes(at);
    // "Guards the", "who minds him".
    const isActive = determiners.has(text.word(at + 1)) || (at > start && text.word(at - 1) === 'who');
    if (isThirdPerson(classes) || (classes & Class.thirdPerson && isActive)) return true;
    if (classes & Class.past && (!(classes & Class.participle) || (at > start && text.isWord(at - 1))))
      return true;
    const isPronouns = subjectPronouns.has(text.word(at - 1)) && classes & (Class.verb | Class.thirdPerson);
    const isOrder = at === start && (isVerbOfOrder(text, at) || (classes & Class.verb && at + 1 === end));
    // "Guests look away until".
    // "Clients trust him because."
    const isActing = isVerbFirst(classes) || ((classes & Class.verb) !== 0 && opensObject(text, at + 1));
    const isPlurals = at === start + 1 && isPlural(text, start) && isActing;
    if (isPronouns || isOrder || isPlurals) return true;
  }
  return false;
}

const isPlural = (text: Text, at: number) =>
  (text.classes(at) & Class.plural) !== 0 || isIrregularPlural(text.word(at));

const isVerbFirst = (classes: number) => (classes & Class.verb) !== 0 && (classes & Class.verbFirst) !== 0;

/** Whether the words up to `last` can be what a sentence is about. */
export function isSubject(text: Text, start: number, last: number): boolean {
  const opening = text.word(start);
  if (opening === 'not') return false;
  if (prepositions.has(opening) || (subordinators.has(opening) && opening !== 'that')) return false;
  const word = text.word(last);
  if (times.has(word)) return false;
  const classes = text.classes(last);
  if (heads.has(opening)) return true;
  return text.isWord(last) && (classes === 0 || (classes & Class.noun) !== 0) && !(classes & Class.adverb);
}

/** Marks that no subject reaches across. */
const boundaries = new Set('; : — . ? ! " ('.split(' '));
/** Verbs of clauses that may interrupt: "he says". */
export const telling: ReadonlySet<string> = new Set(
  'say tell think know believe argue hope fear suspect claim swear admit insist guess maintain joke write announce'.split(
    ' ',
  ),
);
/** The first words of what a clause without a word to open it may tell of: "the ball he loves". */
export const heads = new Set(
  'all nothing everything anything something the a an neither any those one none'.split(' '),
);
/** Nouns that tell when or how, not what: "the day he came". */
export const times = new Set(
  'half day days week weeks month year years morning evening afternoon night time times moment minute second hour today tomorrow tonight yesterday season summer winter spring autumn way now then instant'.split(
    ' ',
  ),
);
