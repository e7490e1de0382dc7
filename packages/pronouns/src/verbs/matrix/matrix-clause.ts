import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  reflexives,
  relatives,
  subordinators,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { isInList } from './open-list.ts';
import type { Clause } from '../clause/clause.ts';
import { hasNamedVerb, hasVerb, heads, isSubject, startOf, telling, times } from './subject-and-verb.ts';

/**
 * Whether the clause of the subject at `subject`, whose own verb is looked for from `after` on, stands in or behind another
 * whose subject may have a verb still to come. What follows a comma is that verb then, not the subject's.
 */
export function awaitsVerb(clause: Clause, subject: number, after: number): boolean {
  const { text, first, to } = clause;
  const opener = openerOf(text, first, subject);
  // "Rover digs a hole the day he comes and …"
  const isTimed = moments.has(text.word(subject - 1)) && text.word(subject - 2) === 'the';
  if (isTimed && to === 'plural' && hasNamedVerb(text, startOf(text, first, subject - 2), subject - 2))
    return true;
  // "Rover looks at me, says he's sorry, and sits."
  if (
    opener === subject &&
    isThirdPerson(text.classes(subject - 1)) &&
    telling.has(lemmaOf(text.word(subject - 1))) &&
    isInList(text, first, subject) &&
    !closesRelative(text, first, subject - 2)
  )
    return true;
  const participle = participleOf(text, first, subject);
  if (participle !== undefined) return interrupts(text, first, participle - 1, true);
  const opening = text.word(opener);
  if (opening === 'that' || (opening === 'so' && text.word(opener - 1) === ',')) return false;
  const before = onlyThen.has(text.word(opener - 1)) ? opener - 2 : opener - 1;
  const isBehindComma = text.word(before) === ',';
  // "Rover shakes, licks the bowl, which he loves, and …"
  if (isBehindComma && relatives.has(opening) && to === 'plural' && isInList(text, first, opener - 1))
    return true;
  // "The thief drops what he's carrying, vaults the fence", "Rex knows when he's loud, says sorry".
  if (
    !isBehindComma &&
    to === 'plural' &&
    contents.has(opening) &&
    !(opening === 'how' && isDoing(text, after)) &&
    // "What I like is how he talks, listens and waits."
    lemmaOf(text.word(opener - 1)) !== 'be' &&
    subject - opener < 3 &&
    hasNamedVerb(text, startOf(text, first, opener), opener, true)
  )
    return true;
  // "My uncle thinks he's funny, tells a joke".
  if (
    opener === subject &&
    to === 'plural' &&
    holding.has(lemmaOf(text.word(subject - 1))) &&
    isSoAndEnds(text, after)
  )
    return hasNamedVerb(text, startOf(text, first, subject), subject, true);
  // A clause like ", after which he yawns" hangs on nothing that goes on.
  const isTrailing =
    trailing.has(opening) &&
    !(opening === 'because' && givesReasons(text, first, opener, after)) &&
    subject - opener < 4 &&
    !(isBehindComma && relatives.has(text.word(subject - 1)));
  // "Rover sits when he hears the bell, then looks at you."
  const isTold = lemmaOf(text.word(opener - 1)) === 'be';
  const isFollowed = opening === 'as' && followsStory(text, startOf(text, first, opener), opener);
  if (
    isTrailing &&
    !isTold &&
    !isFollowed &&
    to === 'plural' &&
    hasNamedVerb(text, startOf(text, first, opener), opener)
  )
    return true;
  if (opener === subject && !isBehindComma) return isContact(text, first, subject);
  // "The rest, he says, is easy": with nothing to open it, only a word like "say" interrupts.
  if (opener === subject && !telling.has(lemmaOf(text.word(after)))) return false;
  return interrupts(text, first, isBehindComma ? before : opener, isBehindComma);
}

/** "Knows how he greets us, seats us": what is done is told on, unlike "how he can open it". */
const isDoing = (text: Text, verb: number): boolean =>
  (text.classes(verb) & Class.thirdPerson) !== 0 && !auxiliaries.has(text.word(verb));

/** "The film follows Ana as she leaves home, falls in love": whether the clause tells all that is seen of somebody. */
function followsStory(text: Text, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (following.has(lemmaOf(text.word(at)))) return true;
  return false;
}

const following = wordSet('follow track chronicle trace accompany');

/** "Sue blames him because he forgets words, misses cues": behind a reason of its own verb, further ones follow. */
function givesReasons(text: Text, first: number, opener: number, after: number): boolean {
  for (let at = first; at < opener; at += 1) if (text.word(at) === ',') return false;
  return (text.classes(after) & Class.thirdPerson) !== 0 && !auxiliaries.has(text.word(after));
}

/** "The sculptor, who is shy, says he waits", "the coach, a boxer, says": whether the comma only closes what tells of the subject. */
function closesRelative(text: Text, first: number, comma: number): boolean {
  for (let at = comma - 1; at > first; at -= 1)
    if (text.word(at) === ',')
      return (
        (relatives.has(text.word(at + 1)) || isApposed(text, at + 1, comma)) && !hasVerb(text, first, at)
      );
  return false;
}

/** ", a former boxer,", ", himself a boxer,", ", facing questions,", ", 31,": what somebody is or does besides. */
function isApposed(text: Text, start: number, end: number): boolean {
  const opening = text.word(start);
  const classes = text.classes(start);
  const isParticiple = (classes & (Class.gerund | Class.participle)) !== 0 && !(classes & Class.thirdPerson);
  return (
    ((isParticiple || determiners.has(opening) || reflexives.has(opening)) &&
      !hasVerb(text, isParticiple ? start + 1 : start, end)) ||
    (text.kind(start) === Kind.number && start + 1 === end)
  );
}

/** The word that opens the clause, the first of "which", "as" and the like close before the subject; or the subject itself. */
function openerOf(text: Text, first: number, subject: number): number {
  let opener = subject;
  for (let at = subject - 1; at >= first && at > subject - 8; at -= 1) {
    if (!text.isWord(at) || coordinators.has(text.word(at))) break;
    // "A clerk who whistles while he audits": behind "who" it is no plural.
    const isVerb = (text.classes(at) & Class.thirdPerson) !== 0 && relatives.has(text.word(at - 1));
    if (opener < subject && (isVerb || isThirdPerson(text.classes(at)))) break;
    // "The woman who taught him says he floats": her clause is over.
    if (relatives.has(text.word(at)) && tellsBefore(text, subject) && hasVerb(text, at, subject - 1)) break;
    if (subordinators.has(text.word(at))) opener = at;
  }
  return opener;
}

/** "Says he". */
const tellsBefore = (text: Text, subject: number): boolean =>
  isThirdPerson(text.classes(subject - 1)) && telling.has(lemmaOf(text.word(subject - 1)));

/** "The owner, being asked why he waits, says": the participle behind a comma that the clause hangs on. */
function participleOf(text: Text, first: number, subject: number): number | undefined {
  for (let at = subject - 1; at > first && at > subject - 8; at -= 1) {
    if (!text.isWord(at)) return undefined;
    if (text.word(at - 1) !== ',') continue;
    const classes = text.classes(at);
    const isParticiple =
      /^(?:being|having)$/.test(text.word(at)) || (classes & (Class.gerund | Class.participle)) !== 0;
    const isOther =
      classes & (Class.verb | Class.noun) || (classes & Class.adjective && !text.word(at).endsWith('ed'));
    return isParticiple && !isOther ? at : undefined;
  }
  return undefined;
}

/** "That, as far as he knows, is true": whether what ends before `end` is a subject that has no verb yet. */
function interrupts(text: Text, first: number, end: number, isBehindComma: boolean): boolean {
  const before = text.word(end - 1);
  // "It sinks, and, though he swims, so does he."
  // "A dog who, once he's settled, sleeps."
  const isOpen = coordinators.has(before) || relatives.has(before) || before === 'not';
  // "Yours won't, because he's small, trusts you": nothing is left open before a reason.
  const isHelped = modals.has(before) && !reasons.has(text.word(end + 1));
  if (isBehindComma && (isOpen || isHelped)) return true;
  const start = startOf(text, first, end);
  return end > start && !hasVerb(text, start, end) && isSubject(text, start, end - 1);
}

/** "All he does is sleep", "a past he hides": whether the subject stands right behind a noun that its clause tells of. */
function isContact(text: Text, first: number, subject: number): boolean {
  const start = startOf(text, first, subject);
  let phrase = subject;
  while (phrase > start && text.word(phrase - 1) !== ',') phrase -= 1;
  const before = text.classes(subject - 1);
  const isNoun =
    !coordinators.has(text.word(subject - 1)) && !(before & Class.verb && before & Class.verbFirst);
  return (
    isNoun &&
    subject > phrase &&
    heads.has(text.word(phrase)) &&
    !times.has(text.word(subject - 1)) &&
    isSubject(text, start, subject - 1) &&
    !hasVerb(text, start, subject)
  );
}

/** What a clause opens with that may stand behind its main clause. */
const trailing: ReadonlySet<string> = new Set(
  'when whenever if once while as until till before after because since unless where wherever although though'.split(
    ' ',
  ),
);
/** What opens the thing that a verb acts on: "drops what he's carrying". */
const contents = wordSet('what when how whether why');
const holding = wordSet('think believe swear know');

/** "He's funny,": the clause tells how somebody is, and ends. */
function isSoAndEnds(text: Text, after: number): boolean {
  if (text.word(after) !== "'s" && text.word(after) !== 'is') return false;
  const isHow = (text.classes(after + 1) & Class.adjective) !== 0;
  return isHow && text.word(after + 2) === ',';
}

const reasons = new Set('because since for as'.split(' '));
const onlyThen = new Set('even only just'.split(' '));
const moments = new Set('day moment minute second instant time'.split(' '));
