import { inverting, isThird, nothings, particleWords, verbParticles } from '../../words/agreement-words.ts';
import {
  coordinators,
  counts,
  determiners,
  modals,
  objectPronouns,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { behindInsertion, closingQuote, isVerbal } from './insertions.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { skipAdverbs } from './adverbs.ts';
import { Bearer, doersOf } from '../../words/senses.ts';
import type { Clause } from './clause.ts';
import type { Text } from '../../text/text.ts';
import { sameInPast } from '../../words/irregular-verbs.ts';

/** What a list goes on with. */
export type ListBehind = 'verbs' | 'perhaps' | 'none';

/** "If they pace, whine or scratch, come back", "if they sniff, eat and leave, they …": the comma at `at` parts verbs of one list. */
export function isListComma({ text, last }: Clause, at: number): boolean {
  let joint = '';
  for (let index = at + 1; index < Math.min(last, at + 20); index += 1) {
    const word = text.word(index);
    if (word === 'or' || word === 'and') joint = word;
    const opensMain = joint === 'and' && mainOpenings.has(text.word(index + 1));
    if (word === ',' && (joint === 'or' || opensMain)) return true;
    if (word === ';' || word === ':') return false;
  }
  return false;
}

/** "Write down when they eat, sleep, play and bark": the comma at `at` parts verbs of a dog, each by itself. */
export function isBareList(clause: Clause, at: number): boolean {
  const behind = clause.text.word(at + 2);
  if (!(clause.text.classes(at - 1) & Class.verb) || particleWords.has(clause.text.word(at - 1)))
    return false;
  // "Wait until they touch, mark and pay them."
  if (behind === 'and' && clause.text.word(at + 4) === 'them') return false;
  return (behind === ',' || behind === 'and' || behind === 'or') && isDogs(clause, at + 1);
}

export const isDogs = ({ text }: Clause, verb: number) =>
  (doersOf(lemmaOf(text.word(verb))) & Bearer.dog) !== 0;

/** Whether a dog may do what the verb says, as far as that is known. */
export const mayBeDogs = (clause: Clause, verb: number) =>
  isDogs(clause, verb) || (doersOf(lemmaOf(clause.text.word(verb))) & Bearer.unknown) !== 0;

/** "Let them look until they yawn, sit or lie down": the list that the comma belongs to ends in "or". */
export function endsInOr({ text, last }: Clause, comma: number): boolean {
  for (let at = comma + 1; at < Math.min(last, comma + 12); at += 1) {
    if (text.word(at) === 'or') return true;
    if (text.word(at) === 'and') return false;
  }
  return false;
}

/** What a main clause opens with that no order joined by "and" would: the verbs before it were the subject's. */
const mainOpenings = new Set('they you i we it please'.split(' '));

/** What the list that the verb at `verb` may be part of goes on with: surely verbs, words that may be verbs, or none. */
export function listBehind(clause: Clause, verb: number, isSure = isSurely): ListBehind {
  const { text, last } = clause;
  for (let at = verb + 1; at < Math.min(last, verb + 30); at += 1) {
    let word = text.word(at);
    // "Knows “sit” and “down,” and walks well."
    const close = word === '"' && !goesOnPhrase(text, at) ? closingQuote(clause, at) : undefined;
    if (close !== undefined) {
      at = close;
      if (text.word(close - 1) !== ',') continue;
      word = ',';
    }
    const isLast = coordinators.has(word) || (word === ',' && coordinators.has(text.word(at + 1)));
    if (!isLast && word !== ',') {
      // "Stops when I stop" is no end of it.
      const isVerb = isVerbal(clause, at + 1) && !subordinators.has(text.word(at + 1));
      const isDoer = isVerb || text.kind(at + 1) === Kind.clitic;
      const isObject = (word === 'you' || word === 'it') && !isDoer;
      const isSubject =
        subjectPronouns.has(word) &&
        !isObject &&
        !subordinators.has(text.word(at - 1)) &&
        !isThingsOf(text, at);
      if (!goesOnPhrase(text, at) || isSubject) return 'none';
      continue;
    }
    let next = at + 1;
    while (coordinators.has(text.word(next))) next += 1;
    next = skipAdverbs(clause, next);
    // "And, if I sing, howls", "and never, as far as I know, bites".
    if (isLast) next = skipAdverbs(clause, behindInsertion(clause, next));
    if (isSure(clause, next) || modals.has(text.word(next))) return 'verbs';
    // "Splits the day between home and work, keeps bees and".
    if (word === 'and' && isBetween(text, at)) continue;
    // "Rules out war and weather, and lays": what is joined before that belongs to the verb.
    if (isLast && closesThings(clause, next)) continue;
    if (isLast) return mayBe(clause, next) ? 'perhaps' : 'none';
    if (!mayBe(clause, next)) return 'none';
  }
  return 'none';
}

/** "Between home and", "between the house and": what is joined there is one more place. */
const isBetween = (text: Text, and: number): boolean => {
  for (let at = and - 2; at > and - 5 && text.isWord(at); at -= 1)
    if (text.word(at) === 'between') return true;
  return false;
};

/** "And weather, and": a noun alone behind the word that joins it. */
const closesThings = (clause: Clause, noun: number): boolean =>
  (clause.text.classes(noun) & (Class.noun | Class.plural)) !== 0 &&
  !mayBe(clause, noun) &&
  clause.text.word(noun + 1) === ',' &&
  coordinators.has(clause.text.word(noun + 2));

/** A word, or a figure with its signs: "5'9\"", "$4M", "40%". */
const goesOnPhrase = (text: Text, at: number): boolean =>
  text.isWord(at) ||
  text.kind(at) === Kind.clitic ||
  text.kind(at) === Kind.number ||
  /^[$%°£€]$/.test(text.word(at)) ||
  (/^["']$/.test(text.word(at)) && text.kind(at - 1) === Kind.number);

/** Whether the word could be a verb of the number that is being changed. */
function mayBe({ text, to }: Clause, index: number): boolean {
  // "And back away."
  if (text.word(index) === 'back') return to === 'singular';
  return (text.classes(index) & (to === 'plural' ? Class.thirdPerson : Class.verb)) !== 0;
}

/** Whether verbs that can only be of today are listed behind the one at `verb`: not in "they put it down, cut it and let me". */
export const listsToday = (clause: Clause, verb: number): boolean =>
  listBehind(clause, verb, (of, next) => !sameInPast.has(of.text.word(next)) && isSurely(of, next)) ===
  'verbs';

/** "They let go, looked up and grinned": whether the next joint has a verb of the past behind it. */
export function listsPast(clause: Clause, verb: number): boolean {
  const { text, last } = clause;
  for (let at = verb + 1; at < Math.min(last, verb + 12); at += 1) {
    const word = text.word(at);
    if (subjectPronouns.has(word) && word !== 'it' && word !== 'you') return false;
    if (word !== ',' && word !== 'and') continue;
    const next = skipAdverbs(clause, text.word(at + 1) === 'and' ? at + 2 : at + 1);
    const classes = text.classes(next);
    if (!(classes & Class.past) || classes & (Class.verb | Class.adjective | Class.noun)) return false;
    const behind = text.word(next + 1);
    // "Relaxed and happy", "pleased with it" tell how somebody is.
    const isDone = verbParticles.has(behind) || determiners.has(behind) || objectPronouns.has(behind);
    return !(classes & Class.participle) || isDone || (word === 'and' && !text.isWord(next + 1));
  }
  return false;
}

const intending = new Set('plan hope aim need attempt promise vow claim offer'.split(' '));

/** Whether it is one, by what it mostly is or by what follows it. */
function isSurely(clause: Clause, index: number): boolean {
  const { text, to } = clause;
  if (inverting[to].has(text.word(index))) return true;
  if (!mayBe(clause, index)) return false;
  const classes = text.classes(index);
  // "Food puzzles and long naps."
  const isQuality =
    to === 'singular' &&
    (classes & (Class.adjective | Class.verbFirst)) === Class.adjective &&
    (text.classes(index + 1) & Class.plural) !== 0;
  if (isQuality) return false;
  if (classes & Class.verbFirst || !(classes & (Class.noun | Class.plural))) return true;
  const next = text.word(index + 1);
  // "And plans to retire."
  if (next === 'to' && intending.has(lemmaOf(text.word(index))) && isVerbal(clause, index + 2)) return true;
  // "Plants trees": no two plurals name one thing.
  const behind = text.classes(index + 1);
  const hasPlural =
    to === 'plural' &&
    (((behind & Class.plural) !== 0 && !isThirdPerson(behind)) || isDescribed(text, index + 1));
  return (
    hasPlural ||
    text.kind(index + 1) === Kind.number ||
    counts.has(next) ||
    determiners.has(next) ||
    objectPronouns.has(next) ||
    reflexives.has(next) ||
    nothings.has(next) ||
    verbParticles.has(next) ||
    next.endsWith('ly') ||
    (subordinators.has(next) && !prepositions.has(next))
  );
}

/** "No hobbies I know of": right behind a thing, whose clause tells of it. */
const isThingsOf = (text: Text, subject: number): boolean =>
  !isThird(text.word(subject)) &&
  (text.classes(subject - 1) & Class.plural) !== 0 &&
  !isThirdPerson(text.classes(subject - 1));

/** "Old ladies." */
const isDescribed = (text: Text, at: number): boolean =>
  (text.classes(at) & Class.adjective) !== 0 &&
  !determiners.has(text.word(at)) &&
  (text.classes(at + 1) & Class.plural) !== 0;
