import { dependent } from '../../words/agreement-words.ts';
import {
  coordinators,
  determiners,
  modals,
  objectPronouns,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { isTheirs } from '../clause/clause-opening.ts';
import { timeNouns } from '../../words/possessive-words.ts';
import { skipAdverbs } from '../clause/adverbs.ts';
import type { Text } from '../../text/text.ts';
import { isDogsOwn, isDogsWay, isDoneToReader, isMovedToReader, tellsOfDog } from '../clause/indicatives.ts';
import { endsInOr, isBareList, isListComma, listBehind, mayBeDogs } from '../clause/verb-lists.ts';
import type { Clause, Joint, VerbsSoFar } from '../clause/clause.ts';

/** "If they pull, stop", "feed them while they look, and leave": whether what follows is said to the reader. */
export function turnsToReader(so: VerbsSoFar, { at, isComma, isJoined, verb }: Joint): boolean {
  const { clause, setting, start } = so;
  const { text, to } = clause;
  if (to !== 'singular') return false;
  const { subordinate, ordered, aside, tells } = setting;
  // "Pick up what they guard and put it away."
  if (ordered && tells && isJoined && at === start) return true;
  // "Take the toy they love, hide it."
  if (ordered && tells && at === start && actsOnThis(text, verb)) return true;
  // "Sit with them until they settle and then move away", "wait till they look and do nothing", but "and then look at you".
  const isNextOrder = text.word(verb - 1) === 'then' || text.word(verb) === 'do';
  if (ordered && isJoined && isNextOrder) return !isDoneToReader(text, verb);
  if (isJoined && text.word(verb - 1) === 'then' && isWaitedFor(text, subjectOf(text, start)))
    return !isDoneToReader(text, verb);
  // "Stop when they pull and move when they stop", "I stop when they pull and walk when they don't".
  const subject = subjectOf(text, start);
  if (isJoined && isAlike(text, subject, verb) && (ordered || isOurs(text, clause.first, subject)))
    return true;
  // "Tie them up and they howl, but leave the gate open and they stay."
  if (text.word(subject - 1) === 'and' && !setting.subordinate && endsInAndThey(clause, verb)) return true;
  // "Count breaths while they sleep and ring me", but "and put their head down", "and decide to come".
  const isResolved = text.word(verb) === 'decide' && text.word(verb + 1) === 'to';
  const isDogs = mayBeDogs(clause, verb) || isDogsWay(text, verb);
  if (ordered && isJoined && !isDogs && !isResolved && !isDogsOwn(text, verb + 1)) return true;
  if (!isComma) return false;
  // "Note where they stop, stiffen, or start to stare": the list needs its end.
  if (ordered && isJoined && so.isListOpen && text.word(verb + 1) !== 'them') return false;
  // "At the gate, where they wait, and go": what the clause interrupts goes on.
  if (aside && isJoined && so.listed === 0 && !isTheirs(text, clause.first, subjectOf(text, start)))
    return true;
  if (
    ordered &&
    !isJoined &&
    ((endsInOr(clause, at) && !isTrainers(text, at)) ||
      isBareList(clause, at) ||
      tellsOfDog(clause, at, false))
  )
    return false;
  if (subordinate && !isJoined && tellsOfDog(clause, at, setting.opens)) return false;
  // "They sniff about and, once they're done, look for you", with a comma less.
  if (subordinate && !isJoined && isMovedToReader(text, verb) && joinsTheirs(text, clause.first, subject))
    return false;
  if (isJoined && !ordered && text.word(at + 1) !== 'then') return false;
  // "Note down when they eat, sleep, and play": no order of its own follows a clause that something stands before.
  const isBare =
    isBareList(clause, at) && (text.word(at + 2) === 'or' || !(setting.opens || isTrainers(text, at)));
  if (subordinate && !isJoined && isJudged(so) && goesOnJudged(clause, at, verb)) return false;
  return (
    text.word(at) === '—' ||
    (subordinate && !isListComma(clause, at) && !isBare) ||
    // "Choose a place they know, sit down and wait."
    (ordered && tells && at === start && lasting.has(text.word(start - 1))) ||
    (ordered && (isJoined || at > start + 1 || (text.classes(start) & Class.gerund) !== 0))
  );
}

/** "Leave the gate open and they": whether what opens at `verb` has them do something behind "and". */
function endsInAndThey({ text, last }: Clause, verb: number): boolean {
  for (let at = verb + 1; at < Math.min(last, verb + 8) && text.isWord(at); at += 1)
    if (text.word(at) === 'they') return text.word(at - 1) === 'and';
  return false;
}

/** "They sniff about, and once they": whether the clause of the subject goes on, behind "and", one of theirs. */
function joinsTheirs(text: Text, first: number, subject: number): boolean {
  let joint = subject - 2;
  while (joint > first && joint > subject - 5 && !coordinators.has(text.word(joint))) joint -= 1;
  return /^(?:and|but)$/.test(text.word(joint)) && isTheirs(text, first, joint);
}

/** "It's lovely when they come over, lie down and use your foot": whether "it" alone has the verb before the clause. */
function isJudged({ clause: { text, first }, setting, start }: VerbsSoFar): boolean {
  if (setting.opens) return false;
  for (let at = subjectOf(text, start) - 2; at >= Math.max(first, start - 12); at -= 1) {
    if (text.word(at) === 'it') return states.has(text.word(at + 1)) || states.has(text.word(at - 1));
    if (!text.isWord(at) && text.kind(at) !== Kind.clitic) return false;
  }
  return false;
}

const states = new Set("'s is was isn't wasn't".split(' '));

/** "Mark and pay", "stop, wait, and let them think". */
function isTrainers(text: Text, comma: number): boolean {
  if (text.word(comma + 1) === 'mark') return true;
  for (let at = comma + 2; at < comma + 10; at += 1) if (text.word(at) === 'them') return true;
  return false;
}

/** Whether a list of what a dog may do goes on behind the comma: no "just wait". */
const goesOnJudged = (clause: Clause, comma: number, verb: number): boolean =>
  verb === comma + 1 &&
  !isTrainers(clause.text, comma) &&
  mayBeDogs(clause, verb) &&
  listBehind(clause, verb) !== 'none';

/** Where the "they" stands whose first verb ends before `start`. */
function subjectOf(text: Text, start: number): number {
  let at = start - 1;
  while (at > start - 6 && text.word(at) !== 'they') at -= 1;
  return at;
}

/** Whether what is joined has a clause behind it that opens as the one before does: "when they pull and move when they". */
function isAlike(text: Text, subject: number, verb: number): boolean {
  const opening = text.word(subject - 1);
  if (!dependent.has(opening)) return false;
  for (let at = verb + 1; at < verb + 6 && text.isWord(at); at += 1)
    if (text.word(at) === opening) return text.word(at + 1) === 'they' || timing.has(opening);
  return false;
}

const timing = new Set('when while if until'.split(' '));
/** What tells how a dog is disposed to a thing, and no more: "the place they know". */
const lasting = new Set('know like love fear want need hate enjoy prefer trust'.split(' '));

/** "I'd wait until they blink, and then carry on": whether somebody else waits for what they do. */
function isWaitedFor(text: Text, subject: number): boolean {
  if (!/^(?:until|till)$/.test(text.word(subject - 1))) return false;
  const isHelped = text.kind(subject - 3) === Kind.clitic || modals.has(text.word(subject - 3));
  return /^(?:i|we|you)$/.test(text.word(isHelped ? subject - 4 : subject - 3));
}

/** Whether the clause before has "I", "we" or "you" for its subject. */
function isOurs(text: Text, first: number, subject: number): boolean {
  for (let at = subject - 2; at >= first && text.isWord(at); at -= 1)
    if (/^(?:i|we|you)$/.test(text.word(at))) return at === first || !text.isWord(at - 1);
  return false;
}

/** "They shed, so need brushing": no order. */
const unbidden = new Set('need want prefer hate love know seem deserve tend have'.split(' '));

/** "They are tired, so stop": an order to the reader. */
export function ordersBehindSo(clause: Clause, at: number): boolean {
  const { text, to } = clause;
  return (
    to === 'singular' &&
    (text.classes(skipAdverbs(clause, behindTime(text, at + 1))) & Class.verb) !== 0 &&
    !subjectPronouns.has(text.word(at + 1)) &&
    !unbidden.has(text.word(at + 1))
  );
}

/** "So this week simply note it": the word behind the time. */
const behindTime = (text: Text, at: number): number =>
  /^(?:this|next)$/.test(text.word(at)) && timeNouns.has(text.word(at + 1)) ? at + 2 : at;

/** "When they say they've got it, believe them": what is done to them is no doing of theirs. */
export function isDoneToThem({ text, to, isOthers }: Clause, verb: number): boolean {
  const isTheirs = text.word(verb + 1) === 'them' && !isOthers(verb + 1);
  return to === 'singular' && isTheirs && (text.classes(verb) & Class.verb) !== 0;
}

/** "The vet thinks he's depressed, wants him off the tablets": what is done to him is the vet's. */
export function isDoneToHim({ clause: { text, to, pronoun }, start }: VerbsSoFar, verb: number): boolean {
  if (to !== 'plural' || text.word(verb + 1) !== (pronoun === 'he' ? 'him' : 'her')) return false;
  // "Wants her dinner."
  if (pronoun === 'she' && text.isWord(verb + 2) && !prepositions.has(text.word(verb + 2))) return false;
  let subject = start - 1;
  while (subject > start - 6 && text.word(subject) !== pronoun) subject -= 1;
  const teller = text.word(subject - 1) === 'that' ? subject - 2 : subject - 1;
  return isThirdPerson(text.classes(teller)) && text.word(teller - 1) !== pronoun;
}

/** "Hide it", "use that". */
const actsOnThis = (text: Text, verb: number) =>
  determiners.has(text.word(verb + 1)) || objectPronouns.has(text.word(verb + 1));
