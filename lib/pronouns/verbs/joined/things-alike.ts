import { coordinators, determiners, objectPronouns, prepositions } from '../../words/function-words.ts';
import { opensObject } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf, type NounKind } from '../../words/senses.ts';
import { timesOfDay } from '../../words/possessive-words.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import type { ListBehind } from '../verb-lists.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** "Lets go of balls, sticks and bones", "between meals and walks". */
export function isOfThings(text: Text, at: number, verb: number): boolean {
  // "Weaves between cones and targets my palm."
  // "Between hospitals, tutors cadets."
  if (text.word(at - 2) === 'between')
    return !opensObject(text, verb + 1) && !(text.classes(verb + 1) & Class.plural && text.word(at) === ',');
  const kind = nounKindOf(text.word(verb));
  const endsThere = !text.isWord(verb + 1) || coordinators.has(text.word(verb + 1));
  const before = nounKindOf(text.word(at - 1));
  if (!endsThere) return false;
  // "Chicken, beef and work."
  if (kind === 'food' && before === 'animals') return true;
  return (
    (isThing(kind) && isThing(before)) || (kind === 'ideas' && before === 'ideas') || closesThings(text, verb)
  );
}

/** "Ships parts, tools and spares." */
const closesThings = (text: Text, verb: number): boolean =>
  text.word(verb + 1) === 'and' &&
  !(text.classes(verb + 2) & Class.verbFirst) &&
  [verb - 2, verb, verb + 2].every(
    (at) =>
      text.classes(at) & Class.plural &&
      /^(?:gear|food|ideas|parts|amounts|times)$/.test(nounKindOf(text.word(at)) ?? ''),
  );

export const isThing = (kind: NounKind | undefined) => kind === 'gear' || kind === 'food';

/** "Likes rides in the car, runs on the beach and naps by the fire": what is liked is listed to the end. */
export function listsOutings(
  text: Text,
  verb: number | undefined,
  { at: joint, verb: listed, isJoined }: Joint,
): boolean {
  if (verb === undefined || !outings.has(text.word(listed)) || !outings.has(text.word(verb + 1)))
    return false;
  if (!liking.has(lemmaOf(text.word(verb)))) return false;
  if (isJoined) {
    for (let at = verb + 2; at < joint; at += 1)
      if (text.word(at) === ',') return outings.has(text.word(at + 1));
    return false;
  }
  for (let at = listed + 1; at < listed + 10; at += 1)
    if (text.word(at) === 'and') return outings.has(text.word(at + 1));
  return false;
}

const outings = new Set(
  'walks runs rides naps swims hikes strolls jogs cuddles snuggles trips games drives rolls rests chews'.split(
    ' ',
  ),
);

const liking = new Set('love like enjoy hate dislike need want prefer fear'.split(' '));

/** Whether the word before `at` is a thing without a word like "the", all that the verb acts on. */
export function isOfLiking(text: Text, verb: number | undefined, at: number): boolean {
  if (verb === undefined || at > verb + 3 || !liking.has(lemmaOf(text.word(verb)))) return false;
  return at > verb + 1 && !determiners.has(text.word(verb + 1)) && !objectPronouns.has(text.word(verb + 1));
}

/** "Mows on Fridays, weeds on Mondays", "waits at kerbs, heels past cats": how alike both end. */
export function byPlaces(
  { clause: { text, to } }: VerbsSoFar,
  at: number,
  verb: number,
  list: ListBehind,
): number {
  const [before, behind] = [text.word(at - 2), text.word(verb + 1)];
  if (!prepositions.has(before) || !prepositions.has(behind) || behind === 'of') return 0;
  return before === behind ? 2.5 : list === 'verbs' && to === 'plural' ? 1 : 0;
}

/** "Pays in coins, tips in compliments": two verbs with one noun each behind the same preposition. */
export const isAlike = ({ clause: { text, to }, changes }: VerbsSoFar, at: number, verb: number): boolean =>
  to === 'plural' &&
  changes.at(-1)?.index === at - 3 &&
  prepositions.has(text.word(at - 2)) &&
  text.word(at - 2) === text.word(verb + 1) &&
  !timesOfDay.has(text.word(verb + 2)) &&
  !text.isWord(verb + 3);
