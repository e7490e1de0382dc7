import { auxiliaries, modals } from '../words/function-words.ts';
import type { Text } from '../text/text.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import type { Clause } from './verb-change.ts';

/** "They bark at bikes; ignore cars", "she was ill; is fine now": no subject, so that the last one goes on. */
export function opensWithVerb({ text, to }: Clause, at: number): boolean {
  if (to === 'singular') return false;
  const classes = text.classes(at);
  const isState =
    /^(?:is|was|has)$/.test(text.word(at)) &&
    (text.classes(at + 1) & (Class.adjective | Class.participle)) !== 0;
  return (
    isState || (isThirdPerson(classes) && (classes & (Class.verbFirst | Class.plural)) === Class.verbFirst)
  );
}

/** Verbs that go on behind "so" without a subject. */
export const goesOnBehindSo = (text: Text, at: number) =>
  /^(?:needs|wants)$/.test(text.word(at)) ||
  (isThirdPerson(text.classes(at)) &&
    !auxiliaries.has(text.word(at)) &&
    !auxiliaries.has(text.word(at + 1)) &&
    !(text.classes(at + 1) & Class.verb) &&
    !modals.has(text.word(at + 1)));
