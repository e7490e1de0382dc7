import {
  clauseEdges,
  dependent,
  inverting,
  orderOpenings,
  perfect,
  quoting,
  verbParticles,
} from '../../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  counts,
  determiners,
  modals,
  objectPronouns,
  possessives,
  subjectPronouns,
} from '../../words/function-words.ts';
import { isFunction } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { isAdverb, skipAdverbs } from './adverbs.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';
import type { Clause, VerbChange } from './clause.ts';
import { baseOfThirdPerson, thirdPerson } from './verb-forms.ts';

/** "Is he not", and "is n't he" as corpora part it. */
export const nots = new Set(['not', "n't"]);

/** "does he", "isn't he": the verb before the subject, where it is the subject's. */
export function invertedVerb(clause: Clause, subject: number, after: number): VerbChange | undefined {
  const { text, first, to } = clause;
  let at = subject - 1;
  if (at >= first && nots.has(text.word(at))) at -= 1;
  if (at < first || text.kind(at) === Kind.clitic) return undefined;
  const word = inverting[to].get(text.word(at)) ?? behindQuote(clause, at, after);
  // "It was he": the verb is that of "it".
  // "If I don't he tells everybody", "if he doesn't he sulks".
  if (word === undefined || /^(?:it|they|i|you|we|he|she)$/.test(text.word(at - 1))) return undefined;
  if (!/^(?:do|ha)/.test(word) && isNamed(text, first, at - 1)) return undefined;
  // "Have they and Poppy met?"
  if (to === 'singular' && text.word(after) === 'and' && text.isCapitalized(after + 1)) return undefined;
  return hasOwnVerb(clause, at, skipAdverbs(clause, after)) ? undefined : { index: at, word };
}

/** "My guess is they panic": what stands before the verb is its subject, not what is asked for. */
function isNamed(text: Text, first: number, noun: number): boolean {
  const before = text.word(noun - 1);
  if (noun === first) return naming.has(text.word(noun));
  const opens = noun - 1 === first || !text.isWord(noun - 2);
  return opens && (determiners.has(before) || possessives.has(before)) && !asking.has(before);
}

const naming = wordSet(
  'problem thing trick point truth fact catch trouble guess hope story rumour rumor word',
);
const asking = wordSet('what which whose that this no any each every neither either');

/** "'I never asked,' says he": the verb behind what is quoted. */
function behindQuote({ text, to }: Clause, at: number, after: number): string | undefined {
  const word = text.word(at);
  const isBehindQuote = text.word(at - 1) === '"' || text.word(at - 1) === ',';
  if (!isBehindQuote || text.isWord(after) || !quoting.has(lemmaOf(word))) return undefined;
  return to === 'plural' ? baseOfThirdPerson(word) : word === lemmaOf(word) ? thirdPerson(word) : undefined;
}

/** "What I know is he barked": the verb at `next`, behind the subject, is the subject's, and the one at `before` is not. */
function hasOwnVerb({ text, last, to }: Clause, before: number, next: number): boolean {
  if (text.kind(next) === Kind.clitic) return true;
  const asking = text.word(before);
  if (asking.startsWith('do') || next >= last) return false;
  const word = text.word(next);
  // "Has he had his dinner?"
  if (word === 'had' && perfect.has(asking)) return false;
  if (modals.has(word) || (auxiliaries.has(word) && !word.startsWith('be'))) return true;
  const classes = text.classes(next);
  const isFinite =
    to === 'plural'
      ? classes & Class.thirdPerson && !(classes & Class.plural && classes & Class.nounFirst)
      : classes & Class.verb && !(classes & (Class.noun | Class.adjective | Class.adverb | Class.participle));
  if (isFinite) return true;
  // A past that is no participle cannot follow a form of "be".
  return /^(?:is|are|was|were)/.test(asking) && (classes & (Class.past | Class.participle)) === Class.past;
}

/** "can he", "did they": what follows is a base whatever the number. */
export function hasModalBefore({ text, first }: Clause, subject: number): boolean {
  let at = subject - 1;
  if (at >= first && nots.has(text.word(at))) at -= 1;
  if (at < first) return false;
  const word = text.word(at);
  // "Why'd they do it?"
  if (text.kind(at) === Kind.clitic) return (word === "'d" || word === "'ll") && at === subject - 1;
  // "What he can he gives away."
  if (subjectPronouns.has(text.word(at - 1))) return false;
  return modals.has(word) || word === 'did' || word === "didn't";
}

/** Whether the subject's clause is one like "if they pull", whose main clause may follow behind a comma. */
export function isSubordinate({ text, first }: Clause, subject: number): boolean {
  let at = subject - 1;
  while (at >= first && isAdverb(text, at) && !dependent.has(text.word(at))) at -= 1;
  if (at < first) return false;
  const word = text.word(at);
  // "Until then they stay on lead, eat little and sleep", "when alone they pace, pant and howl".
  if (at + 2 === subject && dependent.has(word) && settings.has(text.word(at + 1))) return false;
  // "At once they drop it, come and sit", "what if they run off, ignore you and end up on a road?"
  if ((word === 'once' && text.word(at - 1) === 'at') || (word === 'if' && text.word(at - 1) === 'what'))
    return false;
  // "However hard they pull, stop", "whichever toy they choose".
  if (text.isWord(at) && /^(?:however|whichever|whatever)$/.test(text.word(at - 1))) return true;
  // "This is where they sit, watch and sleep."
  if (pointed.has(word) && /^(?:is|was|'s)$/.test(text.word(at - 1))) return false;
  // "I wonder whether they dream, remember it or have forgotten."
  const isAsked = word === 'whether' || (word === 'if' && wondering.has(lemmaOf(text.word(at - 1))));
  const follows = at > first && text.isWord(at - 1) && !coordinators.has(text.word(at - 1));
  // "If you're not sure whether they want more, stop."
  if (isAsked && follows) return goesOnDependent(text, first, at);
  // "On the bank, where they dig, roll and play."
  if (word === 'where' && text.word(at - 1) === ',') return false;
  // "They wake early, as they always do, lie there and wait."
  if (word === 'as' && text.word(at - 1) === ',' && isTheirs(text, first, at)) return false;
  if (word === 'that') return text.word(at - 1) === 'now' || (text.word(at - 1) === 'so' && at - 1 === first);
  if (coordinators.has(word)) return goesOnDependent(text, first, at);
  if (tellsWhen(text, at)) return false;
  if (trailingOnly.has(word) && at > first && !clauseOpeners.has(text.word(at - 1))) return false;
  return dependent.has(word) && !hangsOnOwn(text, first, at);
}

/** "Most of the time they notice", "every day they eat, sleep and play": a time of theirs, but "every time they pull, stop". */
function tellsWhen(text: Text, at: number): boolean {
  const word = text.word(at);
  const before = text.word(at - 1);
  if (word === 'time')
    return (
      text.word(at - 2) === 'of' || anyTimes.has(before) || (before === 'last' && text.word(at - 2) !== 'the')
    );
  if (word === 'day' && /^(?:every|each)$/.test(before)) return true;
  // "On a good day they rest, eat and play", but "the very day they".
  const isAny =
    before === 'a' || ((text.classes(at - 1) & Class.adjective) !== 0 && text.word(at - 2) === 'a');
  return times.has(word) && (isAny || singledOut.has(before));
}

/** What stands behind a word like "when" without a clause of its own. */
const settings = wordSet(
  'then now alone always ever again recently lately yesterday today inside outside indoors outdoors home upstairs downstairs abroad asleep awake there here more',
);
const times = wordSet('day minute moment second instant');
const anyTimes = wordSet('this that all half no some');
const singledOut = wordSet(
  'all most one some this that next other same first second third last whole following by after',
);

/** What an "if" behind it asks, and hangs nothing on. */
const wondering = wordSet('wonder doubt sure unsure question');
/** What tells where, when or how something is. */
const pointed = new Set('where when how'.split(' '));

/** Whether they are the subject of a main clause before `end`. */
export function isTheirs(text: Text, first: number, end: number): boolean {
  for (let at = end - 1; at >= Math.max(first, end - 24); at -= 1)
    if (text.word(at) === 'they') return at === first || !dependent.has(text.word(at - 1));
  return false;
}

/** Whether the word before the subject, "if they", opens its part of the sentence: not in "you see whether they lie down". */
export function opensPart({ text, first }: Clause, subject: number): boolean {
  // The answer to a question: "Because they are bored, have nothing to do and want you."
  if (text.word(subject - 1) === 'because') return false;
  let before = subject - 2;
  // "As soon as", "even when", "and only if".
  while (before >= first && (dependent.has(text.word(before)) || isAdverb(text, before))) before -= 1;
  // "Each time", "so the moment".
  if (before >= first && /^(?:every|each|the|any)$/.test(text.word(before))) before -= 1;
  if (before >= first && text.word(before) === 'so') before -= 1;
  return before < first || !text.isWord(before) || coordinators.has(text.word(before));
}

/** What opens a clause that stands behind its main one, unless it starts the sentence. */
const trailingOnly = new Set('because since although though unless'.split(' '));
const clauseOpeners = new Set('; : — . ( " and or but'.split(' '));

/** "If they limp or they pant, stop": whether the clause that ends before the joint hangs on another as well. */
function goesOnDependent(text: Text, first: number, joint: number): boolean {
  for (let at = text.word(joint - 1) === ',' ? joint - 2 : joint - 1; at >= first; at -= 1) {
    // "If the wound is red, they lick it, or they limp, come in."
    if (text.word(at) === ',' && text.word(joint) === 'or') continue;
    if (clauseEdges.has(text.word(at))) return false;
    if (dependent.has(text.word(at)) && (at === first || !text.isWord(at - 1))) return true;
  }
  return false;
}

/** "They tell you when they stiffen, turn away and yawn": whether the clause opens right behind another of theirs. */
function hangsOnOwn(text: Text, first: number, opener: number): boolean {
  for (let at = opener - 1; at > first - 1; at -= 1) {
    const word = text.word(at);
    if (clauseEdges.has(word) || coordinators.has(word)) return false;
    // "Since they jump up when they're happy, leak when they're cross and".
    const before = text.word(at - 1);
    if (word === 'they')
      return at === first || !dependent.has(before) || (trailingOnly.has(before) && at - 1 > first);
  }
  return false;
}

/** "Play it so softly that they barely notice." */
function tellsHowMuch(text: Text, first: number, subject: number): boolean {
  for (let at = subject - 2; at >= first && at > subject - 6; at -= 1)
    if (text.word(at) === 'so') return at > first;
  return false;
}

/** Behind these a part of the sentence is quite another: "they stare; back off, wait until they resume and then walk past". */
const sharpEdges = new Set([';', ':', '.']);

const hanging = new Set(['where', 'when', 'how', 'what', 'while', 'not']);

/** Whether the sentence, or its part behind a mark, starts with an order to the reader: "feed them while they look". */
export function hangsOnOrder({ text, first }: Clause, subject: number): boolean {
  const before = text.word(subject - 1);
  // "Feed them and they settle", "tell her that they sleep".
  if (coordinators.has(before) || (before === 'that' && !tellsHowMuch(text, first, subject))) return false;
  let start = subject;
  while (start > first && !clauseEdges.has(text.word(start - 1))) {
    start -= 1;
    // "Say it and they drop whatever they have, spin round and come."
    if (text.word(start) === 'they' && text.word(start - 1) === 'and') return false;
  }
  // "Show them where they eat, where they drink and where they sleep", "practise, while they have the patience, and stop".
  while (start > first + 1 && text.word(start - 1) === ',' && hanging.has(text.word(start))) {
    start -= 1;
    while (start > first && !clauseEdges.has(text.word(start - 1))) start -= 1;
  }
  // "They find a ball, forget they have an owner, and run": no order, but one more of their verbs.
  if (text.word(start - 1) === ',' && text.word(start) !== 'so')
    for (let at = start - 2; at >= first && at > start - 24 && !sharpEdges.has(text.word(at)); at -= 1)
      if (text.word(at) === 'they' && !dependent.has(text.word(at - 1))) return false;
  while (start < subject && orderOpenings.has(text.word(start))) start += 1;
  return start < subject && isVerbOfOrder(text, start);
}

/** Whether the word that a clause opens with is the verb of an order: "feed them", "step back". */
export function isVerbOfOrder(text: Text, at: number): boolean {
  const classes = text.classes(at);
  if (!(classes & Class.verb)) return false;
  const next = text.word(at + 1);
  return (
    (classes & Class.verbFirst) !== 0 ||
    !(classes & (Class.noun | Class.adjective | Class.adverb)) ||
    determiners.has(next) ||
    counts.has(next) ||
    objectPronouns.has(next) ||
    verbParticles.has(next) ||
    // "Note which way they go."
    next === 'which' ||
    text.kind(at + 1) === Kind.variable
  );
}

/** "Before you do, freezes": whether a clause ends before this word. */
export const endsClause = (text: Text, at: number): boolean =>
  !text.isWord(at) || coordinators.has(text.word(at));

/** Whether 's, before the subject, belongs to a question: "what's he doing?" */
export function asksBefore(text: Text, { first }: Sentence, subject: number): boolean {
  if (text.kind(subject - 1) !== Kind.clitic || subject - 2 < first) return false;
  return askers.has(text.word(subject - 2)) || (subject - 3 >= first && asksOf(text, subject - 3));
}

const askers = new Set('what where how who why when'.split(' '));

/** "How long's he been here?", "whose side's he on?" */
function asksOf(text: Text, asker: number): boolean {
  const word = text.word(asker);
  if (word === 'how') return (text.classes(asker + 1) & (Class.adjective | Class.adverb)) !== 0;
  return /^(?:whose|which|what)$/.test(word) && mayBeNoun(text.classes(asker + 1));
}

/** A noun, or a word that nothing is known of. */
const mayBeNoun = (classes: number) => classes === 0 || (classes & Class.noun) !== 0;

/** Whether a question asks with "does": "what's he want?", "when's he leave?" */
export function asksWithDo(text: Text, next: number): boolean {
  const word = text.word(next);
  const classes = text.classes(next);
  const isBase = classes & Class.verb && (classes & Class.verbFirst || !(classes & Class.noun));
  const isOther = classes & (Class.participle | Class.adjective | Class.adverb | Class.gerund);
  if (word === 'live' && text.word(next - 3) === 'where') return true;
  // "What's he like best?", but "what's he like?"
  if (word === 'like' && /^(?:best|most|better|least|doing)$/.test(text.word(next + 1))) return true;
  return word === 'do' || (isBase !== 0 && !isOther && !isFunction(word));
}
