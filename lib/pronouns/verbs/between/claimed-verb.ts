import { dependent } from '../../words/agreement-words.ts';
import { subjectPronouns } from '../../words/function-words.ts';
import { Bearer, doersOf } from '../../words/senses.ts';
import { isThirdPerson } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import { isDogsOwn } from '../told-of-dog.ts';
import type { Clause } from '../verb-change.ts';

/**
 * "When you're sad and puts his head on your knee", "when I sit and comes to me", "when you leave and whines": whether the verb is
 * hardly that of `who`, "you" or "I", whose clause stands before it.
 */
export function isNotIts(text: Text, verb: number, who: string): boolean {
  if ((doersOf(text.word(verb)) & (Bearer.dog | Bearer.person | Bearer.unknown)) === Bearer.dog) return true;
  for (let at = verb + 1; at < verb + 8 && text.isWord(at); at += 1) {
    const word = text.word(at);
    if (subjectPronouns.has(word) && word !== 'you') return false;
    if (word === 'me') return who === 'i';
    if (word === 'you') return who === 'you' && isDogsOwn(text, at);
    if (word === 'their' && at === verb + 1 && isDogsOwn(text, at)) return true;
    if (word === 'my' || word === 'your') return false;
  }
  return false;
}

/** Whether no thing does what the verb says. */
export const isNothings = (verb: string) => (doersOf(verb) & (Bearer.thing | Bearer.unknown)) === 0;

/** "You" and the like between two words: someone else was named. */
export const hasPerson = (text: Text, from: number, to: number): boolean => {
  for (let at = from; at < Math.min(to, from + 30); at += 1)
    if (/^(?:you|i|we)$/.test(text.word(at))) return true;
  return false;
};

export const isDogsAlone = (verb: string) => isNothings(verb) && (doersOf(verb) & Bearer.dog) !== 0;

/** "When my wife leaves and settles when": whether the verb has a clause behind it like the one around `at`. */
export function goesOnAlike(text: Text, at: number, verb: number): boolean {
  let opener = verb + 1;
  while (opener < verb + 7 && text.isWord(opener) && !dependent.has(text.word(opener))) opener += 1;
  const behind = text.word(opener);
  if (!dependent.has(behind)) return false;
  for (let index = at - 1; index > at - 7; index -= 1) if (text.word(index) === behind) return true;
  return false;
}

/** Whether the list that the verb is in goes on to its end with a bare "or": "snags or catches". */
export function closesWithOr({ text, last }: Clause, verb: number): boolean {
  for (let at = verb + 1; at < Math.min(last, verb + 8); at += 1) {
    if (text.word(at) === 'or') return isThirdPerson(text.classes(at + 1));
    if (!text.isWord(at)) return false;
  }
  return false;
}
