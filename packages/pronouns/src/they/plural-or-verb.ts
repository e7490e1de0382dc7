import {
  auxiliaries,
  counts,
  determiners,
  modals,
  objectPronouns,
  possessives,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';
import { isBeing, nounKindOf, type NounKind } from '../words/senses.ts';

/** A word in -s that may be a verb: what stands before it decides. */
export function isPluralHere(text: Text, first: number, index: number, classes: number): boolean {
  if (isVerbHere(text, first, index)) return false;
  const next = text.word(index + 1);
  if (index === first) {
    return (
      ((classes & Class.verbFirst) === 0 && next !== 'like') ||
      severalVerbs.has(next) ||
      modals.has(next) ||
      (next === ',' && nounKindOf(text.word(index)) !== undefined) ||
      isBaseVerb(text, index + 1)
    );
  }
  const before = text.word(index - 1);
  if (
    determiners.has(before) ||
    possessives.has(before) ||
    prepositions.has(before) ||
    before === "'s" ||
    text.kind(index - 1) === Kind.number
  )
    return true;
  const beforeClasses = text.classes(index - 1);
  if (beforeClasses & (Class.adjective | Class.gerund)) return true;
  if (before === 'and' || before === 'or' || before === ',') return (classes & Class.verbFirst) === 0;
  if (
    beforeClasses & (Class.verb | Class.past) &&
    !(beforeClasses & Class.noun && !(beforeClasses & Class.verbFirst))
  )
    return true;
  if (counts.has(before)) return true;
  if (/^(?:what|who|that|which)$/.test(before)) return severalVerbs.has(next);
  // "Though cows are curious."
  if (subordinators.has(before)) return true;
  if (
    text.isWord(index - 1) &&
    (beforeClasses === 0 || beforeClasses & Class.noun) &&
    !(beforeClasses & Class.verbFirst)
  ) {
    if (auxiliaries.has(next) || modals.has(next)) return true;
    const kind = nounKindOf(text.word(index));
    if (kind !== undefined && (!acting.has(kind) || !isBeing(nounKindOf(before)))) return true;
    return (
      (classes & Class.nounFirst) !== 0 &&
      !determiners.has(text.word(index - 2)) &&
      !possessives.has(text.word(index - 2))
    );
  }
  if (text.kind(index - 1) === Kind.mark) return (classes & Class.verbFirst) === 0;
  if (text.kind(index - 1) === Kind.variable) return false;
  return (
    (classes & (Class.verbFirst | Class.thirdPerson)) !== (Class.verbFirst | Class.thirdPerson) &&
    (classes & Class.nounFirst) !== 0
  );
}

/** Nouns that are verbs as well: "the dog barks", but "vet nurses" and "crate covers". */
const acting: ReadonlySet<NounKind> = new Set<NounKind>(['events', 'ideas', 'parts', 'amounts', 'places']);

/** "{{dog}} minds the sofa", "it scrapes", "which starts". */
function isVerbHere(text: Text, first: number, index: number): boolean {
  const before = text.word(index - 1);
  if (
    index <= first ||
    determiners.has(before) ||
    possessives.has(before) ||
    prepositions.has(before) ||
    counts.has(before) ||
    before === "'s" ||
    text.kind(index - 1) === Kind.number
  )
    return before === 'that' && index - 1 > first;
  if (singularSubjects.has(before)) return !(index - 1 === first && /^(?:which|what)$/.test(before));
  const kind = text.kind(index - 1);
  if (kind === Kind.variable || kind === Kind.clitic) return true;
  const next = text.word(index + 1);
  const goesOn = (determiners.has(next) && next !== 'that') || objectPronouns.has(next);
  const beforeClasses = text.classes(index - 1);
  // "Bella sniffs at it", but "Hang bells on the door".
  const isOrder = index - 1 === first && (beforeClasses & Class.verb) !== 0;
  if (
    text.isCapitalized(index - 1) &&
    !text.isCapitalized(index) &&
    (goesOn || (prepositions.has(next) && !isOrder))
  )
    return true;
  return goesOn && (!(beforeClasses & (Class.verb | Class.past)) || (beforeClasses & Class.nounFirst) !== 0);
}

/** "Ferrets stink", but not "loves water". */
function isBaseVerb(text: Text, index: number): boolean {
  const classes = text.classes(index);
  return (
    text.isWord(index) &&
    (classes & Class.verb) !== 0 &&
    ((classes & Class.verbFirst) !== 0 || !(classes & (Class.noun | Class.adjective | Class.adverb))) &&
    !prepositions.has(text.word(index))
  );
}

const severalVerbs = new Set("are were have do aren't weren't haven't don't".split(' '));

const singularSubjects = new Set(
  'it he she who which whichever whoever that nobody everyone everybody someone somebody nothing everything something what this one'.split(
    ' ',
  ),
);
