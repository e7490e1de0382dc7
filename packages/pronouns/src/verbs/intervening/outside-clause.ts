import { dependent, nothings } from '../../words/agreement-words.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import { auxiliaries, determiners, indefinites, modals } from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import { isDogs, listBehind } from '../clause/verb-lists.ts';
import type { Clause, Joint, VerbsSoFar } from '../clause/clause.ts';

/** Whether the verb behind a clause whose subject is at `doer` repeats what stands before that clause, or leaves no gap as it does. */
export function isOutside(
  text: Text,
  joint: Joint,
  { clause, changes }: VerbsSoFar,
  doer: number,
  isPronoun: boolean,
): boolean {
  const { verb, isComma, isJoined } = joint;
  const next = text.word(verb + 1);
  if (doer < 0) return false;
  if (clause.to === 'plural' && isBehindAll(clause, joint, doer)) return true;
  // "Tells us that she is late, tells her that we are early."
  const isSame = changes.some(({ index }) => text.word(index) === text.word(verb));
  if (isComma && isSame && !auxiliaries.has(text.word(verb))) return true;
  // "Likes men who sweat and hates men who talk."
  if (!isPronoun && !indefinites.has(text.word(doer))) return next === text.word(doer);
  const opener = text.word(doer - 1);
  // "Knows what you read, guesses what you need."
  if (contents.has(opener) && next === opener) return true;
  // "Cooks things she has never tasted, teaches her words": her own would tell of the things as well.
  const isContact = nothings.has(opener) || isNamed(text, doer - 1) || isRelatedTo(text, doer - 1);
  // "Rolled in something I can't name, and is now asleep."
  // "Writes songs nobody hears, paints pictures".
  const hasThings = isComma && (text.classes(verb + 1) & Class.plural) !== 0 && !isPronoun;
  if (isContact && isPronoun && hasItsObject(text, doer)) return false;
  return isContact && ((isComma && isJoined) || opensObject(text, verb + 1) || hasThings);
}

/** "If they run out of food we'll buy it": no gap, so that the clause tells nothing of the food. */
function hasItsObject(text: Text, doer: number): boolean {
  const isHelped = text.kind(doer + 1) === Kind.clitic || modals.has(text.word(doer + 1));
  const verb = isHelped ? doer + 2 : doer + 1;
  if (!(text.classes(verb) & Class.verb)) return false;
  const object = /^(?:them|him|her|you)$/.test(text.word(verb + 1)) ? verb + 2 : verb + 1;
  return text.word(object) === 'it' || (determiners.has(text.word(object)) && opensObject(text, object));
}

/** Whether a thing or somebody is named there, no verb. */
function isNamed(text: Text, at: number): boolean {
  const classes = text.classes(at);
  const isNoun = (classes & (Class.noun | Class.plural)) !== 0 && !(classes & Class.verbFirst);
  return isNoun && !dependent.has(text.word(at));
}

/** "Dogs that nobody wants", but "the feeling that nobody cares", "so well that they stayed". */
const isRelatedTo = (text: Text, relative: number): boolean =>
  /^(?:that|which|whom)$/.test(text.word(relative)) &&
  isNamed(text, relative - 1) &&
  !(text.classes(relative - 1) & (Class.adverb | Class.adjective)) &&
  nounKindOf(text.word(relative - 1)) !== 'ideas';

/** Whether a comma before "and" closes what the subject at `doer` does, or the verb says that the first subject does as it can. */
function isBehindAll(
  { text, pronoun }: Clause,
  { at, verb, isComma, isJoined }: Joint,
  doer: number,
): boolean {
  // "The world owes him a living and takes what he can."
  if (text.word(verb + 2) === pronoun && /^(?:what|as|where)$/.test(text.word(verb + 1)))
    return /^(?:can|could|likes|pleases|wants)$/.test(text.word(verb + 3));
  if (!isComma || !isJoined) return false;
  let start = at - 1;
  while (start > doer && text.word(start) !== ',') start -= 1;
  // "Knows the manager, who knows the owner, and gets us in."
  // "Greets my sister, who feeds him, like a queen, and treats me".
  const isOver = start === doer + 1 || !(text.classes(start + 1) & Class.thirdPerson);
  if (start > doer) return isOver && text.word(doer + 1) === ',' && text.word(doer + 2) === 'who';
  // "Says the soup is cold and the waiter is rude, and leaves no tip."
  while (start > at - 12 && text.isWord(start) && text.word(start) !== 'and') start -= 1;
  return text.word(start) === 'and';
}

const contents = new Set('what how where who which'.split(' '));

/** "Brings tea when you can't sleep, turns the lights down and sits": a list of the subject's behind what you do. */
export const goesOnBehindTime = (clause: Clause, { verb, isJoined }: Joint, doer: number): boolean =>
  !isJoined &&
  dependent.has(clause.text.word(doer - 1)) &&
  clause.text.word(doer - 1) !== 'while' &&
  isDogs(clause, verb) &&
  clause.text.isWord(verb + 1) &&
  listBehind(clause, verb) === 'verbs';
