import { dependent, particleWords } from '../../words/agreement-words.ts';
import { coordinators, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { skipAdverbs } from '../clause/adverbs.ts';
import type { Clause } from '../clause/clause.ts';

/** Whether the "to" at `at` stands before a verb: "to sit and wait". */
export function opensInfinitive(clause: Clause, at: number): boolean {
  const { text, to } = clause;
  // "Eager to please and learn."
  const next = text.word(at + 1) === 'please' ? at + 1 : skipAdverbs(clause, at + 1);
  const word = text.word(next);
  // "From room to room", "left to right".
  if (text.word(at - 1) === word || (ends.has(word) && ends.has(text.word(at - 1)))) return false;
  if (!(text.classes(next) & Class.verb) && word !== 'be' && word !== 'have' && word !== 'do') return false;
  // "Answer to Pip", "respond to calm voices".
  const isAnswer = answering.has(lemmaOf(text.word(at - 1))) && text.isWord(next + 1);
  if (text.isCapitalized(next) || isAnswer) return false;
  // "Come to work, lie under the desk", "walk to heel, sit".
  const isPlace =
    to === 'singular' &&
    (text.classes(next) & Class.nounFirst) !== 0 &&
    !intending.has(lemmaOf(text.word(at - 1)));
  if (isPlace && (!text.isWord(next + 1) || prepositions.has(text.word(next + 1)))) return false;
  if (word === 'sleep' && fallsTo(text, at)) return false;
  return !isGoal(text, at, next) && !(word === 'work' && isDriven(text, at, next));
}

/** "Drives her to work." */
const isDriven = (text: Text, to: number, next: number): boolean =>
  (!text.isWord(next + 1) || coordinators.has(text.word(next + 1))) &&
  [1, 2, 3].some((back) => going.has(lemmaOf(text.word(to - back))));

/** "Goes to sleep and snores", "goes right back to sleep", but "goes outside to sleep and wake". */
function fallsTo(text: Text, to: number): boolean {
  let verb = to - 1;
  while (verb > to - 4 && /^(?:right|straight|back|off)$/.test(text.word(verb))) verb -= 1;
  return /^(?:go|get|drift|drop)$/.test(lemmaOf(text.word(verb)));
}

/** What somebody looks or goes between. */
const ends = new Set(['left', 'right', 'front', 'back', 'top', 'bottom']);

/** Verbs whose "to" opens no infinitive. */
const answering = wordSet('respond react answer listen reply object belong');

/** "Goes to bed and sleeps", "looks forward to class and pulls". */
const isGoal = (text: Text, to: number, next: number): boolean =>
  (text.classes(next) & Class.nounFirst) !== 0 &&
  (coordinators.has(text.word(next + 1)) ||
    (placesToGo.has(text.word(next)) && dependent.has(text.word(next + 1)))) &&
  (going.has(lemmaOf(text.word(to - 1))) || particleWords.has(text.word(to - 1)));

/** What "to" and a verb follow, never a place. */
const intending = wordSet(
  'tend need want like love hate try start begin learn prefer hope have seem able ready',
);

/** "Goes to bed when." */
const placesToGo = new Set('bed work school class court church market town'.split(' '));

const going = wordSet(
  'go come race run walk get head return rush trot travel drive ride hurry settle cycle commute take bring',
);
