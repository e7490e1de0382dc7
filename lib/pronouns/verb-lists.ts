import { inverting, nothings, particleWords, verbParticles } from './agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from './function-words.ts';
import { Class } from './lexicon.ts';
import { skipAdverbs } from './skipped-adverbs.ts';
import type { Clause } from './verb-change.ts';
import type { Joint, VerbsSoFar } from './verbs-so-far.ts';

/** Whether the word behind a joint, a noun or a verb by its form, is a verb here: above 0 all that tells adds up to yes. */
export function readsAsVerb(so: VerbsSoFar, joint: Joint): boolean {
  const { text, to } = so.clause;
  const classes = text.classes(joint.verb);
  let score = classes & Class.verbFirst ? 2 : classes & Class.nounFirst ? -1.5 : 0;
  if (classes & Class.adjective && to === 'singular') score -= 1;
  score += byWordBehind(so.clause, joint) + byWordsBefore(so.clause, joint) + byList(so, joint);
  return score > 0;
}

/** What the word behind says: "trains dogs" is a verb, "trains of" none. */
function byWordBehind({ text, to }: Clause, { verb, isJoined }: Joint): number {
  const next = text.word(verb + 1);
  const isObject =
    next === "'" ? text.word(verb + 2) === 'em' : objectPronouns.has(next) || nothings.has(next);
  if (determiners.has(next) || isObject) return 3;
  const classes = text.classes(verb + 1);
  if (to === 'plural' && classes & Class.plural) return 2.5;
  if (subordinators.has(next) && !prepositions.has(next)) return isJoined ? 3 : 1.5;
  if (next === 'to' || verbParticles.has(next)) return 1.5;
  if (next === 'of' || next === "'s" || next === "'") return -3;
  if (prepositions.has(next)) return 0.5;
  if ((modals.has(next) || auxiliaries.has(next)) && next !== 'being' && next !== 'having') return -4;
  if (next.endsWith('ly')) return 1.5;
  return classes & Class.gerund ? 1 : 0;
}

/** What the words before the joint say, where the verb before ends, and an adverb behind it. */
function byWordsBefore({ text, to }: Clause, { at, verb }: Joint): number {
  const before = text.word(at - 1);
  const classes = text.classes(at - 1);
  let score = text.word(verb - 1).endsWith('ly') ? 1.5 : 0;
  if (classes & Class.plural && !(classes & Class.thirdPerson && classes & Class.verbFirst))
    score -= to === 'plural' ? 1.5 : 0.2;
  if (classes & (Class.adverb | Class.thirdPerson) || particleWords.has(before) || objectPronouns.has(before))
    score += 1;
  if (to === 'plural' && classes & Class.adjective && !(classes & Class.thirdPerson)) score += 0.3;
  // "His scarf, races": things of a list would have a word like "his" each, or none.
  if (to === 'plural' && classes & Class.noun && determiners.has(text.word(at - 2))) score += 1.5;
  return score;
}

/** How much a list that goes on so says for its verb. */
const listWorth = { verbs: 3.5, perhaps: 1.5, none: 0 } as const;

/** What is listed before and behind says. */
function byList(so: VerbsSoFar, { at, verb, isJoined }: Joint): number {
  const { clause, setting, changes, mode } = so;
  const { text, to } = clause;
  const isInList = (!isJoined || text.word(verb - 1) === 'then') && mode !== 'bare';
  const list = isInList ? listBehind(clause, verb) : 'none';
  let score: number = listWorth[list];
  if (
    to === 'singular' &&
    list !== 'verbs' &&
    text.classes(verb) & Class.nounFirst &&
    text.isWord(at - 1) &&
    (determiners.has(text.word(at - 2)) || text.classes(at - 1) & Class.noun)
  )
    score -= 1;
  if (!isJoined) score -= text.word(verb + 1) === 'or' ? 2 : 1;
  if (to === 'plural' && mode === 'bare') score -= 1.5;
  if (setting.subordinate && !isJoined) score += isListComma(clause, at) ? 3 : to === 'plural' ? 1.5 : 0;
  if (so.listsThings) score -= 2.5;
  else if (so.listed > 0) score += 2;
  // Right behind a verb that changed: "paces, pants".
  if (changes.some(({ index }) => index === at - 1)) score += 3;
  return score;
}

/** "If they pace, whine or scratch, come back", "if they sniff, eat and leave, they …": the comma at `at` parts verbs of one list. */
export function isListComma({ text, last }: Clause, at: number): boolean {
  let joint = '';
  for (let index = at + 1; index < Math.min(last, at + 20); index += 1) {
    const word = text.word(index);
    if (word === 'or' || word === 'and') joint = word;
    if (word === ',' && (joint === 'or' || (joint === 'and' && text.word(index + 1) === 'they'))) return true;
    if (word === ';' || word === ':') return false;
  }
  return false;
}

/** What the list that the verb at `verb` may be part of goes on with: surely verbs, words that may be verbs, or none. */
export function listBehind(clause: Clause, verb: number): keyof typeof listWorth {
  const { text, last } = clause;
  for (let at = verb + 1; at < Math.min(last, verb + 30); at += 1) {
    const word = text.word(at);
    const isLast = coordinators.has(word) || (word === ',' && coordinators.has(text.word(at + 1)));
    if (!isLast && word !== ',') {
      // "Stops when I stop" is no end of it.
      const isSubject = subjectPronouns.has(word) && !subordinators.has(text.word(at - 1));
      if (!text.isWord(at) || isSubject) return 'none';
      continue;
    }
    let next = at + 1;
    while (coordinators.has(text.word(next))) next += 1;
    next = skipAdverbs(clause, next);
    if (isSurely(clause, next)) return 'verbs';
    if (isLast) return mayBe(clause, next) ? 'perhaps' : 'none';
    if (!mayBe(clause, next)) return 'none';
  }
  return 'none';
}

/** Whether the word could be a verb of the number that is being changed. */
function mayBe({ text, to }: Clause, index: number): boolean {
  return (text.classes(index) & (to === 'plural' ? Class.thirdPerson : Class.verb)) !== 0;
}

/** Whether it is one, by what it mostly is or by what follows it. */
function isSurely(clause: Clause, index: number): boolean {
  const { text, to } = clause;
  if (inverting[to].has(text.word(index))) return true;
  if (!mayBe(clause, index)) return false;
  const classes = text.classes(index);
  if (classes & Class.verbFirst || !(classes & (Class.noun | Class.plural))) return true;
  const next = text.word(index + 1);
  return (
    determiners.has(next) ||
    objectPronouns.has(next) ||
    reflexives.has(next) ||
    nothings.has(next) ||
    verbParticles.has(next) ||
    next.endsWith('ly') ||
    (subordinators.has(next) && !prepositions.has(next))
  );
}
