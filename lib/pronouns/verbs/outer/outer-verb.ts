import { dependent, singularAuxiliaries } from '../../words/agreement-words.ts';
import { determiners, relatives, subjectPronouns } from '../../words/function-words.ts';
import { isFunction, opensObject } from '../../noun-phrase.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { howOften } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { telling, trailing } from './outer-clause.ts';
import type { Clause } from '../verb-change.ts';
import type { Joint, OuterVerb, VerbsSoFar } from '../verbs-so-far.ts';

/** Words looked at before a clause. */
const furthest = 16;
/** Words looked at behind a verb for others listed with it. */
const furthestListed = 40;

/** What stands before the clause of the subject at `subject`. */
export function outerVerbOf({ text, pronoun, first, to }: Clause, subject: number): OuterVerb {
  if (to === 'singular') return 'none';
  const isTold = telling.has(
    lemmaOf(text.word(text.word(subject - 1) === 'that' ? subject - 2 : subject - 1)),
  );
  const opener = isTold ? subject : subject - 1;
  const isGapped = gapped.has(text.word(opener));
  const isThat = text.word(opener) === 'that';
  if (!isTold && !isGapped && !isThat && !trailing.has(text.word(opener))) return 'none';
  for (let at = opener - 1; at > first && at > opener - furthest; at -= 1) {
    const word = text.word(at);
    const before = text.word(at - 1);
    if (boundaries.has(word) || (subjectPronouns.has(word) && word !== 'it' && word !== 'you')) return 'none';
    // "It calms him when he's left", but "it looks as if he's left".
    const isOthers = /^(?:it|he|she)$/.test(before) && before !== pronoun && text.word(opener - 1) !== 'as';
    if (isOthers && text.classes(at) & Class.thirdPerson) return 'acting';
    if (isThat || (!singularAuxiliaries.has(word) && !isThirdPerson(text.classes(at)))) continue;
    if (subjectPronouns.has(before) || relatives.has(before) || before === ',') return 'none';
    if (isTold) return 'told';
    if (isGapped) return 'gapped';
    return earning.has(lemmaOf(word)) || word === 'is' ? 'earned' : 'said';
  }
  return 'none';
}

/** Whether a verb joined behind the clause is the outer one's: "Max chews if he's left, and digs". */
export function goesOnOutside(so: VerbsSoFar, { at, verb, isComma, isJoined }: Joint): boolean {
  const { clause, setting, start, listed, isListOpen } = so;
  const { text } = clause;
  if (setting.awaited && isJoined && (hasVerbBetween(so, at) || isDoneToIt(so, at, verb))) return true;
  if (isJoined && isBehindIdea(text, start - 3) && hasVerbBetween(so, at)) return true;
  if (setting.outer === 'acting') return actsOnIt(so, at, verb);
  if (setting.outer === 'none' || !isJoined || isListOpen || listed > 0) return false;
  if (isDoneToIt(so, at, verb)) return true;
  if (setting.outer === 'told') return false;
  // "The landlady hears everything he does and writes it down": a second verb of his would act on everything too.
  if (setting.outer === 'gapped') return start === at && opensObject(text, verb + 1);
  if (isComma || text.word(at) === 'but') return true;
  if (setting.outer === 'earned') return false;
  const isState = /^(?:is|was|'s)$/.test(text.word(start - 1)) && !singularAuxiliaries.has(text.word(verb));
  const isTimed = opensClause(text, verb + 1) || opensClause(text, verb + 2);
  return isState || isTimed || text.word(verb - 1) === 'then';
}

/** "The rumour that he drinks comes from a rival and": the clause only tells what the rumour is. */
const isBehindIdea = (text: Text, that: number): boolean =>
  text.word(that) === 'that' && thoughts.has(text.word(that - 1)) && text.word(that - 2) === 'the';

const thoughts = wordSet(
  'rumour rumor idea fact claim news belief theory notion suspicion hope fear report thought suggestion feeling',
);

/** "When he", "until you". */
const opensClause = (text: Text, at: number) =>
  dependent.has(text.word(at)) && subjectPronouns.has(text.word(at + 1));

/** "The cat he lives with hisses and hides": whether a verb that is not his stands there. */
function hasVerbBetween({ clause: { text }, changes, start }: VerbsSoFar, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if (changes.some(({ index }) => index === at)) continue;
    const classes = text.classes(at);
    const isHabit = (classes & Class.thirdPerson) !== 0 && /^(?:never|always|often)$/.test(text.word(at - 1));
    const isVerb = singularAuxiliaries.has(text.word(at)) || isThirdPerson(classes) || isHabit;
    if (isVerb && !subjectPronouns.has(text.word(at - 1)) && !determiners.has(text.word(at - 1))) return true;
  }
  return false;
}

/** "It calms him when he's left, builds trust and makes him brave": whether the verb, or one listed behind it, acts on the one who was named. */
function actsOnIt(so: VerbsSoFar, joint: number, verb: number): boolean {
  const { text, last } = so.clause;
  if (isDoneToIt(so, joint, verb)) return true;
  const end = Math.min(last, verb + furthestListed);
  for (let at = verb + 1; at < end && !subjectPronouns.has(text.word(at)); at += 1) {
    const isJoint = text.word(at) === 'and' || text.word(at) === ',';
    if (isJoint && text.classes(at + 1) & Class.thirdPerson && isDoneToIt(so, at, at + 1)) return true;
  }
  return false;
}

/** "And strokes him", "and wants to see him": whether the one who was named is acted on. */
function isDoneToIt({ clause, start }: VerbsSoFar, end: number, verb: number): boolean {
  const { text, isOthers } = clause;
  const object = objectOf(text, verb);
  // "Says he misses his brother and wants to see him."
  if (object > verb + 1 && namesSomebody(text, start, end)) return false;
  const word = text.word(object);
  const isObject =
    word === 'him' || (word === 'her' && (endsPhrase(text, object + 1) || isMadeSo(text, object + 1)));
  return isObject && !isOthers(object);
}

/** "Strokes him", "wants to see him", "is glad to meet him", "has seen him": where the one stands who is acted on. */
function objectOf(text: Text, verb: number): number {
  const word = text.word(verb);
  const classes = text.classes(verb + 1);
  if (word === 'has' && classes & Class.participle) return verb + 2;
  const to = word === 'is' && classes & Class.adjective ? verb + 2 : verb + 1;
  return text.word(to) === 'to' && text.classes(to + 1) & Class.verb ? to + 2 : verb + 1;
}

/** Whether one who may be "him" is named between two words. */
function namesSomebody(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isOne = isBeing(nounKindOf(text.word(at))) && !(text.classes(at) & Class.plural);
    if (isOne || (text.isCapitalized(at) && text.word(at) !== 'i')) return true;
  }
  return false;
}

function endsPhrase(text: Text, at: number): boolean {
  const word = text.word(at);
  return !text.isWord(at) || isFunction(word) || (howOften.has(word) && !text.isWord(at + 1));
}

/** "Brings her closer to you", "keeps her busy", "wants her rested". */
const isMadeSo = (text: Text, at: number) =>
  ((text.classes(at) & (Class.adverb | Class.participle)) !== 0 ||
    (text.classes(at) & (Class.adjective | Class.noun)) === Class.adjective) &&
  endsPhrase(text, at + 1);

/** What the verb of the clause behind it acts on. */
const gapped = wordSet('everything anything what whatever');
/** What happens to somebody for what the clause tells, or is about it. */
const earning = wordSet(
  'get earn win deserve receive need know love like hate enjoy prefer see notice show mean be help',
);
const boundaries = wordSet('; : — . ? ! " ( ,');
