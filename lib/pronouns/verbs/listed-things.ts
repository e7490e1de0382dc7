import { verbParticles } from '../words/agreement-words.ts';
import { modals, prepositions, subordinators } from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';

/** Whether the word behind a joint is no verb but a thing, as far as that is known. */
export function namesThing(text: Text, at: number): boolean {
  const word = text.word(at);
  const classes = text.classes(at);
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

/** "Sleeps in the crate, door open, and", "window down, and": how something is meanwhile. */
export const isAbsolute = (text: Text, noun: number): boolean =>
  text.word(noun + 2) === ',' &&
  (verbParticles.has(text.word(noun + 1)) ||
    (text.classes(noun + 1) & (Class.adjective | Class.participle)) !== 0);
