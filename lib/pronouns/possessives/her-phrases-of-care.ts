import { coordinators, determiners, objectPronouns, prepositions } from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import { wordSet } from '../words/word-set.ts';
import { howOften, owned, weekdays } from '../words/possessive-words.ts';
import { headOf, isFunction } from '../noun-phrase.ts';
import type { Her } from './her-place.ts';
import type { Leaning } from './leaning.ts';
import { nounKindOf } from '../words/senses.ts';

/** What is done to a dog, for it and with it, in phrases that letters of trainers are full of. */
export function careLeaning(her: Her): Leaning | undefined {
  return (
    givenLeaning(her) ??
    playedLeaning(her) ??
    boughtLeaning(her) ??
    handlerLeaning(her) ??
    keptLeaning(her) ??
    foundLeaning(her) ??
    timedLeaning(her) ??
    sentLeaning(her)
  );
}

/** "Give her belly rubs", "give her fair warning"; but "give her back a rub". */
function givenLeaning({ text, lemma, word, second, next, endsThere }: Her): Leaning | undefined {
  if (!giving.has(lemma)) return undefined;
  if (word === 'back' && /^an?$/.test(second)) {
    const isTouch = touches.has(text.word(next + 2)) || touches.has(text.word(next + 3));
    return isTouch ? 1.5 : undefined;
  }
  if (touched.has(word) && touches.has(second) && second.endsWith('s')) return -2;
  if (signs.has(word) && given.has(second)) return -2;
  // "Gave her eye drops."
  if (treated.has(word) && remedies.has(second)) return -1.5;
  if (foretold.has(word) && given.has(second)) return -2;
  return given.has(word) && (endsThere || isFunction(second)) ? -2 : undefined;
}

/** "Play her fireworks", "roll her treats", "drop her bits of liver"; but "throw her balls away", "playing her music loudly". */
function playedLeaning({ lemma, word, second, endsThere }: Her): Leaning | undefined {
  if (second === 'of' && bits.has(word) && (throwing.has(lemma) || feeding.has(lemma))) return -2;
  const isPlain = endsThere || coordinators.has(second) || (prepositions.has(second) && second !== 'to');
  if (!isPlain || /^(?:out|off|up|down|over|in|away|back|round|around)$/.test(second)) return undefined;
  if (lemma === 'play' && recorded.has(word)) return -2;
  return throwing.has(lemma) && thrown.has(word) ? -1.5 : undefined;
}

const bits = wordSet(
  'bits pieces chunks crumbs slivers cubes handfuls slices scraps morsels shreds strips lumps spoonfuls sips',
);
const feeding = wordSet('give feed drop slip offer hand bring post sneak pass cut leave');

/** "Buy her new toys", "cook her plain rice", "get her bigger boots". */
function boughtLeaning({ text, lemma, word, classes, next, last, afterVerb }: Her): Leaning | undefined {
  if (!afterVerb || !(lemma === 'get' ? newer.has(word) : buying.has(lemma))) return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  if (head === next || owned.has(thing) || own.has(word) || takenOn.has(text.word(head + 1)))
    return undefined;
  const isDescribed = (classes & Class.adjective) !== 0 || nounKindOf(word) === 'dogs';
  const isFood = nounKindOf(thing) === 'food';
  const isSeveral = (text.classes(head) & Class.plural) !== 0 && nounKindOf(thing) === 'gear';
  return isDescribed && (isFood || isSeveral) ? -1.2 : undefined;
}

const buying = wordSet('buy order cook');
const newer = wordSet('new bigger smaller better softer stronger warmer sturdier fresh');
const own = wordSet('old usual normal regular daily current next first favourite favorite');
const takenOn = wordSet('on to from out off away in up down back over');

/** "It gives her handler confidence", "give her walker some notice". */
function handlerLeaning({ word, lemma, second, secondClasses }: Her): Leaning | undefined {
  if (!giving.has(lemma) || !handlers.has(word)) return undefined;
  const isGiven = determiners.has(second) || (secondClasses & (Class.noun | Class.plural)) !== 0;
  return isGiven && second !== 'to' ? 1.5 : undefined;
}

const handlers = wordSet('handler walker sitter groomer breeder trainer vet carer minder keeper fosterer');

const recorded = wordSet('sound sounds noise noises music recordings fireworks thunder thunderstorms audio');
const throwing = wordSet('throw toss roll kick lob chuck fling');
const thrown = wordSet('balls sticks frisbees discs dummies bumpers treats biscuits');

const giving = wordSet('give offer get prescribe');
const treated = wordSet('eye ear nose paw skin worm flea tick heart pain joint hip tummy allergy travel');
const remedies = wordSet(
  'drops ointment cream balm meds medication tablets pills supplements treatment relief',
);
const touched = wordSet('belly ear ears paw foot head tummy nose neck chest chin bum back');
const touches = wordSet(
  'rub rubs scratch scratches massage massages pat pats stroke strokes tickle tickles boops kisses brush wash scrub check',
);
const signs = wordSet('eye hand body physical');
const foretold = wordSet('fair advance plenty prior ample early');
const given = wordSet('warning notice access contact signals signal');

/** "Keep her training sessions short", "keep her barking to a minimum"; but "keep her training in the garden". */
function keptLeaning({ lemma, word, second }: Her): Leaning | undefined {
  if (lemma !== 'keep' && lemma !== 'leave') return undefined;
  if (word === 'sits' || word === 'bedding' || word === 'hearing') return 1.2;
  if (!word.endsWith('ing')) return undefined;
  if (noises.has(word) && second === 'to') return 1.2;
  return outfits.has(second) ? 1.2 : undefined;
}

const noises = wordSet('barking whining growling howling pulling jumping mouthing nipping chewing');
/** What is named by what it is for: "walking boots". */
const outfits = wordSet(
  'session sessions treat treats boots area bag bowl bowls time times spot place mat log diary plan routine lead gear kit equipment schedule class classes collar harness vest pen room station',
);

/** "Found her fast asleep", "groomed her wearing gloves", "find her quick to learn". */
function foundLeaning(her: Her): Leaning | undefined {
  const { text, lemma, word, classes, second, secondClasses, afterVerb, previous, previousWord } = her;
  const isLiked = previousWord === 'like' && /^(?:'d|would)$/.test(text.word(previous - 1));
  if (!afterVerb && !isLiked) return undefined;
  if (word === 'using' || word === 'wearing') return -2;
  const isSleeping = (second === 'asleep' || second === 'awake') && soundly.has(word);
  if (isSleeping || (word === 'soaking' && second === 'wet' && !nounThen(her))) return -2;
  const isJudged = judging.has(lemma) && classes & Class.adjective && second === 'to';
  if (isJudged) return -2;
  const isWished = isLiked || wishing.has(lemma);
  const isDone = (classes & Class.participle) !== 0 && word.endsWith('ed');
  const isHow =
    second === 'short' || howOften.has(second) || (secondClasses & Class.adverb && second.endsWith('ly'));
  return isWished && isDone && isHow && !nounThen(her) ? -2 : undefined;
}

const soundly = wordSet('fast sound half wide fully deeply curled stretched flopped');
const judging = wordSet('find think judge pass consider deem declare believe');
const wishing = wordSet('want need get have prefer');

/** "Soaking wet coat": a noun goes on behind the second word. */
const nounThen = ({ text, next }: Her) =>
  (text.classes(next + 2) & (Class.noun | Class.plural)) !== 0 && !isFunction(text.word(next + 2));

/** "Walk her mornings", "looks after her Mondays", "took care of her last week", "love her loads". */
function timedLeaning({
  text,
  previous,
  previousWord,
  lemma,
  word,
  second,
  afterVerb,
  endsThere,
}: Her): Leaning | undefined {
  const isEnd = endsThere || coordinators.has(second) || prepositions.has(second);
  const isLoved = lemma === 'love' || lemma === 'miss' || lemma === 'like';
  if (isLoved && amounts.has(word) && isEnd) return -1.5;
  const isDays = word.endsWith('days') && weekdays.has(word.slice(0, -1));
  if (previousWord === 'after' && /^look/.test(text.word(previous - 1)) && isDays) return -1.5;
  const isCared = previousWord === 'of' && cared.has(text.word(previous - 1));
  if (isCared && (word === 'last' || word === 'next')) return -1.2;
  return afterVerb && minding.has(lemma) && partsOfWeek.has(word) && isEnd ? -1.5 : undefined;
}

const amounts = wordSet('loads lots heaps tons bunches');
const cared = wordSet('care lot much bit proud tired');
const minding = wordSet('walk have mind watch feed train see take board');
const partsOfWeek = wordSet('mornings evenings afternoons nights weekends weekdays');

/** "The couple who adopted her sent us a card", "training her taught me patience": what was said of it goes on. */
function sentLeaning({ word, classes, second, atStart }: Her): Leaning | undefined {
  const isPast = (classes & Class.past) !== 0 && word !== 'left' && word !== 'cut';
  const isSent = isPast && (determiners.has(second) || objectPronouns.has(second)) && second !== 'that';
  return isSent && !atStart ? -1.5 : undefined;
}
