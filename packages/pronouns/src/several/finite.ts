import { auxiliaries, modals } from '../words/function-words.ts';
import { isThirdPerson } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';

/** Whether the word is a verb that only a subject has: "is", "can", "barks". */
export const isFinite = (text: Text, at: number): boolean =>
  auxiliaries.has(text.word(at)) || modals.has(text.word(at)) || isThirdPerson(text.classes(at));
