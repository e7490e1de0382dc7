import { dependent } from '../../words/agreement-words.ts';
import { coordinators, modals, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';
import { wordSet } from '../../words/word-set.ts';

const having = wordSet('need get have enjoy love like want offer include');
/** Doings that are had or needed like things. */
const needs = wordSet('rest play sleep water exercise work practice care love');
/** What somebody suffers from, has in mind or wants more of. */
const sufferings = wordSet(
  'ache pain cramp sweat cough chill doubt regret plan hope dream walk nap cuddle holiday talk chat laugh joke',
);
const knowing = wordSet('know learn');
const cues = wordSet(
  'sit down stay wait come leave drop heel touch spin place bed paw watch roll give shake beg fetch settle spin',
);
const treatments = wordSet('bath wash brush trim dry sniff wander play rest walk run');

/** Whether the word behind a joint is one more thing: "need food, rest and play", "a bath and brush", "know sit, wait and come". */
export function isNamedThing({ clause: { text }, changes }: VerbsSoFar, { at, verb }: Joint): boolean {
  if (isTreatment(text, at, verb) || closesThings(text, at, verb) || isClosedPair(text, at, verb))
    return true;
  const before = changes.at(-1)?.index;
  if (before === undefined || before >= at) return false;
  const lemma = lemmaOf(text.word(before));
  const endsThere = !text.isWord(verb + 1) || coordinators.has(text.word(verb + 1));
  if (knowing.has(lemma)) {
    const isCue = endsThere || (cues.has(text.word(verb)) && !dependent.has(text.word(verb + 1)));
    return isCue && cues.has(text.word(before + 1)) && isFirstList(text, before, at);
  }
  // "Gets cold, coughs and aches", but "gets headaches, cramps and sweats".
  const isSuffered = lemma !== 'get' || (text.classes(at - 1) & Class.plural) !== 0;
  const isNeeded = needs.has(text.word(verb)) || (isSuffered && sufferings.has(lemmaOf(text.word(verb))));
  return having.has(lemma) && isNeeded && endsThere && areThings(text, before + 1, at);
}

/** "Knows sit", "learns down": what is known is named by the word for it. */
export const knowsCue = (text: Text, verb: number): boolean =>
  knowing.has(lemmaOf(text.word(verb))) && cues.has(text.word(verb + 1));

/** "Deals with drains, rust and rot, and": a list that ends before one more verb. */
const isClosedPair = (text: Text, at: number, verb: number): boolean =>
  (text.classes(at - 1) & (Class.noun | Class.plural)) !== 0 &&
  !(text.classes(at - 1) & Class.verb) &&
  text.word(verb + 1) === 'and' &&
  text.word(verb + 3) === ',' &&
  coordinators.has(text.word(verb + 4)) &&
  [verb, verb + 2].every((at) => (text.classes(at) & (Class.noun | Class.verbFirst)) === Class.noun);

/** "By cold showers", "coins and old maps": no verb, for what stands before tells how the things are. */
export function isDescribedThing(text: Text, at: number): boolean {
  if (!(text.classes(at - 1) & Class.adjective)) return false;
  const before = text.word(at - 2);
  return prepositions.has(before) || (coordinators.has(before) && (text.classes(at) & Class.plural) !== 0);
}

/** "A bath and brush." */
const isTreatment = (text: Text, at: number, verb: number): boolean =>
  text.word(at - 2) === 'a' &&
  treatments.has(text.word(at - 1)) &&
  treatments.has(text.word(verb)) &&
  verb === at + 1;

/** "After meals, naps and play." */
function closesThings(text: Text, at: number, verb: number): boolean {
  if (text.isWord(verb + 1) || !needs.has(text.word(verb)) || text.word(at) === ',') return false;
  let isList = false;
  for (let index = at - 1; index > at - 8; index -= 1) {
    const word = text.word(index);
    if (prepositions.has(word)) return isList;
    isList ||= word === ',';
    if (word !== ',' && !(text.classes(index) & (Class.noun | Class.plural | Class.adjective))) return false;
  }
  return false;
}

function isFirstList(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (coordinators.has(text.word(at)) || modals.has(text.word(at))) return false;
  return true;
}

function areThings(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = text.word(at);
    const isThing = (text.classes(at) & (Class.noun | Class.plural | Class.adjective)) !== 0;
    if (word !== ',' && word !== 'and' && word !== 'a' && !isThing) return false;
  }
  return to > from;
}
