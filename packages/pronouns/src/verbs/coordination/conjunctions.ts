import { inverting, nothings } from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  counts,
  modals,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { timeNouns } from '../../words/possessive-words.ts';
import { lemmaOf, WordSet } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { headOfVerb } from '../clause/compound-verbs.ts';
import { auxiliaryBehind, behindInsertion, behindTimeOrPlace } from '../clause/insertions.ts';
import { phraseLength, skipAdverbs } from '../clause/adverbs.ts';
import type { Clause, Joint, VerbsSoFar } from '../clause/clause.ts';

/** Words that do more than name a thing or be a verb; most are passed over by one look. */
export const steering = WordSet.of([
  ...subjectPronouns,
  ...coordinators,
  ...modals,
  ...auxiliaries,
  'to',
  'so',
  'than',
  'who',
  'which',
  'that',
]);

/** Whether another verb may be joined by this word or mark at `at`. */
export function mayJoin(so: VerbsSoFar, at: number, word: string): boolean {
  const { clause } = so;
  const { text } = clause;
  // "Will then sit": the adverb, not the joint.
  if (word === 'then') return !(isFiniteVerb(text.word(at - 1)) || subjectPronouns.has(text.word(at - 1)));
  if (word === 'yet') return joinsYet(clause, at);
  if (word === 'but' && nothings.has(text.word(at - 1)))
    // "Nothing but a bone", "they see everything but haven't barked".
    return auxiliaries.has(text.word(at + 1));
  if (word === ',' && text.word(at + 1) === 'plus') return false;
  if (word === 'plus' || (word === 'or' && text.word(at + 1) === 'not')) return false;
  if (word === 'than') return text.word(at - 1) === 'rather' || isMoreOften(so);
  return coordinators.has(word) || word === ',' || word === '—' || word === '/' || word === ':';
}

/** What a word or mark at `at` may join, looked for up to `end`. */
export function jointAt(clause: Clause, at: number, end: number): Joint {
  const { text } = clause;
  const mark = text.word(at);
  const isComma = mark === ',' || mark === '—' || mark === ':';
  let isJoined = !isComma;
  const isInQuote = mark === ',' && text.word(at + 1) === '"' && !text.gap(at + 1);
  let next = isInQuote ? at + 2 : at + 1;
  while (next < end && (coordinators.has(text.word(next)) || text.word(next) === ',')) {
    isJoined ||= coordinators.has(text.word(next));
    next += 1;
  }
  // "And, when he has had enough, steps off", "and (nine times in ten) comes back".
  if (isJoined && text.word(next - 1) === ',') next = behindInsertion(clause, next - 1);
  else if (isJoined && opensAside(clause, next)) next = behindInsertion(clause, next);
  else if (isJoined && prepositions.has(text.word(next))) next = behindPhrase(clause, next);
  // "And once in a while lets out a sigh."
  else if (isJoined) next += phraseLength(text, next);
  // "And two minutes later comes back."
  const isLater = isJoined && text.word(next + 2) === 'later' && counts.has(text.word(next));
  if (isLater) next += 3;
  if (isJoined && howOften.has(text.word(next)) && isDoneThen(clause, next + 1)) next += 2;
  const word = text.word(next);
  let verb = word === 'so' || word === 'there' ? next : skipAdverbs(clause, next);
  // "And always, whatever comes, wags."
  if (isJoined && verb > next) verb = skipAdverbs(clause, behindInsertion(clause, verb));
  verb = headOfVerb(text, verb);
  return { at, isComma, isJoined, next, verb };
}

/** "And from time to time looks up", "and in the end settles": the word behind what a preposition opens, where that is no object. */
function behindPhrase(clause: Clause, at: number): number {
  const fixed = phraseLength(clause.text, at);
  return fixed > 0 ? at + fixed : (behindTimeOrPlace(clause, at) ?? auxiliaryBehind(clause, at) ?? at);
}

/** "And every night locks the door", "but most days walks", not "and every day brings a surprise". */
function isDoneThen({ text, to }: Clause, time: number): boolean {
  const isSeveral = (text.classes(time) & Class.plural) !== 0;
  if (!isTimeNoun(text.word(time))) return false;
  const verb = text.classes(time + 1) & (to === 'plural' ? Class.thirdPerson : Class.verb);
  if (!verb || inverting[to].has(text.word(time + 1))) return false;
  return isSeveral === (to === 'plural') || text.word(time - 1) === 'one' || !isDoneByTime(text, time + 1);
}

const isTimeNoun = (word: string): boolean =>
  word === 'day' || timeNouns.has(word.endsWith('s') ? word.slice(0, -1) : word) || word === 'days';

const isDoneByTime = (text: Text, verb: number): boolean =>
  doneByTimes.has(lemmaOf(text.word(verb))) && !/^(?:back|home)$/.test(text.word(verb + 1));

const howOften = new Set('every each most some one'.split(' '));
/** What a day or a year does itself. */
const doneByTimes = wordSet(
  'be have bring feel seem make test get become look start begin end pass go cost turn take add count matter grow blur wear drag hurt remind teach come mean leave give see offer follow show open close hold fly run',
);

/** "And (nine times in ten) comes back", "and - get this - comes back". */
const opensAside = ({ text }: Clause, at: number): boolean =>
  text.word(at) === '(' || (text.word(at) === '-' && text.gap(at) && text.gap(at + 1));

/** "More often digs than barks." */
function isMoreOften({ clause: { text }, changes }: VerbsSoFar): boolean {
  const verb = changes.at(-1)?.index ?? 0;
  return text.word(verb - 1) === 'often' && text.word(verb - 2) === 'more';
}

/** "Plays rough yet is gentle", but "what they haven't got yet is patience". */
function joinsYet({ text, to }: Clause, at: number): boolean {
  for (let back = at - 1; back > at - 4; back -= 1)
    if (/^(?:not|never|nothing|cannot)$|n't$/.test(text.word(back))) return false;
  return inverting[to].has(text.word(at + 1)) && !subjectPronouns.has(text.word(at + 2));
}
