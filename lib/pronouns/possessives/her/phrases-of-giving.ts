import { nothings } from '../../words/agreement-words.ts';
import { coordinators, determiners, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { massThings, owned, strongGiving } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { headOf, isFunction, startsNoun } from '../../noun-phrase.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Told her secrets to everyone", "showed her photos to the guests": whoever gets it is named behind it. */
export function handedOnLeaning({ text, lemma, next, second, classes }: Her): Leaning | undefined {
  if (
    second !== 'to' ||
    !handing.has(lemma) ||
    leading.has(text.word(next)) ||
    !(classes & (Class.noun | Class.plural))
  )
    return undefined;
  const getter = text.word(next + 2);
  const isPerson =
    nothings.has(getter) || (determiners.has(getter) && isBeing(nounKindOf(text.word(next + 3))));
  return isPerson && text.word(next + 3) !== "'s" ? 1.5 : undefined;
}

/** What has a "to" of its own: "gave her access to the court". */
const leading = wordSet('access admission admittance entry exposure proximity');
const handing = wordSet('give tell show send sell read lend teach hand offer pass');

/** "She was shown her room", "I've been given her papers": who gets it is the subject, so that only a thing can follow. */
export function receivedLeaning({ text, first, last, previous, next, classes }: Her): Leaning | undefined {
  if (!(text.classes(previous) & Class.participle)) return undefined;
  let at = previous - 1;
  while (at > first && (text.word(at).endsWith('ly') || /^(?:not|just|also|then|now)$/.test(text.word(at))))
    at -= 1;
  if (!undergoing.has(text.word(at))) return undefined;
  const isThing = (classes & (Class.noun | Class.plural)) !== 0 || startsNoun(text, next, last);
  return isThing && !isFunction(text.word(next)) ? 2 : undefined;
}

const undergoing = wordSet("was were is are am be been being isn't aren't wasn't weren't gets got get");

/** What a dog is given, thrown or bought, in phrases that letters of trainers are full of. */
export function giftLeaning(her: Her): Leaning | undefined {
  if (!her.afterVerb) return undefined;
  return (
    givenLeaning(her) ??
    compoundLeaning(her) ??
    playedLeaning(her) ??
    boughtLeaning(her) ??
    handlerLeaning(her)
  );
}

/** "Give her belly rubs", "give her fair warning"; but "give her back a rub". */
function givenLeaning({ text, lemma, word, classes, second, next, endsThere }: Her): Leaning | undefined {
  if (!giving.has(lemma)) return undefined;
  // "Gave her position and fell silent", but "gave her reasons to stay".
  if (lemma === 'give' && ownFacts.has(word) && (endsThere || behindFacts.has(second))) return 1.5;
  // "Some give her year of birth as 1820."
  if (second === 'of' && /^(?:birth|death|origin|residence)$/.test(text.word(next + 2))) return 1.5;
  if (word === 'back' && /^an?$/.test(second)) {
    const isTouch = touches.has(text.word(next + 2)) || touches.has(text.word(next + 3));
    return isTouch ? 1.5 : undefined;
  }
  // "Gave her plants plenty of water."
  if (lemma === 'give' && loads.has(second) && text.word(next + 2) === 'of' && classes & Class.plural)
    return 1.5;
  if (touched.has(word) && touches.has(second) && second.endsWith('s')) return -2;
  if (signs.has(word) && given.has(second)) return -2;
  // "Gave her eye drops."
  if (treated.has(word) && remedies.has(second)) return -1.5;
  // "Gave her stick about the shirt."
  if (lemma === 'give' && flak.has(word) && /^(?:about|for|over)$/.test(second)) return -2;
  if (foretold.has(word) && given.has(second)) return -2;
  if (word === 'first' && picks.has(second)) return -1.5;
  return given.has(word) && (endsThere || isFunction(second)) ? -2 : undefined;
}

/** "Give her dog biscuits", "give her crate rest", "feed her better food", "fed her most of it"; but "give her brain a rest". */
function compoundLeaning({ text, lemma, word, second, secondClasses, next }: Her): Leaning | undefined {
  if (!strongGiving.has(lemma)) return undefined;
  if ((word === 'most' || word === 'least') && (second === 'of' || secondClasses & Class.plural)) return -1.5;
  const isFood = nounKindOf(second) === 'food';
  const isSeveral = (secondClasses & Class.plural) !== 0;
  if (word === 'better') return isSeveral || isFood || massThings.has(second) ? -1.5 : undefined;
  const third = text.word(next + 2);
  const kind = nounKindOf(word);
  const isNamed = kind !== undefined && kind !== 'amounts' && !isFunction(word);
  const isThing = (isNamed && !/^(?:half|back|both|each)$/.test(word)) || healing.has(word);
  if (lemma === 'give' && /^an?$/.test(second) && isThing && !amounts.has(third)) return 1.5;
  // "The harness gives her shoulders room."
  if (lemma === 'give' && kind === 'parts' && word.endsWith('s') && rooms.has(second)) return 1.5;
  // "Give her wound time to heal."
  const isHealing = kind === 'parts' || healing.has(word);
  if (lemma === 'give' && isHealing && times.has(second) && third === 'to') return 1.5;
  // "Feed her pig ears."
  if (eaten.has(word) && chewed.has(second)) return -1.5;
  if (/^(?:an?|the|some|more)$/.test(third)) return undefined;
  if (kind === 'dogs' || word === 'cat') return isFood || fed.has(second) ? -1.5 : undefined;
  return firsts.has(word) && heads.has(second) ? -1.5 : undefined;
}

const eaten = wordSet(
  'pig rabbit cow lamb chicken beef duck fish buffalo goat goose turkey ox pork hare deer',
);
const chewed = wordSet(
  'ear ears feet foot skin skins neck necks tail tails heart hearts wing wings hooves liver',
);

/** What stands behind a price or a number: "a few", "a day". */
const amounts = wordSet('few little couple bit lot minute hour day week month year night morning while time');
const healing = wordSet('tummy wound joints joint stitches cut gut hips');
const rooms = wordSet('room space support');
const times = wordSet('time rest space');
const fed = wordSet('biscuits food treats toys pads chews chocolate chocolates milk meat');
const firsts = wordSet(
  'crate lead toilet sofa garden lap cuddle play nap training kong bed kennel pen swimming agility scent search ball field beach alone tug potty leash',
);
const heads = wordSet(
  'time rest walk walks break breaks games lessons sessions practice training play classes work exercises toys treats',
);

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

/** What somebody tells of themself. */
const ownFacts = wordSet('position location coordinates whereabouts occupation reasons particulars');
const behindFacts = wordSet('and but as at in for before under when over then');

const recorded = wordSet('sound sounds noise noises music recordings fireworks thunder thunderstorms audio');
const throwing = wordSet('throw toss roll kick lob chuck fling');
const thrown = wordSet('balls sticks frisbees discs dummies bumpers treats biscuits');

const giving = wordSet('give offer get prescribe');
const treated = wordSet(
  'coat gut liver kidney bladder thyroid eye ear nose paw skin worm flea tick heart pain joint hip tummy allergy travel',
);
const remedies = wordSet(
  'drops ointment cream balm meds medication tablets pills supplements treatment relief',
);
const touched = wordSet('belly ear ears paw foot head tummy nose neck chest chin bum back');
const touches = wordSet(
  'rub rubs scratch scratches massage massages pat pats stroke strokes tickle tickles boops kisses brush wash scrub check',
);
const loads = wordSet('plenty lots loads tons heaps');
const flak = wordSet('stick lip jip gyp earache beef props flak heat hassle sass gip');
const signs = wordSet('eye hand body physical');
const foretold = wordSet(
  'top fair advance plenty prior ample early free full limited unlimited constant easy',
);
const picks = wordSet('choice pick dibs');
const given = wordSet(
  'cover billing marks priority honours honors warning notice access contact signals signal rein reign',
);
