import {
  maintaining,
  nothings,
  particleWords,
  saying,
  seeming,
  verbParticles,
} from '../../words/agreement-words.ts';
import {
  coordinators,
  counts,
  determiners,
  isIrregularPlural,
  modals,
  objectPronouns,
  prepositions,
  reflexives,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { isFiniteVerb, isFunction } from '../../text/noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import { nounKindOf } from '../../words/senses.ts';
import { isMovedToReader } from '../clause/indicatives.ts';
import { isDogs, isListComma, listBehind, type ListBehind } from '../clause/verb-lists.ts';
import type { Clause, Joint, VerbsSoFar } from '../clause/clause.ts';

/** Whether the word behind a joint, a noun or a verb by its form, is a verb here: above 0 all that tells adds up to yes. */
export function readsAsVerb(so: VerbsSoFar, joint: Joint): boolean {
  const { text, to } = so.clause;
  const classes = text.classes(joint.verb);
  let score = classes & Class.verbFirst ? 2 : classes & Class.nounFirst ? -1.5 : 0;
  // "They shrug and sign."
  const isNextVerb = so.changes.at(-1)?.index === joint.at - 1 && classes & Class.nounFirst;
  if (classes & Class.adjective && to === 'singular' && !isNextVerb) score -= 1;
  score += byWordBehind(so.clause, joint) + byWordsBefore(so, joint) + byList(so, joint);
  return score > 0;
}

/** What the word behind says: "trains dogs" is a verb, "trains of" none. */
function byWordBehind(clause: Clause, { verb, isJoined }: Joint): number {
  const { text, to } = clause;
  const next = text.word(verb + 1);
  // "And treats himself."
  if (reflexives.has(next)) return 5;
  const isObject =
    next === "'" ? text.word(verb + 2) === 'em' : objectPronouns.has(next) || nothings.has(next);
  // "Weighs ten kilos and marks the corner": behind a thing stands no "the".
  if (isJoined && /^(?:the|an?|my|your|our|his|its|their|you|me)$/.test(next)) return 4;
  // "Takes photos of strangers and names them."
  if (to === 'plural' && isJoined && /^(?:us|him|them)$/.test(next)) return 5;
  if (determiners.has(next) || isObject) return nothings.has(next) ? 3.5 : 3;
  const classes = text.classes(verb + 1);
  if (to === 'plural' && (classes & Class.plural || isIrregularPlural(next))) return 3.5;
  // "And nip ankles", "and mouth sleeves".
  const isMouthed = nounKindOf(next) === 'parts' || (isJoined && /^(?:mouth|gut)$/.test(text.word(verb)));
  if (isMouthed && classes & Class.plural && isDogs(clause, verb)) return 2;
  if (counts.has(next)) return 3.5;
  const isSeeming = seeming.has(text.word(verb));
  if (next === 'like' && isSeeming) return 3.5;
  // "Balls he drops, sticks he collects."
  const isFronted =
    (!isJoined || (text.classes(verb) & Class.nounFirst) !== 0) &&
    !saying.has(text.word(verb)) &&
    !maintaining.has(lemmaOf(text.word(verb)));
  if (isFronted && subjectPronouns.has(next) && next !== 'it' && next !== 'you') return -4;
  if (text.isCapitalized(verb + 1)) return to === 'plural' && isJoined ? 3.5 : 2.5;
  // "And charges fair prices."
  const isDescribed = classes & Class.adjective && text.classes(verb + 2) & Class.plural && !isFunction(next);
  if (to === 'plural' && isJoined && isDescribed) return 2.5;
  // "And mentor young writers."
  if (isJoined && isDescribed && !(classes & (Class.verb | Class.participle | Class.past))) return 3;
  // "And faces trial", "and faces life in prison".
  const isAlone =
    (classes & (Class.noun | Class.adjective | Class.adverb | Class.verbFirst)) === Class.noun ||
    (classes === 0 && nounKindOf(next) !== undefined);
  if (to === 'plural' && isAlone && !modals.has(next)) return isJoined ? 2 : 2.5;
  // "Weaves like a pro".
  if (next === 'like' && /^an?$/.test(text.word(verb + 2))) return 2;
  // "He chews, crumbs fall."
  const isSubject = to === 'plural' && !isJoined && !(text.classes(verb) & Class.verbFirst);
  if (isSubject && classes & Class.verb && classes & Class.verbFirst) return -6;
  // "Runs the whole course, tunnels and all."
  if (next === 'and' && text.word(verb + 2) === 'all' && !text.isWord(verb + 3)) return -6;
  // "But buses frighten him."
  const isPlain =
    (classes & (Class.verb | Class.noun | Class.adjective | Class.adverb | Class.past)) === Class.verb;
  if (to === 'plural' && isPlain && (text.classes(verb) & (Class.plural | Class.verbFirst)) === Class.plural)
    return -6;
  // "He's stiff, ramps help him."
  const isHelped = text.word(verb + 2) === 'him' || text.word(verb + 2) === 'her';
  if (to === 'plural' && !isJoined && isHelped && classes & Class.verb && text.word(verb) !== 'helps')
    return -6;
  // "Head back, eyes shut, they howl."
  if (isSubject && classes & Class.participle && !determiners.has(text.word(verb + 2))) return -6;
  // "His back and sides brushed."
  if (to === 'plural' && !(text.classes(verb) & Class.verbFirst) && classes & Class.participle) return -4;
  if (subordinators.has(next) && (!prepositions.has(next) || subjectPronouns.has(text.word(verb + 2))))
    return isJoined ? (isDogs(clause, verb) ? 3.5 : 3) : 1.5;
  // "And smells lovely".
  if (isSeeming && (next === 'of' || next === 'lovely')) return 3.5;
  // "And heads for the pond."
  if (next === 'for' && lemmaOf(text.word(verb)) === 'head') return 3;
  // "And rounds off the day."
  if (next === 'off' && isJoined && determiners.has(text.word(verb + 2))) return 3;
  // "And race to you."
  if (next === 'to' && (objectPronouns.has(text.word(verb + 2)) || text.word(verb + 2) === 'you')) return 3.5;
  if (next === 'to' || verbParticles.has(next)) return to === 'singular' ? 2.5 : 1.5;
  if (next === 'there' || next === 'here') return 2;
  if (next === 'of' && telling.has(lemmaOf(text.word(verb)))) return 3;
  if (next === 'of' || next === "'s" || next === "'") return -3;
  if (prepositions.has(next)) return 0.5;
  if (next === 'do' && /^makes?$/.test(text.word(verb))) return 3;
  if (isFiniteVerb(next) && next !== 'being' && next !== 'having') return -4;
  return classes & Class.gerund ? 1 : 0;
}

/** Verbs with "of" for what they are about: "dreams of the sea". */
const telling = new Set('dream boast complain talk think speak despair approve dispose tire'.split(' '));

/** "Caught on right away, needs more practice": a verb by what follows it, whatever was before. */
export const hasObject = ({ clause }: VerbsSoFar, joint: Joint): boolean =>
  (clause.text.classes(joint.verb) & Class.verbFirst) !== 0 && byWordBehind(clause, joint) >= 3;

/** What the words before the joint say, where the verb before ends, and an adverb behind it. */
function byWordsBefore({ clause: { text, to }, changes }: VerbsSoFar, { at, verb }: Joint): number {
  const before = text.word(at - 1);
  const classes = text.classes(at - 1);
  const adverb = text.word(verb - 1);
  // "Stiff and quiet."
  const areAdjectives =
    to === 'singular' &&
    classes & Class.adjective &&
    text.classes(verb) & Class.adjective &&
    !particleWords.has(before);
  if (areAdjectives && !text.isWord(verb + 1)) return -4;
  // "But never mind."
  if (adverb === 'never' && text.word(verb) === 'mind') return -6;
  // "“They hum,” says my cellmate, “and count.”"
  const isSaidOn = to === 'plural' && before === '"';
  let score = isSaidOn
    ? 2
    : adverb.endsWith('ly')
      ? 1.5
      : /^(?:now|never|always|often|sometimes|still)$/.test(adverb)
        ? 3
        : 0;
  // "Jabs, ducks": no things.
  const isVerb = changes.some(({ index }) => index === at - 1);
  // "Plans to leave, packs, then changes his mind."
  const isBehindBase = text.word(at - 2) === 'to' && (classes & Class.verb) !== 0;
  if (to === 'plural' && isBehindBase && text.word(verb + 1) === ',') score += 1;
  // "Knows I know and grins."
  if (to === 'plural' && subjectPronouns.has(text.word(at - 2)) && classes & Class.verb) score += 2.5;
  // "Wrote, directed and stars in it."
  const isPast = (classes & (Class.past | Class.noun | Class.adjective)) === Class.past;
  if (isPast && to === 'plural' && (isVerb || !determiners.has(text.word(at - 2)))) score += 2.5;
  if (!isVerb && classes & Class.plural && !(classes & Class.thirdPerson && classes & Class.verbFirst))
    score -= to === 'plural' ? 1.5 : 0.2;
  // "Doesn't eat or vomits."
  const isDenied = text.word(at) === 'or' && text.word(at - 2) === "doesn't";
  if (to === 'plural' && isDenied && classes & Class.verbFirst) return score + 3;
  // "Nothing but walks, rests and naps."
  if (classes & Class.plural && text.word(at - 2) === 'but') return score - 2;
  // With nothing named before, no other thing can be joined: "lies down and sighs".
  if (classes & Class.adverb || particleWords.has(before) || reflexives.has(before)) score += 2.5;
  else if (classes & Class.thirdPerson || objectPronouns.has(before))
    score += isActedOn(text, at - 1) ? 2 : 1;
  // "Is dreamy and drifts off."
  if (to === 'plural' && classes & Class.adjective && !(classes & Class.thirdPerson))
    score += lemmaOf(text.word(at - 2)) === 'be' ? 2 : 0.3;
  // "Makes himself useful and cooks."
  if (reflexives.has(text.word(at - 2)) && classes & Class.adjective) score += 2.5;
  // "Goes to sleep and snores".
  const isAbed = text.word(at - 2) === 'to' && /^(?:sleep|bed)$/.test(before);
  if (isAbed) score += 2.5;
  // "His scarf, races": things of a list would have a word like "his" each, or none.
  const mayBeOne = classes & Class.noun || !(classes & Class.plural);
  if (to === 'plural' && mayBeOne && opensWithDeterminer(text, at - 1)) score += 1.5;
  return score;
}

/** "His scarf", "the long grass": whether the one thing that ends at `at` has a word like "his". */
const opensWithDeterminer = (text: Text, at: number): boolean =>
  determiners.has(text.word(at - 1)) ||
  ((text.classes(at - 1) & Class.adjective) !== 0 && determiners.has(text.word(at - 2)));

/** "Spots you and screams", "directed it and stars in it", but "with you and screams". */
const isActedOn = (text: Text, at: number): boolean =>
  objectPronouns.has(text.word(at)) &&
  (text.classes(at - 1) & (Class.verb | Class.thirdPerson | Class.past)) !== 0;

/** How much a list that goes on so says for its verb. */
const listWorth: Readonly<Record<ListBehind, number>> = { verbs: 3.5, perhaps: 1.5, none: 0 };

/** "Needs sleep, food and walks": behind a verb of wanting and a bare thing, a word with nothing behind it is one more. */
function listsWants({ clause: { text }, changes }: VerbsSoFar, listed: number): boolean {
  const wants = changes.at(-1)?.index;
  if (wants === undefined || text.isWord(listed + 1) || !wanting.has(lemmaOf(text.word(wants)))) return false;
  const isBare = text.isWord(wants + 1) && !isFunction(text.word(wants + 1));
  return isBare && (text.classes(wants + 1) & (Class.noun | Class.plural)) !== 0;
}

const wanting = new Set('love like enjoy hate dislike need want prefer fear'.split(' '));

/** What is listed before and behind says. */
function byList(so: VerbsSoFar, { at, verb, isJoined }: Joint): number {
  const { clause, setting, changes, mode } = so;
  const { text, to } = clause;
  const isInList = !isJoined || text.word(verb - 1) === 'then';
  // "Can take calls, visits or mail": behind a base, what has nothing of its own is a thing.
  const mayBeFinite = mode !== 'bare' || (to === 'plural' && !coordinators.has(text.word(verb + 1)));
  const behind = isInList && mayBeFinite ? listBehind(clause, verb) : 'none';
  const list = mode === 'bare' && behind === 'perhaps' ? 'none' : behind;
  let score = listWorth[list];
  if (
    to === 'singular' &&
    list !== 'verbs' &&
    text.classes(verb) & Class.nounFirst &&
    text.isWord(at - 1) &&
    (determiners.has(text.word(at - 2)) || text.classes(at - 1) & Class.noun)
  )
    score -= 1;
  if (!isJoined) score -= text.word(verb + 1) === 'or' ? 2 : 1;
  if (isJoined && listsWants(so, verb)) score -= 3;
  const tellsState = isState(text, changes.at(-1)?.index ?? so.start - 1);
  // "They're doing well, keep going".
  const isLone = !isJoined && so.listed === 0 && list === 'none';
  const isOrder = isLone && to === 'singular' && !isMovedToReader(text, verb);
  if (isOrder && tellsState) score -= 6;
  // "Might be eighty, yet cycles to work."
  const isYet = text.word(verb - 1) === 'yet';
  if (to === 'plural' && mode === 'bare' && !isYet) score -= 1.5;
  // "And then, when nobody looks, screams": behind what is inserted stands a verb.
  const isResumed = isJoined && text.word(verb - 1) === ',' && text.word(at + 1) === 'then';
  if (isResumed) score += 3.5;
  const isThen = text.word(at) === 'then' || (isJoined && text.word(verb - 1) === 'then');
  const isBut = text.word(at) === 'but' || isYet;
  if (isBut || isThen) score += 1.5;
  // "But score with the second."
  if (isBut && to === 'singular' && prepositions.has(text.word(verb + 1))) score += 1;
  if (setting.subordinate && !isJoined) score += isListComma(clause, at) ? 3 : to === 'plural' ? 1.5 : 0;
  // "They are here, flat out", but "they're cold and warm up".
  const isLiving = text.word(verb) === 'live' && prepositions.has(text.word(verb + 1));
  const maybeState = (text.classes(verb) & Class.adjective) !== 0 && !isLiving;
  if (maybeState && tellsState && !/^(?:up|down|off)$/.test(text.word(verb + 1)))
    // "They are warm, clean and quiet."
    score -= text.classes(at - 1) & Class.adjective ? 6 : text.word(at) === 'and' && so.listed === 0 ? 1 : 3;
  if (so.listed > 0) score += so.isListOpen && isJoined ? 3.5 : 2;
  // "They nose the bell and also nose the door."
  if (to === 'singular' && changes.some(({ index }) => text.word(index) === text.word(verb))) score += 3;
  // Right behind a verb that changed: "paces, pants".
  if (changes.some(({ index }) => index === at - 1) && !isState(text, at - 1)) score += 3;
  return score;
}

const isState = (text: Text, verb: number) =>
  /^(?:is|are|was|were|isn't|aren't|wasn't|weren't|'s|'re)$/.test(text.word(verb));
