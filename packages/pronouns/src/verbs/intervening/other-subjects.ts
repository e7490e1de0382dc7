import { dependent, maintaining, saying, seeming, singularAuxiliaries } from '../../words/agreement-words.ts';
import {
  coordinators,
  determiners,
  objectPronouns,
  prepositions,
  relatives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { causing } from '../../words/possessive-words.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from '../clause/clause.ts';

/** Whether the pronoun at `at`, "it" or "you", is what a verb acts on, not the subject of the next clause. */
export function isObject({ text }: Clause, at: number): boolean {
  const before = text.word(at - 1);
  // "Wakes before you, stretches and waits."
  if (text.kind(at + 1) === Kind.mark && before !== 'and' && before !== 'or') return true;
  // "Is faster than you and has somewhere to be", but "is faster than you think".
  if (before === 'than' && coordinators.has(text.word(at + 1))) return true;
  if ((prepositions.has(before) && !subordinators.has(before)) || before === 'round' || before === 'worth')
    return true;
  if (
    !(text.classes(at - 1) & (Class.verb | Class.thirdPerson | Class.past | Class.participle | Class.gerund))
  )
    return false;
  // "Feels you tug."
  if (causing.has(lemmaOf(before)) && text.classes(at + 1) & Class.verb) return true;
  const next = text.word(at + 1);
  if (isFiniteVerb(next) || text.kind(at + 1) === Kind.clitic) return false;
  const classes = text.classes(at + 1);
  // "Watches it work": as a subject it would say "works".
  if (text.word(at) === 'it') return !(classes & Class.thirdPerson);
  return !(classes & Class.verb && classes & Class.verbFirst);
}

/** "The bell scares the dog", "so the vet muzzles him": whether what follows shows that a word which may be a plural is a verb. */
export function actsOnObject(text: Text, at: number): boolean {
  if (determiners.has(text.word(at + 1))) return true;
  const opener = text.word(at - 3);
  return objectPronouns.has(text.word(at + 1)) && (coordinators.has(opener) || opener === 'so');
}

/** "The bed smells of fish", "the ear looks and": a verb by what follows, though a plural by its form. */
export const isSeeming = (text: Text, at: number): boolean =>
  seeming.has(text.word(at)) &&
  text.isWord(at - 1) &&
  (/^(?:of|like|and|but|as)$/.test(text.word(at + 1)) ||
    (text.classes(at + 1) & (Class.adjective | Class.plural)) === Class.adjective);

/** Whether a clause with a subject of its own may have begun before the verb at `at`. */
export function hasOwnClause({ text, first }: Clause, at: number): boolean {
  if (tellsOfSuperlative(text, at)) return false;
  for (let index = at - 1; index > at - 9 && index >= first; index -= 1) {
    const word = text.word(index);
    if (subordinators.has(word) || coordinators.has(word) || word === ',' || saying.has(word)) return true;
    const classes = text.classes(index);
    if (classes & Class.thirdPerson && !(classes & Class.plural)) return true;
  }
  return false;
}

/** Whether the clause around `at` tells of a word before, "who pulls": not where a word like "when" opens it. */
export function isRelative({ text, first }: Clause, at: number): boolean {
  for (let index = at; index > at - 8 && index >= first; index -= 1) {
    const word = text.word(index);
    if (relatives.has(word)) return !opensContent(text, index);
    // "Believes the bell rings."
    if (isTold(word)) return false;
    // "Barks the moment you sit, stares at you and whines."
    const isTime = dependent.has(word) && determiners.has(text.word(index - 1));
    if (subordinators.has(word) || isTime) return false;
  }
  return true;
}

/** "Sits, as far as you know, on the bench": whether the clause around `at` opens right behind a comma. */
export function isInserted({ text, first }: Clause, at: number): boolean {
  for (let index = at; index > at - 8 && index > first; index -= 1)
    if (text.word(index - 1) === ',')
      return opensInsertion(text.word(index)) || (isTold(text.word(at)) && text.word(at + 1) === ',');
  return false;
}

/** "So" and "because" open what ends the sentence. */
const opensInsertion = (word: string) => subordinators.has(word) && word !== 'so' && word !== 'because';

const isTold = (word: string) => saying.has(word) || maintaining.has(lemmaOf(word));

/** "While he waits, the bell rings": whether a noun that a comma stands before is the subject of the verb at `at`. */
export function isMainSubject({ text, first }: Clause, at: number): boolean {
  for (let index = at - 1; index > at - 6 && index > first; index -= 1) {
    if (text.word(index) === ',')
      return determiners.has(text.word(index + 1)) || text.isCapitalized(index + 1);
    if (!text.isWord(index) || subordinators.has(text.word(index))) return false;
  }
  return false;
}

/** "Finds that the bell rings", "knows what the bell means", but "the bell that rings". */
function opensContent(text: Text, at: number): boolean {
  const word = text.word(at);
  // "Knows exactly which drawer the cheese is in, sits in front of it."
  if (word === 'who' || word === 'which')
    return isAskedFor(text, text.word(at - 1).endsWith('ly') ? at - 1 : at);
  if (word !== 'that') return word !== 'whose' && word !== 'whom';
  const before = text.classes(at - 1);
  // "Barks so that you notice, whines if you don't, and settles."
  if (text.word(at - 1) === 'so') return true;
  // "He notes that", but "the notes that".
  const isDone =
    subjectPronouns.has(text.word(at - 2)) ||
    coordinators.has(text.word(at - 2)) ||
    text.word(at - 2) === ',';
  if (isDone && before & (Class.verb | Class.thirdPerson)) return true;
  return isThirdPerson(before) || ((before & Class.verb) !== 0 && !(before & Class.noun));
}

/** "Remembers who was first", "to ask who owns it", but "the friend who owns it". */
export function isAskedFor(text: Text, who: number): boolean {
  const before = text.classes(who - 1);
  return isThirdPerson(before) || ((before & Class.verb) !== 0 && (before & Class.verbFirst) !== 0);
}

/** "Than the other dog does", "as children do,": whether what stands before the verb at `at` is only compared with. */
export function isCompared({ text, first }: Clause, at: number): boolean {
  for (let index = at - 1; index > at - 5 && index >= first; index -= 1) {
    if (text.word(index) === 'than') return true;
    if (text.word(index) === 'as') return text.word(at + 1) === ',';
    if (!text.isWord(index)) return false;
  }
  return false;
}

/** "The youngest mayor the town has had": a clause without a word to open it, which ends what it tells of. */
function tellsOfSuperlative(text: Text, at: number): boolean {
  const has = text.word(at) === 'had' && singularAuxiliaries.has(text.word(at - 1)) ? at - 1 : at;
  return (
    /^(?:has|have|had)$/.test(text.word(has)) &&
    determiners.has(text.word(has - 2)) &&
    text.isWord(has - 3) &&
    [4, 5].some((back) => isSuperlative(text, has - back))
  );
}

const isSuperlative = (text: Text, at: number) =>
  /^(?:most|best|worst|first|only|last)$/.test(text.word(at)) ||
  (text.word(at).endsWith('est') && (text.classes(at) & Class.adjective) !== 0);
