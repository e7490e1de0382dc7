import { pluralAuxiliaries, verbParticles } from '../../words/agreement-words.ts';
import {
  determiners,
  indefinites,
  isIrregularPlural,
  modals,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { opensObject } from '../../noun-phrase.ts';
import { nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from '../verb-change.ts';

/** Whether the word behind a joint, which does not read as a verb of the subject, is a thing, as far as that is known. */
export function namesThing({ text, to }: Clause, at: number): boolean {
  const word = text.word(at);
  const classes = text.classes(at);
  if (to === 'plural' && (classes & Class.plural || isIrregularPlural(word)))
    return text.word(at - 1) !== '—' && (!isThirdPerson(classes) || isFoodOrGear(word));
  // "Denies it, calling it a lie."
  if (classes & Class.gerund && opensObject(text, at + 1)) return false;
  const isState =
    classes & (Class.participle | Class.adverb) ||
    (classes & (Class.adjective | Class.noun)) === Class.adjective;
  return (
    !(classes & (Class.verb | Class.thirdPerson | Class.past)) &&
    !modals.has(word) &&
    !prepositions.has(word) &&
    !subordinators.has(word) &&
    !isState
  );
}

/** "Needs rest, not walks". */
export const isDeniedThing = (text: Text, at: number): boolean =>
  text.word(at - 1) === 'not' && (text.classes(at) & Class.plural) !== 0;

/** "Stairs and mirrors still confuse him", "walks and visitors are fun": whether what an "and" joins at `at` does what stands behind. */
export function areSubjects(text: Text, at: number): boolean {
  if (text.word(at) !== 'and' || determiners.has(text.word(at - 2))) return false;
  if (!(text.classes(at - 1) & text.classes(at + 1) & Class.plural)) return false;
  const verb = /^(?:still|also|both|all|often|really|always|never)$/.test(text.word(at + 2))
    ? at + 3
    : at + 2;
  if (pluralAuxiliaries.has(text.word(verb))) return true;
  const isBare = (text.classes(verb) & (Class.verb | Class.thirdPerson)) === Class.verb;
  return isBare && !prepositions.has(text.word(verb)) && opensObject(text, verb + 1);
}

const isFoodOrGear = (word: string): boolean => /^(?:food|gear)$/.test(nounKindOf(word) ?? '');

/** "Sleeps in the crate, door open, and", "window down, and": how something is meanwhile. */
export const isAbsolute = (text: Text, noun: number): boolean =>
  text.word(noun + 2) === ',' &&
  (verbParticles.has(text.word(noun + 1)) ||
    (text.classes(noun + 1) & (Class.adjective | Class.participle)) !== 0);

/** "A home, a bed and somebody who is in, and needs little else": whether the one named there is what the verb before acts on. */
export const isListedBody = (text: Text, somebody: number): boolean =>
  indefinites.has(text.word(somebody)) && /^(?:who|that|with|to|near|else|,)$/.test(text.word(somebody + 1));
