import { nothings, seeming } from '../../words/agreement-words.ts';
import { determiners, objectPronouns, prepositions, reflexives } from '../../words/function-words.ts';
import { opensObject } from '../../noun-phrase.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { Bearer, doersOf, isBeing, nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';

/** A clause in between: where its subject and its verb stand, and where the verb that may be its second one. */
export interface Between {
  readonly doer: number;
  readonly does: number;
  readonly verb: number;
  /** The last verb of the subject before that clause. */
  readonly own: number;
}

/** Whether the verb behind a clause in between cannot be its: "says the food is great and recommends the soup". */
export function isOwnDeed(text: Text, between: Between): boolean {
  const { doer, verb } = between;
  if (doer < 0) return false;
  const deed = lemmaOf(text.word(verb));
  // "Thinks nobody notices and sneaks a pudding."
  if (/^(?:nobody|one)$/.test(text.word(doer)) && isNoOne(text, doer))
    return (
      text.word(verb - 1) === 'and' && text.word(verb + 1) !== 'it' && actsOnSomething(text.word(verb + 1))
    );
  if (text.word(doer) === 'it')
    return text.word(verb + 1) === 'it' || isMinds(deed) || (isSaidToBe(text, between) && isNoThings(deed));
  // "Finds a bag that isn't hers and keeps it."
  const isOfThat = /^(?:that|which)$/.test(text.word(doer + 1)) && isThing(text, doer);
  if (isOfThat && text.word(verb + 1) === 'it' && !text.isWord(verb + 2)) return true;
  // "Says the taxi pays better and argues less": a thing that is spoken of like somebody.
  const isPerson = (doersOf(lemmaOf(text.word(between.does))) & (Bearer.thing | Bearer.unknown)) === 0;
  const isMinded = isMinds(deed) || (handling.has(deed) && opensObject(text, verb + 1));
  // "Thinks the sauce is thin and returns it."
  const isDoneToIt = text.word(verb + 1) === 'it' && !text.isWord(verb + 2) && verb - between.does <= 3;
  if (isDoneToIt && isHow(text, between.does) && isThing(text, doer)) return true;
  // "Knows the car means the vet and hides."
  const isMeant =
    lemmaOf(text.word(between.does)) === 'mean' && (doersOf(deed) & (Bearer.dog | Bearer.unknown)) !== 0;
  // "Says the gym is boring but runs marathons."
  const isState = lemmaOf(text.word(between.does)) === 'be' && isNoThings(deed);
  const isOwn = isMeant || isState || (!isPerson && isMinded);
  return (isThing(text, doer) && isOwn) || isLearnt(text, between, deed);
}

/** "Is thin", "tastes odd": how something is, with nothing that it acts on. */
const isHow = (text: Text, does: number): boolean =>
  (lemmaOf(text.word(does)) === 'be' || seeming.has(text.word(does))) &&
  (text.classes(does + 1) & Class.adjective) !== 0;

/** "They know the roads are closed, take the ferry and save an hour": how a thing is, which nothing that is done goes on. */
export const isStateOfThing = (text: Text, doer: number, does: number): boolean =>
  doer >= 0 && isThing(text, doer) && lemmaOf(text.word(does)) === 'be';

const actsOnSomething = (next: string) =>
  determiners.has(next) || objectPronouns.has(next) || reflexives.has(next) || nothings.has(next);

const isNoOne = (text: Text, at: number) => text.word(at) === 'nobody' || text.word(at - 1) === 'no';

/** "Says it's fine", "thinks it is late": how things are, as somebody says. */
const isSaidToBe = (text: Text, { doer, own }: Between): boolean =>
  /^(?:'s|is|was)$/.test(text.word(doer + 1)) &&
  (text.word(own + 1) === 'that' ? doer === own + 2 : doer === own + 1) &&
  isThinking.has(lemmaOf(text.word(own)));

const isThinking = wordSet(
  'say think know believe insist swear reckon claim hope feel pretend guess bet hear see decide agree',
);

/** Whether no thing does this, as far as that is known. */
const isNoThings = (deed: string): boolean => (doersOf(deed) & (Bearer.thing | Bearer.unknown)) === 0;

/** Whether only somebody with a mind does this. */
const isMinds = (deed: string): boolean =>
  minded.has(deed) || (doersOf(deed) === Bearer.person && !ofThings.has(deed));

const minded = wordSet(
  'text tweet google knit moan whinge sulk joke boast gossip binge gamble vape speak want like love hate expect complain refuse insist prefer enjoy limp remember forget hope wish regret',
);
/** What things do only by themselves: "the book sells", but "sells it". */
const handling = wordSet('sell read write call post');
/** What is said of things as well: "the book sells". */
const ofThings = wordSet('sell read say tell pay call write cost suggest explain');

/** "The economy", "his knee": whether a noun names nothing that thinks. */
function isThing(text: Text, at: number): boolean {
  if (!text.isWord(at) || /^(?:you|i|we)$/.test(text.word(at))) return false;
  // "Crying in public."
  if (text.classes(at - 2) & Class.gerund && prepositions.has(text.word(at - 1))) return true;
  const kind = nounKindOf(text.word(at));
  if (kind !== undefined) return !isBeing(kind);
  const classes = text.classes(at);
  return (
    !text.isCapitalized(at) &&
    (classes === 0 || (classes & (Class.noun | Class.plural)) !== 0) &&
    !isDoer(text.word(at))
  );
}

/** "A teaspoon drops": whether nothing is known of the noun before the verb at `at`, but things do what it says. */
export const isLikelyThing = (text: Text, at: number): boolean =>
  determiners.has(text.word(at - 2)) &&
  (doersOf(lemmaOf(text.word(at))) & Bearer.thing) !== 0 &&
  isThing(text, at - 1);

/** "A boiler that leaks", but "prose that kneels": whether the word at `that` tells of a thing, which does what things do. */
export function tellsOfThing(text: Text, that: number, verb: number): boolean {
  const kind = nounKindOf(text.word(that - 1));
  if (kind !== undefined) return !isBeing(kind);
  const isDone = (doersOf(lemmaOf(text.word(verb))) & (Bearer.thing | Bearer.unknown)) !== 0;
  return (
    text.word(that) !== 'who' && isDone && !isThirdPerson(text.classes(that - 1)) && isThing(text, that - 1)
  );
}

const isDoer = (word: string) =>
  objectPronouns.has(word) || /(?:er|or|ist|ian|ee|ant|ent|man|one|body|ess|ette)$/.test(word);

/** "Discovers that the boss is corrupt and decides to talk." */
function isLearnt(text: Text, { does, verb, own }: Between, deed: string): boolean {
  if (!learning.has(lemmaOf(text.word(own))) || lemmaOf(text.word(does)) !== 'be') return false;
  if (states.has(deed) || text.word(verb - 1) === 'or') return false;
  return isNoThings(deed);
}

const learning = wordSet('discover learn realize realise find notice');
const states = wordSet('want like love hate know believe think hope live prefer fear');

/** "Until everyone is asleep", "till the light is green": how something has become, and no more. */
export function isUntilSo(text: Text, doer: number, does: number): boolean {
  if (doer < 0 || lemmaOf(text.word(does)) !== 'be' || doer !== does - 1) return false;
  const opener = determiners.has(text.word(doer - 1)) ? doer - 2 : doer - 1;
  const isSo = (text.classes(does + 1) & (Class.adjective | Class.participle)) !== 0;
  return isSo && /^(?:until|till)$/.test(text.word(opener));
}

/** "Calling them lies", "heats fish at work", "people in need": whether no verb of the noun at `noun` stands there. */
export function isNamedThere(text: Text, at: number, noun: number): boolean {
  const before = text.word(at - 1);
  if (called.has(before) && text.classes(at - 2) & acting) return true;
  return placing.has(before) && noun === at - 2 && (text.classes(at) & Class.noun) !== 0;
}

const acting = Class.verb | Class.thirdPerson | Class.gerund | Class.past;
const called = new Set(['me', 'us', 'him', 'her', 'them']);
/** Words that bring a noun with them. */
const placing = new Set(['at', 'for', 'from', 'in', 'with', 'by']);
