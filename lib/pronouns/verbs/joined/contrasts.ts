import { dependent, formsOfDo } from '../../words/agreement-words.ts';
import {
  coordinators,
  determiners,
  modals,
  objectPronouns,
  particles,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import type { Text } from '../../text/text.ts';
import { isTheirs } from '../clause-opening.ts';
import { opensInfinitive } from './infinitive.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { Bearer, doersOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { opensPerfect } from '../contraction/perfects.ts';
import { wordSet } from '../../words/word-set.ts';
import { skipAdverbs } from '../skipped-adverbs.ts';
import { isDogsWay, isDoneToReader } from '../told-of-dog.ts';
import { endsInOr, isDogs, listBehind } from '../verb-lists.ts';
import { sameInPast } from '../../words/word-notes.ts';
import type { Clause } from '../verb-change.ts';
import type { Joint, VerbsSoFar } from '../verbs-so-far.ts';

/** "They don't just greet us but herd us in", "they can be stopped, but start again", "they can't hear but feel it": no infinitive. */
export function isContrasted(so: VerbsSoFar, joint: Joint): boolean {
  const { clause, changes, listed } = so;
  const { text } = clause;
  const { at, verb } = joint;
  if (listed > 0) return false;
  // "People they don't know and hide behind me", but "at ten weeks they should know their name and sleep".
  const isKnown = knowing.has(text.word(so.start)) && !objectPronouns.has(text.word(so.start + 1));
  const isGapped = so.setting.tells && isKnown && at <= so.start + 2;
  if (isGapped && isDoneToday(clause, verb)) return true;
  if (endsModal(so, joint)) return true;
  // "They can be charming and know it", "they would rather chase, and say so."
  if (admitted.has(`${text.word(verb)} ${text.word(verb + 1)}`) && !text.isWord(verb + 2)) return true;
  // "They don't like being alone and make that plain."
  const isShown = text.word(verb) === 'make' && /^(?:it|that)$/.test(text.word(verb + 1));
  if (isShown && plain.has(text.word(verb + 2)) && isDeniedBefore(so)) return true;
  // "They don't hear me knock and wonder why."
  const isOpposed = opposing.has(text.word(verb)) || opines(text, verb);
  if (text.word(at) === 'and' && isOpposed && isDeniedBefore(so)) return true;
  const isClosed = text.word(at) === ',' && text.word(at + 1) === 'and';
  if (isClosed && isDeniedBefore(so) && isDoneToday(clause, verb) && text.isWord(verb + 1)) return true;
  if (isClosed && closesAside(so, at) && (isDoneToday(clause, verb) || isDoneToReader(text, verb)))
    return true;
  if (text.word(at) === 'but') return text.word(changes.at(-1)?.index ?? -1) === "don't";
  const isOrder = objectPronouns.has(text.word(verb + 1)) || determiners.has(text.word(verb + 1));
  return text.word(at) === ',' && text.word(at + 1) === 'but' && !isOrder && isDogs(clause, verb);
}

/** "They won't wait and think “leave it” means “hurry”": what is thought follows. */
const opines = (text: Text, verb: number): boolean =>
  text.word(verb) === 'think' && (text.word(verb + 1) === '"' || subjectPronouns.has(text.word(verb + 1)));

/** "They lie on the porch, where they can see us, and sleep": whether a clause of theirs, with a verb of today, goes on behind the aside. */
function closesAside({ clause, setting, start }: VerbsSoFar, comma: number): boolean {
  const { text, first, pronoun } = clause;
  if (!setting.aside) return false;
  // "Where they can swim, dive, and shake."
  for (let at = start; at < comma; at += 1) if (text.word(at) === ',') return false;
  for (let at = start - 4; at >= Math.max(first, start - 30); at -= 1) {
    const word = text.word(at);
    if (word === pronoun) return !dependent.has(text.word(at - 1));
    const isHelper = modals.has(word) || formsOfDo.has(word) || text.kind(at) === Kind.clitic;
    if (isHelper || (word === 'to' && opensInfinitive(clause, at))) return false;
  }
  return false;
}

/** "They can't hear but feel every step", "they can be loud but mean no harm", "they may bark but never bite". */
export function endsModal({ clause, start }: VerbsSoFar, { at, verb }: Joint): boolean {
  const { text } = clause;
  const modal = text.word(start - 1);
  // "They wouldn't eat at first and now clear the bowl."
  if (text.word(verb - 1) === 'now' && /^(?:could|would)n't$/.test(modal)) return true;
  // "They couldn't care less and sniff."
  if (text.word(start) === 'care' && text.word(start + 1) === 'less' && modal === "couldn't") return true;
  // "They ought to lose a kilo and need their teeth looking at."
  if (text.word(verb) === 'need' && /^(?:should|ought|must)$/.test(modal)) return true;
  // "They can see themself in the oven door and bark."
  const isSeen = modal === 'can' && seeing.has(text.word(start)) && !text.isWord(start - 3);
  if (isSeen && text.word(at) === 'and' && verb === at + 1 && isDogsWay(text, verb)) return true;
  if (!isBut(text, at)) return false;
  if (!isDoneToday(clause, verb) || text.word(verb + 1) === 'not' || subjectPronouns.has(text.word(verb + 1)))
    return false;
  const isDenied = text.word(start) === 'not';
  if (denied.has(modal) || (isDenied && possible.has(modal)))
    return !onlys.has(text.word(isDenied ? start + 1 : start));
  // "They should rest but want to run."
  if (due.has(modal) && feelings.has(text.word(verb)) && text.word(verb) !== 'have') return true;
  if (!possible.has(modal)) return false;
  return states.has(lemmaOf(text.word(skipAdverbs(clause, start)))) || rarely.has(text.word(verb - 1));
}

/** "They don't", "they won't", "they do not". */
export const isDeniedBefore = ({ clause: { text }, start }: VerbsSoFar): boolean =>
  text.word(start) === 'not' || /^(?:don't|dont|won't|wont|can't|cant|cannot)$/.test(text.word(start - 1));

/** "They stop to sniff, lift a leg and move on", "they like to play but tire quickly": no more of what "to" opens. */
export function endsInfinitive(so: VerbsSoFar, joint: Joint): boolean {
  const { clause, infinitive, changes } = so;
  const { text } = clause;
  const { at, verb, isJoined } = joint;
  if (infinitive === 0) return false;
  // "They wait for me to leave, lick the bowl and sleep": nothing that I do.
  const isAwaited =
    text.word(infinitive - 2) === 'for' &&
    text.word(infinitive - 3) === 'wait' &&
    doersOf(text.word(verb)) === Bearer.dog;
  if (!isAwaited && objectPronouns.has(text.word(infinitive - 1))) return false;
  const word = text.word(verb);
  if (isJoined && (endsQuality(so, joint) || endsGap(so, joint))) return true;
  const governor = lemmaOf(text.word(changes.at(-1)?.index ?? -1));
  // "They want to please and try hard."
  const isPleasing = text.word(infinitive + 1) === 'please' && infinitive + 2 === at;
  if (isPleasing && isJoined) return /^(?:want|live|love|aim)$/.test(governor);
  if (word === 'have') return isJoined && opensPerfect(clause, verb);
  // "They plan to cut fares and hope to open parks."
  if (intending.has(word) && text.word(verb + 1) === 'to') return true;
  // "They tend to bark but stop as soon as it is gone."
  if (isBut(text, at) && governor === 'tend' && !objectPronouns.has(text.word(verb + 1))) return true;
  if (!isDoneToday(so.clause, joint.verb)) return false;
  if (isBut(text, at)) return text.word(at - 1) !== 'do';
  if (lasting.has(word) || (choosing.has(word) && text.word(verb + 1) === 'to')) return true;
  const isPassive = text.word(infinitive + 1) === 'be' && text.classes(infinitive + 2) & Class.participle;
  // "They sit to be stroked and lean in."
  const isOver = purposes.has(governor) || shunning.has(governor) || governor === 'be';
  if (isPassive) return !isJoined || (isOver && !(text.classes(verb) & Class.participle));
  // "They refuse to walk in the rain and sit down in the drive."
  if (isJoined) return shunning.has(governor) && at > infinitive + 2 && text.isWord(verb + 1);
  const isPurpose = purposes.has(governor) || hardships.has(text.word(infinitive - 1));
  const isWhole = text.isWord(verb + 1) && !coordinators.has(text.word(verb + 1));
  return isPurpose && isWhole && !endsInOr(clause, at);
}

/** "They do what they have to do and run back": the verb of "what" ends there. */
const endsGap = ({ clause, infinitive, start }: VerbsSoFar, { at }: Joint): boolean =>
  infinitive + 2 === at &&
  infinitive === start &&
  clause.text.word(start - 3) === 'what' &&
  isTheirs(clause.text, clause.first, start - 3);

/** "They are a joy to walk and have lovely manners", "they're too tired to play and need their bed". */
function endsQuality({ clause, infinitive, changes, start }: VerbsSoFar, { at, verb }: Joint): boolean {
  const { text } = clause;
  const isState = /^(?:are|'re|aren't)$/.test(text.word(changes.at(-1)?.index ?? start - 1));
  if (!isState || text.word(at) === 'or' || text.word(verb - 1) === 'to') return false;
  if (!text.isWord(verb + 1) || coordinators.has(text.word(verb + 1))) return false;
  // "They're bound to win and know it."
  if (text.word(verb) === 'know' && text.word(verb + 1) === 'it') return !text.isWord(verb + 2);
  const quality = text.word(infinitive - 1);
  const word = text.word(verb);
  if (pleasures.has(quality) || hardships.has(quality))
    return feelings.has(word) || (isDogs(clause, verb) && !objectPronouns.has(text.word(verb + 1)));
  return !expected.has(quality) && lasts.has(word);
}

/** "They won a rosette and feel fine": a verb of today behind one of the past, which "to" or "made them" opens no list for. */
export function isNews(so: VerbsSoFar, joint: Joint): boolean {
  const { text } = so.clause;
  const isDogsDeed = isDoneToday(so.clause, joint.verb) || endsInDeed(so, joint);
  if (text.word(joint.at) === 'or' || !(isDogsDeed || isPersonsDeed(so, joint))) return false;
  // "Put it down as a slip and fall."
  if (determiners.has(text.word(joint.at - 2)) && text.kind(joint.verb + 1) === Kind.mark) return false;
  let isHeld = false;
  for (let at = so.start - 1; at < joint.at; at += 1) {
    // "They promised to call, forgot and feel awful."
    if (isPast(text.classes(at))) isHeld = false;
    const isCaused =
      causing.has(text.word(at)) &&
      (!isDogsDeed || objectPronouns.has(text.word(at + 1)) || text.isCapitalized(at + 1));
    const isTo =
      text.word(at) === 'to' &&
      (isDogsDeed
        ? !determiners.has(text.word(at + 1)) && !objectPronouns.has(text.word(at + 1))
        : opensInfinitive(so.clause, at));
    if (isTo || sensing.has(text.word(at)) || isCaused) isHeld = true;
  }
  return !isHeld;
}

/** "They grew up with horses, ride well and settle": whether a list opens there that ends in what a dog does. */
const endsInDeed = ({ clause, setting }: VerbsSoFar, { at, verb, isJoined }: Joint): boolean =>
  !isJoined &&
  !setting.tells &&
  verb === at + 1 &&
  (clause.text.classes(verb) & Class.past) === 0 &&
  listBehind(clause, verb, (of, next) => isDoneToday(of, next) && !sameInPast.has(of.text.word(next))) ===
    'verbs';

/** "Lost the vote and claim they were robbed", "moved to Rome and teach there": what somebody does to this day, and no order. */
const isPersonsDeed = (
  { clause: { text, pronoun }, setting, start }: VerbsSoFar,
  { at, verb, isJoined }: Joint,
): boolean =>
  isJoined &&
  text.word(at) === 'and' &&
  verb === at + 1 &&
  !setting.subordinate &&
  !setting.ordered &&
  (!setting.tells || isSaidByOne(text, pronoun, start)) &&
  text.isWord(verb + 1) &&
  !orders.has(text.word(verb)) &&
  (text.classes(verb) & (Class.adjective | Class.adverb)) === 0 &&
  (doersOf(lemmaOf(text.word(verb))) & Bearer.person) !== 0;

/** "The report says they misled us and owe an apology": no verb of the one who says so. */
function isSaidByOne(text: Text, pronoun: string, start: number): boolean {
  let subject = start - 2;
  while (subject > start - 4 && text.word(subject) !== pronoun) subject -= 1;
  return /^(?:says|said|claims|reports|thinks|believes|writes)$/.test(text.word(subject - 1));
}

const isPast = (classes: number) => (classes & (Class.past | Class.verb | Class.participle)) === Class.past;

const causing = wordSet('made let helped had');
const sensing = wordSet('saw seen heard watched felt');

/** Whether the verb behind a joint is what a dog does or feels, and hardly what the reader is told to do. */
export function isDoneToday(clause: Clause, verb: number): boolean {
  const { text } = clause;
  const word = text.word(verb);
  const next = text.word(verb + 1);
  const isQuality =
    (text.classes(verb) & (Class.adjective | Class.verbFirst)) === Class.adjective &&
    !(determiners.has(next) || objectPronouns.has(next) || prepositions.has(next) || particles.has(next));
  return !orders.has(word) && !isQuality && (isDogs(clause, verb) || feelings.has(word));
}

const isBut = (text: Text, at: number) =>
  text.word(at) === 'but' || (text.word(at) === ',' && text.word(at + 1) === 'but');

/** What is done for the sake of what "to" opens, and over with it: "they stop to sniff". */
const purposes = wordSet(
  'stop come go turn wait sit stand lie pause bend return decide refuse fail pretend struggle',
);
const shunning = wordSet('hate refuse fail hesitate dread dislike');
export const hardships = wordSet('easy hard difficult tricky');
export const pleasures = wordSet('joy pleasure delight dream nightmare handful fun lovely');
/** "Likely to bark and need a break." */
const expected = wordSet(
  'likely able going due about meant supposed allowed bound sure certain used expected unlikely set',
);
export const lasts = wordSet('need want love hate prefer remember understand trust adore dislike lack tire');
const knowing = wordSet('know recognise recognize trust');
const lasting = wordSet('seem deserve');
const choosing = wordSet('refuse hate love like want try need prefer');
const admitted = new Set(['know it', 'say so', 'show it']);
const seeing = wordSet('see hear smell feel');
const plain = wordSet('plain clear obvious known');
/** What somebody does instead of what they don't. */
const opposing = wordSet('refuse insist wonder deny prefer need hate deserve seem tend suffer lack rely');
const intending = wordSet('hope intend expect aim tend');
const denied = wordSet("didn't can't cannot cant won't wont couldn't wouldn't");
const possible = wordSet('can may might could');
const due = wordSet('should must would could');
const onlys = wordSet('only just merely simply');
const states = wordSet('be get seem look act feel sound become');
const rarely = wordSet('never rarely seldom hardly usually always mostly');
/** What the reader may be told to do instead: "they may not come, but keep calling". */
const orders = wordSet('keep stay try go wait take bring stop leave watch show guess imagine');
/** What nobody is told to do. */
const feelings = wordSet('have love like hate need want know feel hear enjoy mean fear prefer seem look');
