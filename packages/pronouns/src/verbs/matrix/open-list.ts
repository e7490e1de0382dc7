import { dependent, isThird } from '../../words/agreement-words.ts';
import { coordinators } from '../../words/function-words.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import { wordSet } from '../../words/word-set.ts';

/** "Rex digs when he's hot, chews when he's bored": whether a comma and a verb, but no "and", stand before the clause. */
export function isInList(text: Text, first: number, subject: number): boolean {
  let isListed = false;
  let tellsOfOne = false;
  // A clause of theirs stands within the part before the comma.
  let isWithin = false;
  for (let at = subject - 1; at >= first; at -= 1) {
    // "He rises when you rise, lies where he can": no other's list.
    if (isThird(text.word(at))) {
      const isOwn = isWithin && reasons.has(text.word(at - 1));
      if (isOwn || (at === first ? !tellsOfOne : !hangs(text, at - 1))) return false;
      isWithin = true;
    }
    if (at > first && coordinators.has(text.word(at))) return false;
    tellsOfOne ||= text.word(at) === 'who';
    const isJoint = text.word(at) === ',' && mayBeVerb(text, at + 1);
    isListed ||= isJoint;
    if (isJoint) isWithin = false;
  }
  return isListed;
}

/** "When he", or "eats what he": whether the word opens a clause that hangs on the verb of another. */
const hangs = (text: Text, opener: number): boolean =>
  dependent.has(text.word(opener)) ||
  (contents.has(text.word(opener)) && isThirdPerson(text.classes(opener - 1)));

const contents = wordSet('what how why');

/** What opens a clause that stands alone behind its main one: "since he jumps up when he's happy, leaks when". */
const reasons = wordSet('because since although though');

/** "Hums while he works", "burns the letter": whether a word behind a comma is a verb of today. */
export const mayBeVerb = (text: Text, at: number): boolean =>
  isThirdPerson(text.classes(at)) ||
  ((text.classes(at) & Class.thirdPerson) !== 0 &&
    (dependent.has(text.word(at + 1)) || opensObject(text, at + 1)));
