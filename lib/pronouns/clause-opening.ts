import { clauseEdges, dependent, inverting, orderOpenings } from './agreement-words.ts';
import { auxiliaries, modals } from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class } from './lexicon.ts';
import { isAdverb, skipAdverbs } from './skipped-adverbs.ts';
import type { Clause, VerbChange } from './verb-change.ts';

/** "does he", "isn't he": the verb before the subject, where it is the subject's. */
export function invertedVerb(clause: Clause, subject: number, after: number): VerbChange | undefined {
  const { text, first, to } = clause;
  let at = subject - 1;
  if (at >= first && text.word(at) === 'not') at -= 1;
  if (at < first || text.kind(at) === Kind.clitic) return undefined;
  const word = inverting[to].get(text.word(at));
  // "It was he": the verb is that of "it".
  if (word === undefined || text.word(at - 1) === 'it') return undefined;
  return hasOwnVerb(clause, at, skipAdverbs(clause, after)) ? undefined : { index: at, word };
}

/** "What I know is he barked": the verb at `next`, behind the subject, is the subject's, and the one at `before` is not. */
function hasOwnVerb({ text, last, to }: Clause, before: number, next: number): boolean {
  if (text.kind(next) === Kind.clitic) return true;
  const asking = text.word(before);
  if (asking.startsWith('do') || next >= last) return false;
  const word = text.word(next);
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
  if (at >= first && text.word(at) === 'not') at -= 1;
  if (at < first) return false;
  const word = text.word(at);
  // "Why'd they do it?"
  if (text.kind(at) === Kind.clitic) return (word === "'d" || word === "'ll") && at === subject - 1;
  return modals.has(word) || word === 'did' || word === "didn't";
}

/** Whether the subject's clause is one like "if they pull", whose main clause may follow behind a comma. */
export function isSubordinate({ text, first }: Clause, subject: number): boolean {
  let at = subject - 1;
  while (at >= first && isAdverb(text, at) && !dependent.has(text.word(at))) at -= 1;
  if (at < first) return false;
  const word = text.word(at);
  return dependent.has(word) || (word === 'that' && text.word(at - 1) === 'now');
}

/** Whether the sentence, or its part behind a mark, starts with an order to the reader: "feed them while they look". */
export function hangsOnOrder({ text, first }: Clause, subject: number): boolean {
  let start = subject;
  while (start > first && !clauseEdges.has(text.word(start - 1))) start -= 1;
  // "They find a ball, forget they have an owner, and run": no order, but one more of their verbs.
  if (text.word(start - 1) === ',')
    for (let at = start - 2; at >= first && at > start - 24; at -= 1)
      if (text.word(at) === 'they') return false;
  while (start < subject && orderOpenings.has(text.word(start))) start += 1;
  const classes = text.classes(start);
  return (
    start < subject &&
    (classes & Class.verb) !== 0 &&
    ((classes & Class.verbFirst) !== 0 || !(classes & (Class.noun | Class.adjective | Class.adverb)))
  );
}
