import {
  coordinators,
  counts,
  determiners,
  objectPronouns,
  particles,
  prepositions,
  subjectPronouns,
} from '../../words/function-words.ts';
import { hasThingBehind, type Her } from './context.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import type { Leaning } from '../leaning.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isFiniteVerb, isFunction, opensObject } from '../../text/noun-phrase.ts';
import {
  beforeDoing,
  comparatives,
  countNouns,
  doings,
  gerundNouns,
  marking,
  massThings,
  outings,
  owned,
  perceiving,
  positions,
  recordings,
  weekdays,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';

const isGerund = ({ classes, word }: Her) => (classes & Class.gerund) !== 0 && word.endsWith('ing');

/** "heard her howling", "stop her biting": she is the one who does it. */
export function whoDoes(her: Her): Leaning | undefined {
  const { text, index, word, second, secondClasses, lemma, previousWord, afterVerb, nounBehind, endsThere } =
    her;
  if (!isGerund(her)) return undefined;
  if (nounBehind && isGoingOn(her)) return 1.5;
  // "It left her feeling safe."
  if (lemma === 'leave' && afterVerb && word === 'feeling' && !endsThere && !isFunction(second)) return -1.5;
  // "Not her acting like nothing happened!", but "not her acting but her singing".
  if (previousWord === 'not' && her.previous === her.first && !endsThere)
    return second === 'but' || isFiniteVerb(second) ? undefined : -1;
  // "Found her calling."
  if (word === 'calling' && lemma === 'find') return endsThere ? 1 : -1;
  // "Was that her howling?", "a clip of her heeling".
  const earlier = text.word(index - 2);
  const isShown =
    previousWord === 'of' && (recordings.has(earlier) || countNouns.has(earlier) || earlier === 'one');
  // "That's her telling you", "that's her asking for space".
  const isPointedAt =
    (lemma === 'be' || previousWord === "'s") &&
    /^(?:that|this|it)$/.test(earlier) &&
    (objectPronouns.has(second) || asking.has(word));
  // "That's her trying harder", but "that's her hiding place".
  const isWayOfHers = previousWord === "'s" && /^(?:that|this)$/.test(earlier) && !gerundNouns.has(word);
  if (isWayOfHers && !endsThere && (!nounBehind || comparatives.has(second) || massThings.has(second)))
    return -1.2;
  if (isPointedAt || (isShown && secondClasses & Class.plural)) return -1.2;
  if (!nounBehind && (isShown || (previousWord === 'that' && lemmaOf(earlier) === 'be'))) return -1.2;
  // "See her barking as a question", but "see her barking as we arrive".
  if (lemma === 'see' && second === 'as' && /^an?$/.test(text.word(her.next + 2))) return 1;
  if (afterVerb && perceiving.has(lemma) && doings.has(word) && !hasOwnBehind(her) && !isFiniteVerb(second))
    return -1;
  // "Found her reading in the bath."
  if (afterVerb && coming.has(lemma) && pastimes.has(word) && placing.has(second)) return -1;
  // "Look at her lying there", "listen to her going on".
  const isLookedAt = previousWord === 'at' && lemmaOf(earlier) === 'look';
  const isListenedTo = previousWord === 'to' && lemmaOf(earlier) === 'listen';
  if ((isLookedAt || isListenedTo) && !gerundNouns.has(word)) return -1.2;
  if (isLookedAt && doings.has(word) && !nounBehind) return -1.2;
  if (isGoing(her)) return -1.2;
  // "I'd like her walking beside you", but "I'd like her barking to stop".
  const isLiked = previousWord === 'like' && /^(?:'d|would)$/.test(earlier);
  const isWished =
    !gerundNouns.has(word) || counts.has(second) || (prepositions.has(second) && second !== 'to');
  if (isLiked && isWished && !isFiniteVerb(second)) return -1.2;
  // "I hate her touching my stuff."
  const hasObject = determiners.has(second) || counts.has(second) || objectPronouns.has(second);
  // "I hate her singing that song", but "I love her singing the most".
  const isSure = !gerundNouns.has(word) || (determiners.has(second) && second !== 'the' && second !== 'both');
  if (afterVerb && bearing.has(lemma) && hasObject && isSure) return -1;
  // "I don't like her jumping down from the car", "they adore her sleeping on their beds".
  const isAway = moving.has(word) && particles.has(second);
  if (afterVerb && bearing.has(lemma) && (isAway || (word === 'sleeping' && prepositions.has(second))))
    return -0.8;
  // "I love her telling stories."
  if (afterVerb && bearing.has(lemma) && handling.has(word) && secondClasses & Class.plural) return -1;
  // "I hate her leaving so early."
  if (afterVerb && bearing.has(lemma) && !gerundNouns.has(word) && hows.has(second)) return -1;
  // "There's no point her coming."
  if (/^(?:point|use)$/.test(previousWord) && /^(?:no|any|much|little)$/.test(text.word(index - 2)))
    return -1;
  // "I can't see her lasting a week", "I don't blame her leaving."
  if (lemma === 'see' && determiners.has(second) && !gerundNouns.has(word)) return -1;
  if (/^(?:blame|forgive|excuse|pardon)$/.test(lemma) && !gerundNouns.has(word) && !nounBehind) return -1;
  // "Watch for her lifting a paw", "take that as her saying sorry".
  const isAwaited = previousWord === 'for' && awaiting.has(lemmaOf(earlier));
  if (isAwaited && (opensObject(text, her.next + 1) || !gerundNouns.has(word))) return -0.8;
  if (previousWord === 'as' && asking.has(word)) return -1;
  // "I dream about her dying", "I'm nervous about her meeting the cat".
  const isThought = previousWord === 'about' && minded.has(lemmaOf(earlier));
  if (isThought && ((endsThere && !gerundNouns.has(word)) || opensObject(text, her.next + 1))) return -0.8;
  const isOneToDoIt = positions.has(word) || determiners.has(second) || (endsThere && !gerundNouns.has(word));
  if (previousWord === 'with' && (isOneToDoIt || second === 'like' || second === 'so')) return -0.8;
  // "It begins with her dragging you", "tired of her chasing us".
  if (her.afterPreposition && actedOn.has(second)) return -0.8;
  // "No sign of her slowing down."
  if (previousWord === 'of' && expected.has(earlier) && !gerundNouns.has(word)) return -0.8;
  // "Instead of her waiting for you", but "instead of her barking".
  const isReplaced = previousWord === 'of' && earlier === 'instead';
  if (isReplaced && (!nounBehind || objectPronouns.has(second)) && !(endsThere && gerundNouns.has(word)))
    return -0.8;
  // "Hear her breathing faster", but "watch her breathing closely".
  if (
    afterVerb &&
    lemma === 'hear' &&
    (comparatives.has(second) || /^(?:hard|fast|loudly|heavily)$/.test(second))
  )
    return -1;
  // "Wrote to her asking how it is done."
  if (previousWord === 'to' && second !== 'of' && asking.has(word) && addressing.has(lemmaOf(earlier)))
    return -1;
  if (lemma === 'do') return undefined;
  if (previousWord === 'without') return -0.8;
  if (lemma === 'give' && afterVerb && !owned.has(word) && (endsThere || second === 'and' || second === 'to'))
    return -1;
  // "Feed her facing you."
  if (her.gives && objectPronouns.has(second)) return -1;
  if (!afterVerb) return undefined;
  // "Mark her lifting a paw", "stop her pulling, jumping and barking".
  if (marking.has(lemma) && determiners.has(second)) return -1;
  if (lemma === 'stop' && (nounBehind || second === ',' || determiners.has(second))) return -1;
  // "Brush her standing", "took her swimming".
  const isOuting = /^(?:take|go|drive|invite)$/.test(lemma) && outings.has(word);
  const isWhen = weekdays.has(second) || timesBehind.has(second);
  return (isOuting || positions.has(word)) && (!nounBehind || isWhen) ? -1 : undefined;
}

/** "Ran up to her barking", "run away from her clapping": it is whoever runs that does it. */
function isGoing({ text, first, index, previousWord, word, second, endsThere }: Her): boolean {
  if (!loud.has(word) || !(endsThere || coordinators.has(second))) return false;
  const way = ways.get(previousWord);
  if (way === undefined || (way !== '' && !way.includes(text.word(index - 2)))) return false;
  for (let at = index - 2; at >= Math.max(first, index - 4); at -= 1)
    if (going.has(lemmaOf(text.word(at)))) return true;
  return false;
}

/** "Watched her trembling hands", "waited for her remaining family", "watched her wagging tail"; but "caught her burning letters". */
function isGoingOn({ word, second, secondClasses }: Her): boolean {
  const kind = nounKindOf(second);
  const isNear = kind === 'parts' || isBeing(kind) || organs.has(second);
  if (lasting.has(word)) return isNear || (secondClasses & (Class.noun | Class.plural)) !== 0;
  if (passing.has(word)) return isNear;
  return (
    second !== 'back' &&
    (kind === 'parts' || organs.has(second)) &&
    !second.endsWith('s') &&
    !gerundNouns.has(word)
  );
}

const organs = wordSet('cheeks skin throat muscles lungs heart pulse voice tail breath');
/** What goes on with a thing and is done to none. */
const lasting = wordSet(
  'remaining surviving existing ailing aching bleeding ageing aging grieving trembling adoring doting glowing throbbing lingering fading waning drooping sagging thinning greying graying receding twitching sparkling gleaming dangling quivering weeping',
);
/** What may be done to a thing as well. */
const passing = wordSet('missing loving burning failing shining swelling growing');

const coming = wordSet('find catch spot meet discover');
const pastimes = wordSet('reading writing painting drawing thinking training working studying');
const placing = wordSet('in on at by under behind beside near outside');

const loud = wordSet(
  'barking growling snarling clapping cheering waving laughing shouting screaming squealing whooping singing',
);
const going = wordSet(
  'run come rush charge fly bounce race gallop walk skip jog trot back bolt storm hurtle',
);
/** What somebody goes to or from, and what stands before it; '' where nothing need. */
const ways: ReadonlyMap<string, string | readonly string[]> = new Map<string, string | readonly string[]>([
  ['to', ['up', 'over']],
  ['from', ['away', 'off']],
  ['at', ''],
  ['towards', ''],
  ['toward', ''],
  ['past', ''],
]);

const expected = wordSet(
  'sign signs chance chances hope hopes risk danger question prospect likelihood thought',
);
const actedOn = wordSet('me you us him them it');
const awaiting = wordSet('watch look listen wait');
const minded = wordSet('think dream worry hear joke worried nervous anxious concerned happy excited upset');
const asking = wordSet(
  'asking saying telling begging explaining complaining inviting offering urging thanking',
);
const addressing = wordSet('message letter note write speak send turn reply email text shout call');
const handling = wordSet(
  'telling making giving taking bringing asking stealing throwing posting sending wearing',
);
const hows = wordSet(
  'home so too like early late away alone without around out home off when while all here there',
);
const moving = wordSet('jumping running walking coming going');
const bearing = wordSet('adore like love hate mind stand bear imagine miss');

/** "get her walking boots", "had her swimming lessons"; but "see her biting less", "saw her chewing sticks". */
function hasOwnBehind({ word, second, secondClasses, nounBehind, lemma }: Her): boolean {
  if (!nounBehind || lessOrMore.has(second) || particles.has(second) || timesBehind.has(second)) return false;
  if (!(secondClasses & (Class.noun | Class.plural))) return false;
  // "Spotted her eating cereal", but "her eating disorder".
  if (eaten.has(word) && noticing.has(lemma) && !habits.has(second)) return false;
  if (lengths.has(second)) return false;
  if (word === 'chewing' && chewed.has(second)) return false;
  return !(secondClasses & Class.plural) || lemma === 'get' || lemma === 'have';
}

const eaten = wordSet('eating drinking');
const lengths = wordSet('lengths laps miles circles');
const chewed = wordSet('gum tobacco grass gravel wood plaster carpet');
const noticing = wordSet(
  'spot catch see watch film find notice meet recognise recognize overhear photograph record',
);
const habits = wordSet(
  'disorder disorders habit habits plan plans pattern patterns schedule problem problems style water glass bottle fountain bowl place spot area',
);

/** "Heard her crying last night." */
const timesBehind = wordSet('last next late early');
const lessOrMore = wordSet('less more most least again first better');

/** "her training", "found her hiding place", "watched her digging". */
export function beforeGerund(her: Her, score: number): Leaning | undefined {
  const { word, second, secondClasses, lemma, afterVerb, afterPreposition, nounBehind } = her;
  if (!isGerund(her)) return undefined;
  // "Mistake her freezing for obedience."
  if (lemma === 'do' || (lemma === 'mistake' && second === 'for')) return score;
  const isThing = gerundNouns.has(word);
  // "I remember her saying she hates cats."
  const isTelling = word === 'saying' && (subjectPronouns.has(second) || second === 'that');
  if (afterVerb && isTelling && perceiving.has(lemma)) return -1.2;
  if (afterVerb && !isThing && perceiving.has(lemma)) {
    const hasObject = nounBehind && (secondClasses & Class.noun) !== 0;
    // "Found her hiding place", but "found her chasing cats".
    if (hasObject && !(secondClasses & Class.plural) && !isMass(second)) return score;
    return hasObject && second !== 'up' && second !== 'down' && second !== 'around' ? -1 : -2.2;
  }
  if (her.gives && afterVerb && massThings.has(second)) return undefined;
  // "Keep her training", but "keep her training treats small".
  const isKeptSo = (lemma === 'keep' && !hasThingBehind(her)) || (lemma === 'leave' && her.endsThere);
  if (isThing) return isKeptSo ? -1 : score + 0.6;
  if (afterPreposition && !beforeDoing.has(her.previousWord))
    return prepositions.has(second) || determiners.has(second) ? 0.4 : score;
  return prepositions.has(second) && !afterPreposition && !her.atStart ? -0.4 : score;
}

const isMass = (word: string): boolean => massThings.has(word) || nounKindOf(word) === 'food';

/** "Training her daily pays", but "skipping her daily walks makes her grumpy": whether the verb of what is done follows. */
export const isWhatIsDone = ({ text, previous, second, secondClasses, next }: Her): boolean =>
  (text.classes(previous) & Class.gerund) !== 0 &&
  (secondClasses & Class.thirdPerson) !== 0 &&
  !(secondClasses & Class.nounFirst) &&
  !isFiniteVerb(second) &&
  !isFiniteVerb(text.word(next + 2)) &&
  !isThirdPerson(text.classes(next + 2));
