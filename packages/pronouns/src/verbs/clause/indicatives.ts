import { dependent, verbParticles } from '../../words/agreement-words.ts';
import { coordinators, determiners, prepositions, reflexives } from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isVerbOfOrder } from './clause-opening.ts';
import type { Text } from '../../text/text.ts';
import { Bearer, doersOf, isBeing, nounKindOf } from '../../words/senses.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import type { Clause, VerbsSoFar } from './clause.ts';

/** Words of a list that are looked at. */
const furthest = 24;

/**
 * "If they stop, turn their head and check in with you, mark it": whether the list that the comma at `at` goes on is told of
 * the dog, not said to the reader. Where `isClosed`, it has to end in a comma.
 */
export function tellsOfDog({ text, last }: Clause, at: number, isClosed: boolean): boolean {
  if (!(text.classes(at + 1) & Class.verb)) return false;
  let isTold = dogsWays.has(lemmaOf(text.word(at + 1))) || isNoOrder(text, at + 1);
  let isJoined = false;
  for (let index = at + 1; index < Math.min(last, at + furthest); index += 1) {
    const word = text.word(index);
    if ((word === 'them' && !around.has(text.word(index - 1))) || dependent.has(word)) return false;
    if (isJoined && word === ',') {
      if (isTold) return !isClosed || !coordinators.has(text.word(index + 1));
      // "If they lift their head, consider it and go on digging, walk out."
      return isClosed && isVerbOfOrder(text, index + 1) && !isTrainers(text, at, index);
    }
    const isJoint = word === 'and' || word === 'or';
    if (isJoint || word === ',')
      isTold ||= dogsWays.has(lemmaOf(text.word(index + 1))) || isNoOrder(text, index + 1);
    else if (!text.isWord(index) && text.kind(index) !== Kind.clitic) break;
    isJoined ||= isJoint;
    isTold ||= isDogsOwn(text, index);
  }
  return isTold && isJoined && !isClosed;
}

/** "Want to leave", "are tired", "have nowhere to go": what nobody can be told to do. */
const isNoOrder = (text: Text, verb: number): boolean =>
  unbidden.has(text.word(verb)) ||
  (text.word(verb) === 'have' && /^(?:nowhere|nothing|no)$/.test(text.word(verb + 1)));

/** Whether a verb that is listed between two commas is one of the trainer's. */
function isTrainers(text: Text, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const isJoint = text.word(index) === ',' || coordinators.has(text.word(index));
    if (isJoint && trainers.has(text.word(index + 1))) return true;
  }
  return false;
}

/** What the reader is told to do as a rule. */
const trainers = new Set(
  'mark praise feed reward pay click call ask tell treat give throw toss drop stop wait stand walk step move turn say repeat help calm keep stay ignore let take put try count breathe back lower raise make reduce increase slow then show use leave'.split(
    ' ',
  ),
);

/** Where something is as seen from the dog. */
const around = new Set('behind above around under beneath'.split(' '));

const unbidden = new Set(
  "want need hate know seem prefer deserve mean belong are aren't were weren't haven't won't can't cannot couldn't".split(
    ' ',
  ),
);

/** "Look back at you", "turn to you": what nobody is told to do, since it is done to the reader. */
export function isDoneToReader(text: Text, verb: number): boolean {
  for (let index = verb + 1; index < verb + 6 && text.isWord(index); index += 1) {
    if (text.word(index) === 'them') return false;
    if (text.word(index) === 'you') return isDogsOwn(text, index);
  }
  return false;
}

/** "Come back to you", "jump into your arms": what nobody who is "you" can do. */
export function isMovedToReader(text: Text, verb: number): boolean {
  if (!(doersOf(text.word(verb)) & (Bearer.dog | Bearer.unknown))) return false;
  const towards = verbParticles.has(text.word(verb + 1)) && text.isWord(verb + 2) ? verb + 2 : verb + 1;
  const place = approaching.has(text.word(towards)) ? towards + 1 : verb + 2;
  if (!approaching.has(text.word(place - 1))) return false;
  const isYours = text.word(place) === 'your' && nounKindOf(text.word(place + 1)) === 'parts';
  return text.word(place) === 'you' || isYours;
}

const approaching = new Set('to toward towards at for into onto on against beside'.split(' '));

/** "Check in with you", "turn their head", but "hold their collar". */
export function isDogsOwn(text: Text, index: number): boolean {
  const word = text.word(index);
  const before = lemmaOf(text.word(index - 1));
  if (word === 'you') return before !== 'thank' && !(text.classes(index + 1) & Class.verbFirst);
  if (word === 'their')
    return nounKindOf(text.word(index + 1)) === 'parts' && !handling.has(before) && !prepositions.has(before);
  return reflexives.has(word) && word.startsWith('them');
}

/** "They let me hold their head, lift their lip and look at their teeth": what somebody may do to them. */
export function isLetDone({ clause: { text }, changes }: VerbsSoFar, verb: number): boolean {
  const own = changes.at(-1)?.index ?? -1;
  // "And let me look" is no order.
  if (text.word(own) !== 'let' || text.word(verb) === 'let') return false;
  const done = /^(?:me|us|you)$/.test(text.word(own + 1)) ? own + 2 : behindHandler(text, own + 1);
  if (!handling.has(text.word(done)) && text.word(done) !== 'look') return false;
  // "Lift each foot, dry their belly and fasten a coat."
  const isOthers = !(doersOf(text.word(verb)) & (Bearer.dog | Bearer.unknown));
  if (isOthers && opensObject(text, verb + 1)) return true;
  const their = text.word(verb + 1) === 'their' ? verb + 1 : verb + 2;
  return text.word(their) === 'their' && handling.has(text.word(verb));
}

/** "The vet", "my sister": the word behind somebody who may handle the dog; -1 where nobody is named. */
const behindHandler = (text: Text, at: number): number =>
  determiners.has(text.word(at)) && isBeing(nounKindOf(text.word(at + 1))) ? at + 2 : -1;

/** "Startle less", but "startle the cat": what a dog does of itself. */
export const isDogsWay = (text: Text, verb: number): boolean =>
  dogsWays.has(lemmaOf(text.word(verb))) && !opensObject(text, verb + 1);

/** What no trainer tells the reader to do. */
const dogsWays = new Set(
  'curl sigh squat drool howl trot pant settle stiffen sniff snort lick blink yawn crouch flop whine bark growl dribble paw nuzzle wag lunge nip mouth chew gnaw dig swallow gulp snore doze rest lie slacken hesitate creep slink mutter dither wobble wriggle squirm woof yip yap skid scamper gallop shiver tremble cower fidget thump flop pounce startle slump sprawl bolt'.split(
    ' ',
  ),
);
/** What is done to a part of the dog, not by it. */
const handling = new Set(
  'hold touch lift trim handle examine stroke check wipe brush scratch rub take grab clip dry clean feel massage mark praise watch see film cover support pat tickle'.split(
    ' ',
  ),
);
