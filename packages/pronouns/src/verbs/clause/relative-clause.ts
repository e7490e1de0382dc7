import { inverting, saying } from '../../words/agreement-words.ts';
import {
  coordinators,
  determiners,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { closingMark } from './insertions.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { firstVerb } from './main-verb.ts';
import { skipAdverbs } from './adverbs.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from './clause.ts';

/** Words between "who" and the subject's own verb. */
const furthest = 25;

/** "It is he who decides", "he who laughs last laughs best": the verb of "who", and the subject's own behind it. */
export function verbsAroundWho(
  clause: Clause,
  after: number,
): { readonly ofWho: number; readonly own: number | undefined } | undefined {
  const { text, last, to, first } = clause;
  const who = text.word(after) === ',' ? behindComma(clause, after) : after;
  const isPicked = isPickedOut(text, after);
  // "He that breaks a thing has left the path."
  const isThat = text.word(who) === 'that' && (isPicked || (after - 1 === first && who === after));
  if (text.word(who) !== 'who' && !isThat) return undefined;
  const behind = skipAdverbs(clause, who + 1);
  const isNext = text.classes(behind) & Class.thirdPerson || modals.has(text.word(behind));
  const ofWho =
    to === 'plural' && !isNext
      ? numberedVerb(clause, who + 1, Math.min(last, who + 8))
      : firstVerb(clause, who + 1);
  if (ofWho === undefined) return undefined;
  const own = who > after || isPicked ? undefined : ownVerb(clause, ofWho + 1);
  return { ofWho, own };
}

/** "It is he that decides", "it's they who decide". */
const isPickedOut = (text: Text, after: number): boolean =>
  /^(?:is|was|'s)$/.test(text.word(after - 2)) && text.word(after - 3) === 'it';

/** "He, who", "he, not the cat, who": the word behind the comma, or behind what it and another enclose. */
function behindComma(clause: Clause, comma: number): number {
  const close = clause.text.word(comma + 1) === 'who' ? comma : closingMark(clause, comma, 'who');
  return (close ?? comma) + 1;
}

/** The first verb that tells its number; none behind a pronoun that is a subject, or a word that joins. */
function numberedVerb(clause: Clause, from: number, end: number): number | undefined {
  for (let at = from; at < end; at += 1) {
    const word = clause.text.word(at);
    if (subjectPronouns.has(word) || coordinators.has(word)) return undefined;
    if (tellsNumber(clause, at)) return at;
  }
  return undefined;
}

function tellsNumber({ text, to }: Clause, at: number): boolean {
  if (inverting[to].has(text.word(at))) return true;
  const classes = text.classes(at);
  return to === 'singular'
    ? (classes & (Class.verb | Class.noun | Class.adjective)) === Class.verb
    : isThirdPerson(classes) && !determiners.has(text.word(at - 1));
}

/** The first verb of the subject's own behind what is said of "who": one that is neither joined to that nor of another subject. */
function ownVerb(clause: Clause, from: number): number | undefined {
  const end = Math.min(clause.last, from + furthest);
  return soughtVerb(clause, from, end, tellsNumber) ?? soughtVerb(clause, from, end, mayTellNumber);
}

function soughtVerb(
  clause: Clause,
  from: number,
  end: number,
  isVerb: typeof tellsNumber,
): number | undefined {
  const { text, to } = clause;
  /** Right behind the verb of "who", or where a clause may have taken it: taken where no other one follows. */
  let second: number | undefined;
  let isJoined = false;
  let isTaken: 'surely' | 'maybe' | undefined;
  // "Who won't take it", "who did see it": a form that tells no number.
  const isBare = modals.has(text.word(from - 1)) || text.word(from - 1).startsWith('did');
  for (let at = isBare ? skipAdverbs(clause, from) + 1 : from; at < end; at += 1) {
    // "“He who laughs last,” runs the proverb, “laughs best.”"
    at = behindSpeaker(text, at, end);
    const word = text.word(at);
    if (coordinators.has(word)) isJoined = true;
    else if (isSubject(text, at) || opensClause(text, at)) isTaken = 'surely';
    else if (openers.has(word)) isTaken ??= 'maybe';
    else if (
      tellsNone(text, at) ||
      isVerb(clause, at) ||
      // What is taken or joined may be any verb.
      ((isJoined || isTaken === 'surely') && mayTellNumber(clause, at))
    ) {
      if (!isJoined && isTaken === undefined && (at > from || inverting[to].has(word))) return at;
      if (!isJoined && isTaken !== 'surely') second = at;
      isTaken = undefined;
      isJoined = false;
    } else if (skipAdverbs(clause, at) === at) isJoined = false;
  }
  return second;
}

/** "Will", "didn't": what is first of the subject's own verbs, though it stays as it is. */
const tellsNone = (text: Text, at: number): boolean =>
  modals.has(text.word(at)) || /^(?:did|didn't|had|hadn't)$/.test(text.word(at));

/** A word that is a noun more often, where no noun can stand: "he who attacks the press attacks democracy". */
function mayTellNumber(clause: Clause, at: number): boolean {
  const { text, to } = clause;
  const wanted = to === 'singular' ? Class.verb : Class.thirdPerson;
  const [classes, before] = [text.classes(at), text.word(at - 1)];
  if (!(classes & wanted) || classes & Class.past) return false;
  if (determiners.has(before) || (prepositions.has(before) && !away.has(before))) return false;
  const classesBefore = text.classes(at - 1);
  return classesBefore === 0 || (classesBefore & (Class.noun | Class.plural | Class.adverb)) !== 0;
}

/** Words that end what a verb says, before another one: "who runs away lives". */
const away = new Set('up down off out away'.split(' '));

/** "He", but not "on it", "practises it". */
function isSubject(text: Text, at: number): boolean {
  const word = text.word(at);
  if (!subjectPronouns.has(word) || prepositions.has(text.word(at - 1))) return false;
  const isActedOn = text.classes(at - 1) & (Class.verb | Class.thirdPerson);
  return (word !== 'it' && word !== 'you') || !isActedOn || saying.has(text.word(at - 1));
}

/** "What happens", "that he knows", but not "before dawn". */
const opensClause = (text: Text, at: number): boolean =>
  subordinators.has(text.word(at)) && !openers.has(text.word(at));

/** What may open a clause, and as well a phrase without a verb. */
const openers = new Set('before after since until till as than so once while'.split(' '));

/** The word at `at`, or the first one of what is said on where a comma closes a quotation there. */
function behindSpeaker(text: Text, at: number, end: number): number {
  if (text.word(at) !== ',' || text.word(at + 1) !== '"' || text.gap(at + 1)) return at;
  let open = at + 2;
  while (open < end && text.word(open) !== '"') open += 1;
  return Math.min(open + 1, end);
}
