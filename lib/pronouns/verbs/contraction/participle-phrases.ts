import {
  coordinators,
  counts,
  determiners,
  indefinites,
  objectPronouns,
  possessives,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import { isFiniteVerb, opensObject } from '../../noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { titles } from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { bound } from './bound-words.ts';
import { doneWith, soWith } from './second-words.ts';
import { byThird } from './third-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import type { Leaning } from '../../possessives/leaning.ts';

/** Participles like their base that act on what follows: "he's cut the wire", "she's beat everyone". */
const acting = wordSet('bet hit cut put let hurt upset spread beat shut quit split bid burst cast shed');
/** Whom one rings: "she's called the vet". */
const called = wordSet(
  'vet vets police cops doctor ambulance office school rescue shelter breeder plumber neighbor neighbour landlord hotline council desk meeting truce strike vote election halt cab taxi mechanic electrician garage bank',
);

const durations = wordSet('years months weeks days hours decades ages some a so quite long');

/** Above 0 where the words behind a participle say that somebody has done it, below 0 where it is done to them. */
export function phraseLeaning(text: Text, at: number): Leaning | undefined {
  const word = text.word(at);
  const next = text.word(at + 1);
  const behind = text.word(at + 2);
  if (word === 'backed' && text.word(at + 3) === 'corner') return -3;
  // "Hung up on his ex", but "hung up on me".
  if (word === 'hung' && next === 'up' && behind === 'on' && possessives.has(text.word(at + 3))) return -3;
  // "Worked up about it."
  if (next === 'up' && behind === 'about' && upset.has(word)) return -3;
  // "Called Malcolm twice."
  if (word === 'called' && text.isCapitalized(at + 1) && isAgain(text, at + 2)) return 3;
  // "Put on a drip."
  if (word === 'put' && next === 'on' && isTreatment(text, at + 2)) return -3;
  if (doneWith.get(word)?.has(next)) return word === 'put' && behind !== 'weight' ? undefined : 3;
  if (soWith.get(word)?.has(next)) return -3;
  const third = byThird.get(`${word} ${next}`);
  if (third?.words.has(behind)) return third.leaning;
  if (partedStates.get(word)?.has(next) && isOver(text, at + 2)) return -3;
  if (third) return undefined;
  // "Bitten to death", "scared to bits", but "starved to death".
  if (next === 'to' && fates.has(behind))
    return ofThemselves.has(word) ? 3 : word === 'frozen' ? undefined : -3;
  const bound = boundLeaning(text, at);
  if (bound !== undefined) return bound;
  if (word === 'aged' && text.kind(at + 1) === Kind.number) return -3;
  if (word === 'paid' && next === 'for') return behind === 'by' || !text.isWord(at + 2) ? undefined : 3;
  if (word === 'done' && next === 'for') return text.isWord(at + 2) ? undefined : -3;
  if (word === 'gone' && next === 'and') return text.classes(at + 2) & Class.participle ? 3 : undefined;
  // "Always smartly turned out."
  if (word === 'turned' && next === 'out' && manners.has(text.word(at - 1))) return -3;
  // "Expected too much."
  if (reckoned.has(word) && /^(?:too|so)$/.test(next) && /^(?:much|many|little|few)$/.test(behind)) return 3;
  // "Intended to call", but "intended to be a guard dog", "elected to the board".
  if (next === 'to' && (word === 'intended' || word === 'elected') && behind !== 'be')
    return text.classes(at + 2) & Class.verb && !determiners.has(behind) ? 3 : undefined;
  // "Given to sulking", "given three weeks to live".
  if (
    word === 'given' &&
    ((next === 'to' && text.classes(at + 2) & Class.gerund) || text.word(at + 4) === 'live')
  )
    return -3;
  // "Taught for years."
  if (next === 'for' && occupied.has(word) && isLong(text, at + 2)) return 3;
  if (word === 'put' && next === 'out')
    return coordinators.has(behind) || behind === 'about' ? -3 : undefined;
  // "Voted treasurer."
  if (appointed.has(word) && titles.has(next)) return -3;
  // "Driven round the bend", "driven up the wall".
  if (word === 'driven' && behind === 'the' && rages.has(text.word(at + 3))) return -3;
  // "Named the car", but "named the new chief".
  if (word === 'named' && determiners.has(next) && namesThing(text, at + 2)) return 3;
  // "Run off his feet", "swept off her feet".
  if (next === 'off' && text.word(at + 3) === 'feet' && possessives.has(behind)) return -3;
  if (word === 'run' && next === 'off') return undefined;
  // "Owed an apology", but "owed me".
  if (word === 'owed' && text.isWord(at + 1))
    return objectPronouns.has(next) || possessives.has(next) ? 3 : -3;
  // "Made for the exit", but "made for the stage".
  if (word === 'made' && next === 'for' && ways.has(text.word(at + 3))) return 3;
  if (word === 'taken' && next === 'with')
    return objectPronouns.has(behind) && !text.isWord(at + 3) ? -3 : undefined;
  if (word === 'bonded' && next === 'with')
    return /^(?:deeply|closely|strongly|tightly)$/.test(text.word(at - 1)) ? -3 : 3;
  if ((word === 'knocked' || word === 'kicked' || word === 'turned') && next === 'over')
    return opensObject(text, at + 2) ? 3 : undefined;
  if (word === 'overcome') return prepositions.has(next) ? -3 : 3;
  if ((word === 'sat' || word === 'stood') && isSeated(text, at + 1)) return -3;
  if (word === 'called' && possessives.has(next)) return 3;
  if (word === 'called' && (next === 'the' || next === 'a')) return called.has(behind) ? 3 : undefined;
  if (word === 'known' && next === 'for') return durations.has(behind) ? 3 : -3;
  if ((word === 'stuck' || word === 'stood') && next === 'by')
    return objectPronouns.has(behind) || possessives.has(behind) ? 3 : undefined;
  const isObject =
    text.isCapitalized(at + 1) ||
    (determiners.has(next) && !(next === 'that' && subjectPronouns.has(behind))) ||
    objectPronouns.has(next) ||
    indefinites.has(next) ||
    counts.has(next) ||
    next === 'one';
  if (word === 'told' && (indefinites.has(next) || next === 'him')) return 3;
  if (acting.has(word) && isObject) return 3;
  return word === 'spread' && text.classes(at + 1) & Class.plural ? 3 : undefined;
}

/** "He's looked after", "he's left behind", but "he's looked after us": with nothing behind the second word it is done to them. */
export function boundLeaning(text: Text, at: number, subject = at - 2): Leaning | undefined {
  const word = text.word(at);
  const next = text.word(at + 1);
  const seconds = bound.get(word);
  if (word === 'caught' && text.classes(at + 1) & Class.gerund && !(text.classes(at + 1) & Class.noun))
    return -3;
  if (!seconds?.has(next)) return undefined;
  // "The kids he's looked after are grown."
  const isOne = text.isCapitalized(at + 2) || broad.has(text.word(at + 2));
  if (opensObject(text, at + 2) || isOne || isFiniteVerb(text.word(at + 2))) return 3;
  const isOver = !text.isWord(at + 2) || endsPhrase.has(text.word(at + 2)) || isEachTime(text, at + 2);
  return isOver && opensThere(text, subject) ? -3 : undefined;
}

/** "He's turned down every time." */
const isEachTime = (text: Text, at: number): boolean =>
  /^(?:every|each)$/.test(text.word(at)) && text.word(at + 1) === 'time';

/** What is done to somebody where no thing follows: "he's laid off", but "he's laid off half the staff". */
const partedStates: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['put', wordSet('off out down up upon')],
  ['held', wordSet('up down')],
  ['shot', wordSet('down')],
  ['worn', wordSet('down')],
  ['brought', wordSet('down up')],
  ['laid', wordSet('off out low')],
  ['caught', wordSet('out off')],
  ['kept', wordSet('in back down')],
  ['told', wordSet('off')],
  ['given', wordSet('away')],
]);
const isOver = (text: Text, at: number): boolean =>
  !text.isWord(at) || /^(?:at|in|by|when|whenever|because|guard)$/.test(text.word(at));
const occupied = wordSet(
  'taught led coached bred managed cooked painted farmed fished hunted smoked dealt acted',
);
const isLong = (text: Text, at: number): boolean =>
  durations.has(text.word(at)) && text.word(at) !== 'some' && text.word(at) !== 'so'
    ? true
    : counts.has(text.word(at)) && durations.has(text.word(at + 1));

const isAgain = (text: Text, at: number): boolean =>
  /^(?:twice|again|back)$/.test(text.word(at)) ||
  (counts.has(text.word(at)) && text.word(at + 1) === 'times');
const upset = wordSet('broken cut worked chewed torn beaten wound choked');
const manners = wordSet('smartly beautifully immaculately nicely neatly impeccably well perfectly');
const reckoned = wordSet(
  'expected eaten seen said taken done heard read spent drunk invested shared borrowed achieved',
);
const treatments = wordSet(
  'drip diet course lead leash drops antibiotics steroids painkillers insulin tablets medication meds probation bail trial oxygen rotation waitlist metacam gabapentin prednisolone',
);
const isTreatment = (text: Text, at: number): boolean => {
  const first = determiners.has(text.word(at)) ? at + 1 : at;
  return treatments.has(text.word(first)) || treatments.has(text.word(first + 1));
};
const appointed = wordSet('voted elected made crowned appointed named');
const rages = wordSet('bend wall twist');
const namesThing = (text: Text, at: number): boolean =>
  /^(?:gear|dogs|animals|places)$/.test(nounKindOf(text.word(at)) ?? '') && !text.isCapitalized(at);
const ways = wordSet('exit door doors hills bar stairs kitchen fridge border coast');
const fates = wordSet('death tears pieces bits shreds distraction');
const ofThemselves = wordSet('starved bled choked drunk worked danced');

/** "Never listened to": whether nothing stands behind the word that a participle takes. */
export const isStrandedParticiple = (text: Text, at: number): boolean =>
  (bound.get(text.word(at))?.has(text.word(at + 1)) ?? false) &&
  (!text.isWord(at + 2) || endsPhrase.has(text.word(at + 2)));

/** "He's talked about", but "who's he talked to?", "the kids he's looked after". */
function opensThere(text: Text, subject: number): boolean {
  const before = text.word(subject - 1);
  if (!subjectPronouns.has(text.word(subject)) || text.kind(subject - 1) === Kind.clitic) return false;
  return !text.isWord(subject - 1) || coordinators.has(before) || openers.has(before);
}

const broad = wordSet(
  'thousands hundreds dozens worse better loads plenty everything everyone people kids that this these those',
);
const openers = wordSet(
  'because when if once until unless so while since although though as think thinks say says said',
);
const endsPhrase = wordSet(
  'and but by when whenever wherever constantly daily because again like at in from',
);

/** "Sat right behind you", "stood outside in the rain", but "stood there for an hour": where somebody is. */
function isSeated(text: Text, from: number): boolean {
  const at = /^(?:right|just|still|over)$/.test(text.word(from)) ? from + 1 : from;
  const word = text.word(at);
  // "Sat up, eating grapes."
  const doing = text.word(at + 1) === ',' ? at + 2 : at + 1;
  if (/^(?:up|down|back)$/.test(word) && text.classes(doing) & Class.gerund) return true;
  // "Sat in the car crying."
  if (besides.has(word) && determiners.has(text.word(at + 1)) && isGerund(text, at + 3)) return true;
  const isPlace =
    seats.has(word) || (at > from && besides.has(word)) || (word === 'next' && text.word(at + 1) === 'to');
  if (!isPlace) return false;
  for (let later = at + 1; later < at + 8 && text.isWord(later); later += 1)
    if (lasting.has(text.word(later))) return false;
  return true;
}

const isGerund = (text: Text, at: number): boolean =>
  (text.classes(at) & (Class.gerund | Class.noun)) === Class.gerund;

const seats = wordSet('here there outside upstairs downstairs opposite');
const besides = wordSet('behind beside by in at on');
const lasting = wordSet('for all since through throughout before until till longer long ever');

/** "Currently signed off", "almost finished": how somebody is, whatever they have done for it. */
export const isOngoing = (text: Text, participle: number): boolean =>
  text.word(participle - 1) === 'currently' ||
  (text.word(participle) === 'finished' &&
    /^(?:almost|nearly)$/.test(text.word(participle - 1)) &&
    (!text.isWord(participle + 1) || text.word(participle + 1) === 'with'));
