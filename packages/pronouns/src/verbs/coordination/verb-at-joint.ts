import { inverting, nothings, particleWords, pluralAuxiliaries } from '../../words/agreement-words.ts';
import {
  coordinators,
  counts,
  determiners,
  modals,
  objectPronouns,
  prepositions,
} from '../../words/function-words.ts';
import { isFiniteVerb, isFunction, opensObject } from '../../text/noun-phrase.ts';
import { endsClause, isTheirs } from '../clause/clause-opening.ts';
import { isJoinedAuxiliary } from './coordinated-auxiliary.ts';
import { Class, isVerb } from '../../words/lexicon.ts';
import { endsInPast } from '../clause/compound-verbs.ts';
import { Bearer, doersOf, isBeing, nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { isDogsWay, isLetDone, isMovedToReader } from '../clause/indicatives.ts';
import { baseOfThirdPerson, thirdPerson } from '../clause/verb-forms.ts';
import { isLaying } from '../clause/main-verb.ts';
import { hasObject, readsAsVerb } from './noun-or-verb.ts';
import { listBehind } from '../clause/verb-lists.ts';
import { isSaidOrThanked, isSetPhrase } from './set-phrases.ts';
import { timeNouns } from '../../words/possessive-words.ts';
import { sameInPast } from '../../words/irregular-verbs.ts';
import type { Clause, Joint, VerbChange, VerbsSoFar } from '../clause/clause.ts';

/** How the word behind a joint changes as a verb; 'past' where it is one that does not, undefined for no verb. */
export function verbAtJoint(so: VerbsSoFar, joint: Joint): VerbChange | 'past' | undefined {
  const { text, last, to } = so.clause;
  const { verb } = joint;
  if (!text.isWord(verb) || verb >= last) return undefined;
  if (text.isCapitalized(verb) && !(isShouted(text, so.start - 1) && isShouted(text, verb))) return undefined;
  // "And while they read."
  if (text.word(verb) === 'while' && text.word(verb + 1) !== 'away') return undefined;
  // "However long it takes", "no matter how".
  if (text.word(verb - 1) === 'however' || text.word(verb - 1) === 'no') return undefined;
  // "And both times".
  const isCounted = text.word(verb - 1) === 'both' && text.word(verb + 1) !== 'and';
  if (isCounted && text.classes(verb) & Class.plural) return undefined;
  // "Comes in, all smiles."
  if (text.word(verb - 1) === 'all' && to === 'plural') return undefined;
  const word = text.word(verb);
  // "And here comes the vet."
  const isPointed = /^(?:here|there)$/.test(text.word(verb - 1)) && arriving.has(lemmaOf(word));
  if (isPointed && (determiners.has(text.word(verb + 1)) || text.isCapitalized(verb + 1))) return undefined;
  if ((!joint.isJoined && isSaidOrThanked(text, verb)) || isSetPhrase(text, verb)) return undefined;
  // "Behind you rather than forward."
  const isActing = determiners.has(text.word(verb + 1)) || objectPronouns.has(text.word(verb + 1));
  if (word === 'forward' && !isActing) return undefined;
  if (text.word(joint.at) === 'than' && isMoreOfIt(so, joint)) return undefined;
  // "Reaches left and right."
  if (word === 'right' && text.word(joint.at - 1) === 'left') return undefined;
  const irregular = inverting[to].get(word);
  if (irregular !== undefined)
    return isJoinedAuxiliary(so, joint) ? { index: verb, word: irregular } : undefined;
  if (isFiniteVerb(word) || determiners.has(word) || prepositions.has(word)) return undefined;
  return to === 'plural' ? joinedThirdPerson(so, joint) : joinedBase(so, joint);
}

/** "Worry rather than trust", "offer sits rather than stands", "from fear rather than anger". */
const isMoreOfIt = ({ clause: { text, to }, mode }: VerbsSoFar, { at }: Joint): boolean =>
  (to === 'plural' && mode === 'bare') ||
  ((text.classes(at - 2) & Class.noun) !== 0 &&
    (prepositions.has(text.word(at - 3)) || /^(?:is|are|was|were|'s|'re)$/.test(text.word(at - 3))));

/** "HE IS FED AND SLEEPS." */
const isShouted = (text: Text, at: number) => /^[A-Z'’]{2,}$/.test(text.raw(at));

function joinedThirdPerson(so: VerbsSoFar, joint: Joint): VerbChange | 'past' | undefined {
  const { text } = so.clause;
  const { verb, isJoined } = joint;
  const classes = text.classes(verb);
  if (!(classes & Class.thirdPerson) && !(classes === Class.plural && isUnknownVerb(so, joint)))
    return classes & Class.past && !(classes & (Class.noun | Class.adjective)) && isJoined
      ? 'past'
      : undefined;
  // "Heads for the pond whenever he can, and shakes": whoever else can do it has another verb.
  if (so.setting.subordinate && so.setting.isModal && !isNamedBefore(so)) return undefined;
  // "Wheelchairs, hoovers and a drum."
  const isThing = (text.classes(verb + 2) & (Class.noun | Class.adverb | Class.past)) === Class.noun;
  const closesThings =
    coordinators.has(text.word(verb + 1)) &&
    (determiners.has(text.word(verb + 2)) || (isThing && !text.isWord(verb + 3)));
  if (isBehindBareThing(so, joint) && !isJoined && closesThings) return undefined;
  const isBroken = so.isPast && !isJoined;
  if (isBroken && !hasObject(so, joint) && listBehind(so.clause, verb) !== 'verbs') return undefined;
  const base = baseOfThirdPerson(text.word(verb));
  const mayBeThings = classes & Class.plural && classes !== Class.plural;
  if (base === undefined || (mayBeThings && !readsAsVerb(so, joint))) return undefined;
  return { index: verb, word: base };
}

/** "Plays guitar, drums and a bit of piano." */
const isBehindBareThing = ({ clause: { text }, changes }: VerbsSoFar, { at, verb }: Joint): boolean =>
  changes.at(-1)?.index === at - 2 &&
  !(text.classes(at - 1) & Class.verb) &&
  !particleWords.has(text.word(at - 1)) &&
  (text.classes(verb) & Class.plural) !== 0;

/** Whether the subject stands before its clause as well. */
function isNamedBefore({ clause: { text, first, pronoun }, start }: VerbsSoFar): boolean {
  for (let at = start - 3; at >= Math.max(first, start - 30); at -= 1)
    if (text.word(at) === pronoun) return true;
  return false;
}

function joinedBase(so: VerbsSoFar, joint: Joint): VerbChange | undefined {
  const { text, isOthers } = so.clause;
  const { verb } = joint;
  const word = text.word(verb);
  const next = text.word(verb + 1);
  const classes = text.classes(verb);
  const isBacking = word === 'back' && (backing.has(next) || paces.has(text.word(verb + 2)));
  const isBase = (classes & (Class.verb | Class.gerund)) === Class.verb;
  if (!isBacking && !isBase && !(classes === 0 && isUnknownVerb(so, joint))) return undefined;
  if (!mayBeToday(so, joint)) return undefined;
  if (isBacking) return { index: verb, word: 'backs' };
  const isNow = text.word(verb - 1) === 'now';
  // "They've outrun a bull and come home", but "they've settled and come when called".
  const isTimed = so.mode === 'finite' && (next === 'when' || next === 'whenever');
  const isOfToday = isNow || isTimed || comesOfOuter(so, joint);
  if (so.isPast && classes & Class.participle && !isOfToday) return undefined;
  const isOfPast = classes & Class.past && !isLaying(text, verb);
  if (sameInPast.has(word) ? !isNow && !tellsOfToday(so) : isOfPast) return undefined;
  // "If they pull, stop them": an order to the reader.
  if ((next === 'him' || next === 'her') && so.setting.subordinate) return undefined;
  // "They hear you, believe me; …"
  if (next === 'me' && (word === 'believe' || word === 'trust')) return undefined;
  if (next === 'them') {
    const isTheirs = isOthers(verb + 1) && (joint.isJoined || listBehind(so.clause, verb) === 'verbs');
    if (!isTheirs) return undefined;
  }
  // "But watch their breathing."
  if (isLetDone(so, verb)) return undefined;
  if (next === 'their' && watching.has(word) && !isOthers(verb + 1) && so.listed === 0) return undefined;
  const maybeOther = classes & (Class.noun | Class.adjective | Class.adverb);
  if (maybeOther && !readsAsVerb(so, joint)) return undefined;
  return { index: verb, word: thirdPerson(word) };
}

/** "And reposts it": whether a word that nothing is known of acts on something. */
function isUnknownVerb(so: VerbsSoFar, joint: Joint): boolean {
  const { clause, changes } = so;
  const { at, verb, isJoined } = joint;
  const { text } = clause;
  const word = text.word(verb);
  if (isFunction(word) || counts.has(word) || endsInPast(word) || /in$|^un.+ed$/.test(word)) return false;
  // "Haps and mishaps of a life", "land and resources could be had".
  if (text.word(verb + 1) === 'of' || modals.has(text.word(verb + 1))) return false;
  // "Afternoons he naps, and evenings, if he can, he reads."
  if (timeNouns.has(word.slice(0, -1))) return false;
  if (!isJoined && listBehind(clause, verb) === 'none') return false;
  // "He vapes, vlogs and skateboards."
  if ((clause.to === 'plural' || isJoined) && endsClause(text, verb + 1) && changes.at(-1)?.index === at - 1)
    return true;
  // "And underreacts to thunder."
  const prefix = /^(?:under|over|out|mis|re|un)(?=\w{4}(?!\w*(?:ed|ing)$))/.exec(word)?.[0];
  if (prefix !== undefined && !isBeing(nounKindOf(word)) && isVerb(lemmaOf(word.slice(prefix.length))))
    return true;
  // "Sits, re-checks and waits."
  const end = word.slice(word.lastIndexOf('-') + 1);
  const isVerbEnd = end !== word && isVerb(lemmaOf(end));
  if (isVerbEnd && (doersOf(lemmaOf(end)) & Bearer.dog || isInList(so, joint))) return true;
  return opensObject(text, verb + 1);
}

/** "Backs away, tongue-flicks and turns." */
const isInList = ({ clause, listed }: VerbsSoFar, { verb, isJoined }: Joint): boolean =>
  isJoined ? listed > 0 : listBehind(clause, verb) === 'verbs';

/** What is done to what is the dog's, not by it. */
const watching = new Set('watch brush support massage film'.split(' '));

/** Whether a verb of today may be joined here, and not a base like that behind "to". */
function mayBeToday(so: VerbsSoFar, joint: Joint): boolean {
  const { clause, mode, isPast } = so;
  const { verb, isJoined } = joint;
  const goesOn = isJoined ? so.isListOpen : goesOnFinite(so, verb);
  if (mode === 'bare' && !goesOn && !(isJoined && tellsHabit(so, joint))) return false;
  if (mode !== 'past' && (!isPast || isJoined)) return true;
  const isToday = /^(?:now|still)$/.test(clause.text.word(verb - 1)) || clause.text.word(verb + 1) === 'now';
  if (isJoined) return isToday || isOutersNow(so, verb);
  // "They caught on, need more practice and pull", "they've settled in, sleep and have eaten".
  const list = listBehind(clause, verb);
  return (
    (list === 'verbs' && (mode !== 'past' || endsToday(clause, verb))) ||
    (list !== 'none' && (hasObject(so, joint) || isOfNow(so, verb))) ||
    comesOfOuter(so, joint)
  );
}

/** "They've never lived with cats, startle easily and guard chews": behind what has been so, what a dog does of itself. */
const isOfNow = ({ clause: { text }, start }: VerbsSoFar, verb: number): boolean =>
  /^(?:have|haven't|'ve)$/.test(text.word(start - 1)) && isDogsWay(text, verb);

/** "They look round, and once they've found you, come to you": a verb of the clause around. */
const comesOfOuter = ({ clause, setting }: VerbsSoFar, { verb, isJoined }: Joint): boolean =>
  !isJoined && setting.subordinate && isMovedToReader(clause.text, verb);

/** "They never learned to walk on leaves, panic at grates and won't cross bridges": whether the list ends in what is so today. */
const endsToday = (clause: Clause, verb: number): boolean =>
  listBehind(clause, verb, ({ text }, next) => ofToday.has(text.word(next))) === 'verbs';

const ofToday = wordSet("don't are aren't have haven't");

/** "They forget what they promised and leave me to explain": no past, so that it is a verb of the clause around. */
const isOutersNow = ({ clause: { text, first }, setting, mode, start }: VerbsSoFar, verb: number): boolean =>
  mode === 'past' &&
  /^(?:what|how|whom)$/.test(text.word(start - 3)) &&
  !setting.ordered &&
  opensObject(text, verb + 1) &&
  isTheirs(text, first, start - 3);

/** "They love to swim and always shake on me": what an adverb like this opens is no infinitive; behind "can" it may be. */
function tellsHabit({ clause, setting, start }: VerbsSoFar, { at, verb }: Joint): boolean {
  const { text } = clause;
  // "Why do they bark and still sleep?"
  if (setting.asks && text.word(start - 2) !== ',') return false;
  if (!habits.has(text.word(verb - 1)) && !(text.word(verb - 1) === 'longer' && text.word(verb - 2) === 'no'))
    return false;
  for (let index = start - 1; index < at; index += 1) {
    const word = text.word(index);
    const isWished = /^(?:need|have|want)$/.test(word) && text.word(index + 1) === 'to';
    if (modals.has(word) || isWished) return false;
  }
  return true;
}

const habits = new Set('always never often usually now still'.split(' '));

/** "They don't jump, wait and come", but "they don't pull, jump or bark". */
function goesOnFinite(so: VerbsSoFar, verb: number): boolean {
  const { clause, changes } = so;
  const { text, last } = clause;
  const isDenied = text.word(changes.at(-1)?.index ?? -1) === "don't";
  for (let at = verb + 1; at < last; at += 1) {
    if (text.word(at) === 'or') return false;
    if (text.word(at) === 'and') return isDenied || hasPerfect(text, at + 1);
  }
  return false;
}

/** "And have snapped", but "and have something to do", "and do nothing". */
const hasPerfect = (text: Text, at: number): boolean =>
  pluralAuxiliaries.has(text.word(at)) &&
  !(text.word(at) === 'do' && (nothings.has(text.word(at + 1)) || determiners.has(text.word(at + 1)))) &&
  (text.word(at) !== 'have' || (text.classes(at + 1) & Class.participle) !== 0);

const arriving = wordSet('come go lie stand sit');

/** "Back a step." */
const paces = wordSet('step steps pace paces');

/** "Back off", but "back at you". */
const backing = new Set('off up away out into'.split(' '));

/** Whether the first verb shows that all this happens in the present: "they go home, cut the cake". */
function tellsOfToday({ clause, changes: [first], isPast }: VerbsSoFar): boolean {
  if (first === undefined || isPast) return false;
  // A first "let" that became "lets" settles it.
  const said = clause.text.word(first.index);
  return !sameInPast.has(said) || first.word !== said;
}
