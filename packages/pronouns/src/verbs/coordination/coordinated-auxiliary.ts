import { dependent } from '../../words/agreement-words.ts';
import {
  coordinators,
  counts,
  determiners,
  indefinites,
  modals,
  subjectPronouns,
} from '../../words/function-words.ts';
import { behindInsertion } from '../clause/insertions.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import { nots } from '../clause/clause-opening.ts';
import { opensPerfect } from '../contraction/perfects.ts';
import { isAdverb, skipAdverbs } from '../clause/adverbs.ts';
import type { Text } from '../../text/text.ts';
import { isDoneToReader } from '../clause/indicatives.ts';
import { listBehind } from '../clause/verb-lists.ts';
import type { Joint, VerbsSoFar } from '../clause/clause.ts';

/** Whether "is", "have" and the like behind a joint is the subject's. */
export function isJoinedAuxiliary(so: VerbsSoFar, joint: Joint): boolean {
  const { verb, isJoined } = joint;
  const { clause, mode, listed } = so;
  const { text, to } = clause;
  const before = text.word(verb - 1);
  // "And all was well."
  if (/^(?:there|here|all|both)$/.test(before)) return false;
  const word = text.word(verb);
  const next = text.word(verb + 1);
  // "Does he bark, or is the street quiet?"
  if (before === 'or' && so.setting.asks) return false;
  // "All that the couple says or does."
  const isAnothers = before === 'or' && word === 'does' && !text.isWord(verb + 1);
  if (isAnothers && !so.changes.some(({ index }) => index === verb - 2)) return false;
  // "Is he cross, or has somebody fed him?", but "and has somebody to turn to".
  if (indefinites.has(next) && text.word(verb + 2) !== 'to') return false;
  // "Nor is there hope", "nor does the cat".
  const isInverted =
    (determiners.has(next) && next !== 'a' && next !== 'an') ||
    next === 'there' ||
    text.isCapitalized(verb + 1);
  if (/^(?:nor|never|seldom|rarely)$/.test(before) && isInverted) return false;
  if (isJoined ? asked.has(next) : pointing.has(next) || !isListed(so, verb)) return false;
  // "If they call, and they will, don't answer."
  const isOrder = word === "don't" && !isJoined && listed === 0 && dependent.has(text.word(clause.first));
  if ((isOrder && !isDoneToReader(text, verb + 1)) || (to === 'singular' && forbidsDoing(so, verb)))
    return false;
  // "Assume they hear you and don't shout."
  if (to === 'singular' && so.setting.ordered && so.setting.tells && word === "don't" && before === 'and')
    return false;
  // "They know what they must say and do."
  if (before === 'and' && word === 'do' && modals.has(text.word(verb - 3)) && !text.isWord(verb + 1))
    return false;
  // "They can and do."
  if (to === 'singular' && isJoined && word === 'do' && !text.isWord(verb + 1)) return true;
  // "They used to drink and now do neither."
  if (word === 'do' && isJoined && before === 'now') return true;
  // "They don't smoke and never have."
  if (to === 'singular' && isJoined && /^(?:never|always|still)$/.test(before) && !text.isWord(verb + 1))
    return true;
  // "They don't bite, but do bark."
  const isBut = before === 'but' && text.classes(verb + 1) & Class.verb;
  if (word === 'do' && isBut && so.changes.some(({ index }) => isDenial(text, index))) return true;
  // "They do not pull, do not bark."
  const isAgain = so.changes.some(({ index }) => text.word(index) === word);
  if (word === 'do' && nots.has(next) && isAgain && !isJoined && listBehind(clause, verb) === 'verbs')
    return true;
  // "They can not reach it any more and have taken to staring".
  if (opensPerfect(clause, verb) && text.word(so.start - 1) === 'can') return true;
  // "They hate rain, refuse to wear a coat, and have a cold."
  const isClosed = isJoined && joint.isComma && so.isListOpen;
  // "They had to wait, have not eaten and are cross."
  const isDenied = word === 'have' && /^(?:not|n't|no|nothing|nowhere)$/.test(next);
  const endsList = isClosed && (word === 'have' || (word === 'do' && next === 'it'));
  if (
    to === 'singular' &&
    (word === 'have' || word === 'do') &&
    mode !== 'finite' &&
    !endsList &&
    !isDenied
  ) {
    // "They joined us in 2018 and have been a help since."
    // "And have, so far, been quiet", "and have now, as we hear, slept".
    const adverbs = skipAdverbs(clause, next === 'since' ? verb + 2 : verb + 1);
    const behind = behindInsertion(clause, adverbs);
    const isPerfect = text.classes(behind) & Class.participle;
    const isClosing = isJoined && so.isListOpen;
    // "They have learnt to wait, have stopped pulling."
    const isOneMore = so.changes.some(({ index }) => text.word(index) === 'have');
    // "They have to go out at six, have to eat at seven."
    if (isOneMore && next === 'to' && (joint.isComma || listed > 0)) return true;
    if (word === 'do' || (mode === 'bare' && !isClosing && !isOneMore) || !isPerfect) return false;
  }
  // "And does it again" asks nothing.
  if (next === 'it' && (word === 'does' || word === 'do')) return !(text.classes(verb + 2) & Class.verbFirst);
  return !subjectPronouns.has(next);
}

/** "They don't", "they do not". */
const isDenial = (text: Text, verb: number): boolean =>
  text.word(verb) === "don't" || (text.word(verb) === 'do' && nots.has(text.word(verb + 1)));

/** "And do not drag them on": what is not to be done to them is no doing of theirs. */
function forbidsDoing({ clause: { text, isOthers } }: VerbsSoFar, verb: number): boolean {
  if (text.word(verb) !== 'do' && text.word(verb) !== "don't") return false;
  for (let at = verb + 2; at <= verb + 3; at += 1) if (text.word(at) === 'them') return !isOthers(at);
  return false;
}

/** Subjects behind their verb: "did he like it or was that a protest?", "he sits, is there a bell?" */
const asked = new Set(['this', 'that', 'these', 'those']);
const pointing = new Set([...asked, 'there']);

/** "Teaches, is learning": an auxiliary behind a bare comma is one of a list. */
function isListed({ clause, changes, listed, mode }: VerbsSoFar, verb: number): boolean {
  const { text } = clause;
  const word = text.word(verb);
  return (
    listed > 0 ||
    word.endsWith("n't") ||
    // "Is no cuddler, never has been."
    /^(?:always|never)$/.test(text.word(verb - 1)) ||
    (mode === 'past' && /^w(?:as|ere)$/.test(word) && isState(text, verb + 1)) ||
    // "Is vaccinated and chipped."
    ((text.classes(verb + 1) & Class.participle) !== 0 &&
      coordinators.has(text.word(verb + 2)) &&
      (text.classes(verb + 3) & Class.participle) !== 0) ||
    listBehind(clause, verb) === 'verbs' ||
    // "Is 70 and lives in Bath."
    (text.kind(verb + 1) === Kind.number &&
      (coordinators.has(text.word(verb + 2)) || listBehind(clause, verb) !== 'none')) ||
    // "Has nine lives and trains in Cork", "has a gray face and snores".
    (hasThing(text, verb) && listBehind(clause, verb) !== 'none') ||
    // "Has a fine coat, is always polite and hands in".
    (isAdverb(text, verb + 1) && listBehind(clause, verb) !== 'none') ||
    // "Hasn't barked for a week, has learned to wait."
    changes.some(({ index }) => text.word(index) === word || text.word(index) === `${word}n't`)
  );
}

/** "Has a friend", "have a soft mouth", but "have a treat ready", which the reader may be told. */
const hasThing = (text: Text, verb: number): boolean =>
  text.word(verb) === 'has'
    ? counts.has(text.word(verb + 1)) || determiners.has(text.word(verb + 1))
    : text.word(verb) === 'have' &&
      /^an?$/.test(text.word(verb + 1)) &&
      [2, 3].some((ahead) => nounKindOf(text.word(verb + ahead)) === 'parts');

const isState = (text: Text, at: number) =>
  (text.classes(at) & (Class.participle | Class.gerund | Class.adjective | Class.adverb)) !== 0 &&
  !determiners.has(text.word(at));
