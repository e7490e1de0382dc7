import { verbsAroundWho } from './clause/relative-clause.ts';
import { dependent, formsOfDo, pastAuxiliaries, perfect } from '../words/agreement-words.ts';
import {
  hangsOnOrder,
  hasModalBefore,
  invertedVerb,
  isSubordinate,
  isTheirs,
  opensPart,
} from './clause/clause-opening.ts';
import { coordinators, modals } from '../words/function-words.ts';
import { behindInsertion } from './clause/insertions.ts';
import { CoordinatedVerbs } from './coordination/coordinated-verbs.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import { awaitsVerb } from './matrix/matrix-clause.ts';
import { hasNamedVerb } from './matrix/subject-and-verb.ts';
import { isInList } from './matrix/open-list.ts';
import { opensPerfect } from './contraction/perfects.ts';
import { firstVerb, takeVerb } from './clause/main-verb.ts';
import { hidesNumber } from './clause/tense.ts';
import type { Sentence } from '../text/sentences.ts';
import { skipAdverbs } from './clause/adverbs.ts';
import type { Text } from '../text/text.ts';
import type { Agreement, Clause, Setting, VerbChange } from './clause/clause.ts';

/**
 * The verbs of the subject that ends before `after` and starts at `subject`, as they read once it has the other number.
 */
export function verbsOf(
  text: Text,
  { first, last, block }: Sentence,
  subject: number,
  after: number,
  to: Agreement,
  isOthers: Clause['isOthers'],
): readonly VerbChange[] {
  const clause: Clause = { text, pronoun: text.word(after - 1), first, last, block, to, isOthers };
  const changes: VerbChange[] = [];
  if (isJoinedToAnother(text, first, subject)) return changes;
  // "Be he farmer or miller", "how dare he laugh".
  const opener = text.word(subject - 1);
  if (opener === 'dare' || (opener === 'be' && (subject - 1 === first || !text.isWord(subject - 2))))
    return changes;
  const inverted = invertedVerb(clause, subject, after);
  if (inverted && hidesNumber(clause, subject, inverted.index)) return changes;
  if (inverted) {
    changes.push(inverted);
    // "Blessed are they who expect nothing."
    const who = verbsAroundWho(clause, after);
    if (who) {
      addVerbs(clause, who.ofWho, () => alone, changes);
      return changes;
    }
    // "They love it, don't they, and sleep."
    const isTag = text.word(after) === ',' && text.word(inverted.index - 1) === ',';
    const isBare = !isTag && (to === 'singular' || text.word(inverted.index).startsWith('do'));
    new CoordinatedVerbs(clause, () => alone, changes, isBare ? 'bare' : 'finite').addFrom(after);
    return changes;
  }
  // "What're they like?"
  if (to === 'singular' && text.word(subject - 1) === "'re") return changes;
  if (hasModalBefore(clause, subject)) {
    if (to === 'plural') new CoordinatedVerbs(clause, () => alone, changes, 'bare').addFrom(after);
    return changes;
  }
  const aroundWho = verbsAroundWho(clause, after);
  const isAside = text.word(after) === ',';
  const verb = aroundWho?.own ?? (aroundWho && !isAside ? aroundWho.ofWho : firstVerb(clause, after));
  if (aroundWho && verb !== aroundWho.ofWho) {
    const ofWho: Clause = verb === undefined ? clause : { ...clause, last: verb };
    addVerbs(ofWho, aroundWho.ofWho, () => settingOf(ofWho, subject, after, aroundWho.ofWho), changes);
  }
  if (verb !== undefined && hidesNumber(clause, subject, verb)) return changes;
  const mode = verb === undefined ? undefined : takeVerb(clause, verb, changes);
  // "Eats more than he should and sleeps": what is joined goes on before "than".
  if (verb === undefined || mode === undefined || text.word(subject - 1) === 'than') return changes;
  if (isAsTheyLike(text, first, subject, verb)) return changes;
  const behind = text.word(verb - 1) === '"' && text.word(verb + 1) === '"' ? verb + 2 : verb + 1;
  // "They haven't, since Saturday, come out."
  const isParted = perfect.has(text.word(verb)) && text.word(behind) === ',';
  const parted = isParted ? skipAdverbs(clause, behindInsertion(clause, behind)) : behind;
  const start = to === 'plural' || text.classes(parted) & Class.participle ? parted : behind;
  const isDid = text.word(verb) === 'did' && !text.isWord(behind);
  const isOuters = (mode === 'past' || isDid) && isOfToday(text, first, subject);
  const isPast =
    (!isOuters && (mode === 'past' || pastAuxiliaries.has(text.word(verb)))) ||
    text.word(verb) === "'ve" ||
    (to === 'singular' && opensPerfect(clause, verb));
  const isBare = mode === 'finite' && formsOfDo.has(text.word(verb)) && bringsBase(clause, verb, behind);
  const setting = () => settingOf(clause, subject, after, verb);
  const joined = isBare ? 'bare' : isOuters || endsInModal(clause, subject, verb) ? 'finite' : mode;
  new CoordinatedVerbs(clause, setting, changes, joined, isPast).addFrom(start);
  return changes;
}

/** The verb at `verb` and those joined to it. */
function addVerbs(clause: Clause, verb: number, setting: () => Setting, changes: VerbChange[]): void {
  const mode = takeVerb(clause, verb, changes);
  if (mode !== undefined) new CoordinatedVerbs(clause, setting, changes, mode).addFrom(verb + 1);
}

/** The verbs joined to one that is written together with its subject at `subject`: "hes late and wants coffee". */
export function verbsBehind(
  text: Text,
  { first, last, block }: Sentence,
  subject: number,
  pronoun: string,
): readonly VerbChange[] {
  const isOthers = (word: number) => text.word(word) === 'they';
  const clause: Clause = { text, pronoun, first, last, block, to: 'plural', isOthers };
  const changes: VerbChange[] = [];
  const setting = () => settingOf(clause, subject, subject + 1, subject);
  new CoordinatedVerbs(clause, setting, changes, 'finite').addFrom(subject + 1);
  return changes;
}

/** "They may sniff where they like, stop when they like and choose": whether the clause is over, and what "may" opened goes on. */
function isAsTheyLike(text: Text, first: number, subject: number, verb: number): boolean {
  if (!liking.has(text.word(verb)) || !dependent.has(text.word(subject - 1))) return false;
  if (text.word(verb + 1) !== ',' && text.word(verb + 1) !== 'and') return false;
  for (let at = subject - 2; at >= Math.max(first, subject - 16); at -= 1)
    if (text.word(at) === text.word(subject) && modals.has(text.word(at + 1))) return true;
  return false;
}

const liking = new Set('like want please wish choose'.split(' '));

/** "They run to where they last saw it, check and dig": whether the clause of a past stands in one of theirs that tells of today. */
function isOfToday(text: Text, first: number, subject: number): boolean {
  if (!/^(?:where|what|how)$/.test(text.word(subject - 1))) return false;
  for (let at = subject - 2; at >= Math.max(first, subject - 12); at -= 1)
    if (text.word(at) === text.word(subject)) {
      const classes = text.classes(at + 1);
      if (dependent.has(text.word(at - 1))) return false;
      return !(classes & Class.past) && (classes & (Class.verb | Class.thirdPerson)) !== 0;
    }
  return false;
}

/** "They rest when they can, and eat": nothing hangs on the last word of such a clause. */
function endsInModal(clause: Clause, subject: number, verb: number): boolean {
  const { text, first, pronoun } = clause;
  const opener = text.word(subject - 1);
  if (!modals.has(text.word(verb)) || !(dependent.has(opener) || opener === 'what' || opener === 'all'))
    return false;
  if (tellsExtent(text, first, subject)) return true;
  const behind = text.word(verb + 1) === ',' ? verb + 2 : verb + 1;
  if (!coordinators.has(text.word(behind)) || modals.has(text.word(behind + 1))) return false;
  for (let at = subject - 2; at >= Math.max(first, subject - 30); at -= 1)
    if (text.word(at) === pronoun) return true;
  return false;
}

/** "They run as fast as they can, hit the wall and roll": whether the clause only tells how much of what stands before it. */
const tellsExtent = (text: Text, first: number, subject: number): boolean =>
  text.word(subject - 1) === 'as' &&
  (text.word(subject - 3) === 'as' || text.word(subject - 4) === 'as') &&
  isTheirs(text, first, subject - 1);

/** "You and they are a team", "Max and they play": the verb is that of both. */
function isJoinedToAnother(text: Text, first: number, subject: number): boolean {
  if (text.word(subject - 1) !== 'and') return false;
  const other = subject - 2;
  const isFirst = other === first || !text.isWord(other - 1);
  if (/^(?:you|i)$/.test(text.word(other))) return isFirst || dependent.has(text.word(other - 1));
  // The second half of "Mr. Dunlop" opens no sentence.
  const isTitled = text.word(other - 1) === '.' && /^(?:mr|mrs|ms|dr|prof|st)$/.test(text.word(other - 2));
  const isNamed = text.isCapitalized(other) && text.classes(other) === 0 && !isTitled;
  return isFirst && (isNamed || text.kind(other) === Kind.variable);
}

/** What the clause of the subject at `subject`, whose first verb is at `verb`, hangs on. */
function settingOf(clause: Clause, subject: number, after: number, verb: number): Setting {
  const { text, first } = clause;
  const awaited = awaitsVerb(clause, subject, after);
  const isDashed = isBehindDash(text, subject);
  return {
    subordinate: isSubordinate(clause, subject),
    opens: opensPart(clause, subject),
    ordered: hangsOnOrder(clause, subject),
    awaited,
    endsList: awaited && isInList(text, first, subject),
    tells: !dependent.has(text.word(subject - 1)) && text.isWord(subject - 1),
    aside: interrupting.has(text.word(subject - 1)) && text.word(subject - 2) === ',',
    isModal: modals.has(text.word(verb)) && !tellsExtent(text, first, subject),
    sumsUp: opensSum(text, first, subject),
    isDashed,
    outerGoesOn: isDashed && hasNamedVerb(text, Math.max(first, subject - 24), subject - 1),
    asks: false,
  };
}

/** "The vet – they know her – says", "the bed – and they love it – is new". */
const isBehindDash = (text: Text, subject: number): boolean =>
  text.word(coordinators.has(text.word(subject - 1)) ? subject - 2 : subject - 1) === '—';

/** "All they do is", "the first thing they do when they wake up is": what the rest of the sentence says is no verb of theirs. */
function opensSum(text: Text, first: number, subject: number): boolean {
  if (summing.has(text.word(subject - 1))) return true;
  if (!dependent.has(text.word(subject - 1))) return false;
  for (let at = subject - 2; at > first && at > subject - 8; at -= 1)
    if (text.word(at) === 'they') return text.word(at + 1) === 'do' && summing.has(text.word(at - 1));
  return false;
}

const summing = new Set('all what thing'.split(' '));

/** What a clause between commas opens with: "at the gate, where they wait, and go". */
const interrupting = new Set('where whatever wherever however'.split(' '));

/** A question hangs on nothing. */
const alone: Setting = {
  subordinate: false,
  opens: true,
  ordered: false,
  awaited: false,
  endsList: false,
  tells: false,
  aside: false,
  isModal: false,
  sumsUp: false,
  isDashed: false,
  outerGoesOn: false,
  asks: true,
};

/** "Do not pull", "does bark": the form of "do" at `verb` has another verb behind it. */
function bringsBase(clause: Clause, verb: number, behind: number): boolean {
  const { text } = clause;
  return text.word(behind) === 'not' || (text.classes(skipAdverbs(clause, verb + 1)) & Class.verb) !== 0;
}
